import { type Answers, withAnswer } from '@foyer/shared/onboarding/answers/answers.ts'
import { firstUnanswered } from '@foyer/shared/onboarding/flow/flow.ts'
import { buildResponseRow } from '@foyer/shared/onboarding/flow/response-row.ts'
import { wantsFullDraft } from '@foyer/shared/onboarding/questions/branches.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { answersQuery } from '../../answers/answers-query.ts'
import { saveAnswer } from '../../answers/api/save-answer.ts'
import { timeAfter } from '../../answers/kept-inputs.ts'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { PATHS } from '../../config/paths.ts'
import { showToast } from '../../lib/toast.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useReopening } from '../../site/use-reopening.ts'

/** Offers the owner of a redesign proposal the six questions for the full draft. */
export function FullDraftOffer({ answers }: { readonly answers: Answers }) {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { reopen } = useReopening()
  const { mutate: begin, isPending } = useMutation({
    mutationFn: async () => {
      if (!(await reopen())) return
      const requested = withFullDraftRequest(answers)
      if (requested !== answers && requested.websiteFeedback) {
        const row = buildResponseRow('websiteFeedback', requested.websiteFeedback, requested)
        const saved = await saveAnswer(person.id, row)
        if (!saved.ok) {
          const description = saved.error.message || 'We could not save this. Press the button again.'
          showToast({ title: 'Error', description, kind: 'destructive' })
          return
        }
        const updated_at = saved.value.updatedAt
        queryClient.setQueryData<Answers>(
          answersQuery(person.id).queryKey,
          withAnswer(requested, 'websiteFeedback', { ...requested.websiteFeedback, updated_at }),
        )
      }
      await navigate(firstUnanswered(requested)?.path ?? PATHS.guide)
    },
  })
  const hasBegun = wantsFullDraft(answers)
  return (
    <Card title="Answer six questions for the full draft" id="full-draft">
      <p className="mt-1 max-w-[40rem] text-sm text-muted">
        Your draft shows ideas for the website you have. Tell us what makes the practice special, why you do
        this work, what you treat, how patients pay, where you see them and which style you like: then you see
        your whole site.
      </p>
      <Button className="mt-4" look="second" busy={isPending} onClick={() => begin()}>
        {hasBegun ? 'Go on with the questions' : 'Answer six questions'}
      </Button>
    </Card>
  )
}

function withFullDraftRequest(answers: Answers): Answers {
  const { websiteFeedback } = answers
  if (!websiteFeedback || wantsFullDraft(answers)) return answers
  return withAnswer(answers, 'websiteFeedback', {
    ...websiteFeedback,
    wants_full_draft: true,
    updated_at: timeAfter(websiteFeedback.updated_at),
  })
}
