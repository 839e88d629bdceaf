import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { pathFor } from '@foyer/shared/onboarding/flow/flow.ts'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { PATHS } from '../../config/paths.ts'
import { useReopening } from '../../site/use-reopening.ts'

/** Reopens the answers and leads to the first question. */
export function ChangeAnswers({ answers }: { readonly answers: Answers }) {
  const { isPending, reopen } = useReopening()
  const navigate = useNavigate()

  async function change() {
    if (await reopen()) await navigate(pathFor(answers)[0]?.path ?? PATHS.guide)
  }
  return (
    <Button look="ghost" busy={isPending} onClick={() => void change()}>
      Change my answers
    </Button>
  )
}
