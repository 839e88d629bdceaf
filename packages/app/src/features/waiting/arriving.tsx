import { READY_PANEL, WAITING_HEADLINE, WAITING_PANEL } from '@foyer/shared/onboarding/pages/waiting.ts'
import { stepAt } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { initialDraftQuery } from '../../site/initial-draft.ts'
import { type DraftAddress, draftAddress } from '../../site/site-state.ts'
import { FirstDraftTiming } from './pending.tsx'
import { NO_ARTWORK, ReadyTop } from './ready.tsx'

type ArrivingProps = {
  /** Called with whether the heading had the focus. */
  readonly onLeave: (hadFocus: boolean) => void
}

/** The waiting page while it loads: the parts that every state of it has, where they stay. */
export function Arriving({ onLeave }: ArrivingProps) {
  const person = useSignedInPerson()
  const { state } = useLocation()
  // The guard of the page has loaded it.
  const { data: draft } = useQuery({ ...initialDraftQuery(person.id), enabled: false })
  const address = draft?.url ? draftAddress(draft.url) : null
  const hasFinished = stepAt(parseNavigationState(state).previousPath ?? '')?.finishes !== undefined
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const heading = place.current?.querySelector('h1')
    return () => onLeave(document.activeElement === heading)
  }, [onLeave])
  return (
    <div ref={place} className="waiting w-full max-w-(--measure)">
      {/* After the last of reopened questions the next version is drawn. */}
      {address && !hasFinished ? (
        <Delivered address={address} version={draft?.version ?? 1} />
      ) : (
        <FirstWait email={person.email} />
      )}
    </div>
  )
}

function Delivered({ address, version }: { readonly address: DraftAddress; readonly version: number }) {
  useEntryPanel({ ...READY_PANEL, open: 1, ...(address.slug && { artwork: NO_ARTWORK }) })
  return <ReadyTop address={address} version={version} deliveredAt={undefined} />
}

function FirstWait({ email }: { readonly email: string }) {
  useEntryPanel({ ...WAITING_PANEL, open: 1 })
  return (
    <>
      <p aria-hidden="true" className="invisible mb-3.5">
        <Tag look="success" icon={Check}>
          All questions answered
        </Tag>
      </p>
      <ScreenTitle>{WAITING_HEADLINE}</ScreenTitle>
      <FirstDraftTiming email={email} />
    </>
  )
}
