import { WAITING_HEADLINE, WAITING_PANEL } from '@foyer/shared/onboarding/pages/waiting.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { OneMoment } from '../../components/ui/one-moment.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../site/initial-draft.ts'
import { FirstDraftTiming } from './first-draft-timing.tsx'

type ArrivingProps = {
  /** Called with whether the heading had the focus. */
  readonly onLeave: (hadFocus: boolean) => void
}

/** The waiting page while it loads: what it says in any case, at the places where it stays. */
export function Arriving({ onLeave }: ArrivingProps) {
  const person = useSignedInPerson()
  // The guard of the page has looked it up.
  const { data: draft } = useQuery({ ...initialDraftQuery(person.id), enabled: false })
  return draft?.url ? <OneMoment /> : <FirstWait email={person.email} onLeave={onLeave} />
}

function FirstWait({ email, onLeave }: ArrivingProps & { readonly email: string }) {
  useEntryPanel({ ...WAITING_PANEL, open: 1 })
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h1')
    return () => onLeave(document.activeElement === heading)
  }, [onLeave])
  return (
    <div ref={place} className="waiting w-full max-w-(--measure)">
      <p aria-hidden="true" className="invisible mb-3.5">
        <Tag look="success" icon={Check}>
          All questions answered
        </Tag>
      </p>
      <ScreenTitle>{WAITING_HEADLINE}</ScreenTitle>
      <FirstDraftTiming email={email} />
    </div>
  )
}
