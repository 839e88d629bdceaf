import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../site/initial-draft.ts'
import { useReopening } from '../../site/use-reopening.ts'

/** Reminds owners who change their answers that the draft can stay as it is; nothing for everybody else. */
export function ReopenedLine() {
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const { isPending, close } = useReopening()
  // The guard loads it.
  const { data } = useQuery({ ...initialDraftQuery(person.id), enabled: false })
  if (!data?.url || !data.isReopened) return null

  async function keepDraft() {
    if (await close()) await navigate(PATHS.mySite)
  }
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 rounded-control bg-info-bg px-3.5 text-sm">
      <span className="py-2">You are changing your answers. Your draft stays until you finish.</span>
      <button
        type="button"
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && void keepDraft()}
        className="text-link min-h-11"
      >
        Keep my draft as it is
      </button>
    </p>
  )
}
