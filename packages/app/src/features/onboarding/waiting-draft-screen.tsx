import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../auth/signed-in-person.ts'
import { initialDraftQuery } from './initial-draft.ts'

/** Shows the way to a draft that is ready. Without one there is nothing to wait for yet: the guide comes first. */
export function WaitingDraftScreen() {
  const person = useSignedInPerson()
  const { data } = useQuery(initialDraftQuery(person.id))
  if (!data) return null
  if (!data.url || !/^https?:/.test(data.url)) return <Navigate to={PATHS.guide} replace />
  return (
    <div className="w-full lg:max-w-128">
      <ScreenTitle>Prepare for Liftoff!</ScreenTitle>
      <p className="mt-3 text-muted">Your draft is ready. Look around, it is yours.</p>
      <Button asChild className="mt-7">
        <a href={data.url} target="_blank" rel="noopener">
          View your draft
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </Button>
    </div>
  )
}
