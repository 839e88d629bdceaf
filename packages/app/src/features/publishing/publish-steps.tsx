import type { PublishedSite } from '@foyer/shared/api/sites.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useMemo, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import type { Account } from '../../account/api/account.ts'
import { useEntryPanel } from '../../components/layouts/entry-panel-view.ts'
import { PATHS } from '../../config/paths.ts'
import { browserStore } from '../../lib/browser-store.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { addressOf } from '../../site/address-of.ts'
import { publishFacts } from '../../site/publish-facts.ts'
import { renderPublished } from '../../site/render-site.ts'
import type { SiteContent } from '../../site/review-site.ts'
import { unpublishedChanges } from '../../site/unpublished-changes.ts'
import { usePublishing } from '../../site/use-publishing.ts'
import { useSiteDetails } from '../../site/use-site-details.ts'
import { useSiteEdits } from '../../site/use-site-edits.ts'
import { useVow } from '../../site/vow-field.tsx'
import { useOwnerSite } from '../drafts/owner/use-owner-site.ts'
import { useReview } from '../drafts/owner/use-review.ts'
import { AddressStep } from './address-step.tsx'
import { CheckStep } from './check-step.tsx'
import { DoneStep } from './done-step.tsx'
import { GoStep } from './go-step.tsx'
import { PanelWindow } from './panel-window.tsx'
import { STEP_PATHS, stepAt } from './steps.ts'

type PublishStepsProps = {
  /** The draft, and its address in the app. */
  readonly slug: string
  readonly draftPath: string
  /** The style of the newest version. */
  readonly savedStyle: DesignStyleId
  readonly answers: Answers
  readonly account: Account
  readonly published: PublishedSite | null
}

const PANELS = {
  address: {
    title: 'Open the door',
    subtitle: 'Three short steps. Nothing is public before the last one.',
    open: 0.3,
  },
  check: {
    title: 'Is all of it true?',
    subtitle: 'People rely on these words. So we ask once, before they read them.',
    open: 0.42,
  },
  publish: {
    title: 'One step from open',
    subtitle: 'When you publish, the door opens for everyone.',
    open: 0.54,
  },
  done: { title: 'The door is open', subtitle: 'People can come in from now on.', open: 1 },
} as const

// Closing the steps keeps the address that was chosen.
const chosenName = (personId: string) => browserStore('browser', `foyer:site-name:${personId}`, z.string())

/** The three steps of publishing and the page after them, each with an address of its own. */
export function PublishSteps(props: PublishStepsProps) {
  const { slug, draftPath, savedStyle, answers, account, published } = props
  const person = useSignedInPerson()
  const navigate = useNavigate()
  const step = stepAt(useParams()['*'])
  const own = useSiteDetails()
  const review = useReview(own)
  const { edits } = useSiteEdits()
  const site = useOwnerSite({
    slug,
    answers,
    account,
    details: own.details,
    edits,
    savedStyle,
    tried: null,
    isEditing: false,
  })
  const { content, style } = site
  const facts = useMemo(() => publishFacts(content), [content])
  const vow = useVow(content)
  const publishing = usePublishing()
  const { failure } = publishing
  // What was confirmed when it was published last, to tell what another window has changed since.
  const [confirmed, setConfirmed] = useState<SiteContent | null>(null)
  const changedElsewhere = useMemo(
    () => (failure?.code === 'content_changed' && confirmed ? unpublishedChanges(confirmed, content) : null),
    [failure?.code, confirmed, content],
  )
  const [store] = useState(() => chosenName(person.id))
  const [typed, setTyped] = useState<string | null>(() => store.read() ?? published?.name ?? null)
  // A site that is live already is changed where it is edited.
  const [wasLive] = useState(published?.state === 'live')
  const isLoaded = site.html !== null
  const html = useMemo(
    () => (isLoaded ? renderPublished(content, style, slug) : null),
    [isLoaded, content, style, slug],
  )
  const name = typed ?? ''
  // A domain of the owner's own stays the address, whatever name is chosen.
  const shownHost = published?.domain ?? (name || facts.addresses[0] || 'your-practice')
  const window = useMemo(
    () => ({ window: <PanelWindow html={html} address={addressOf(shownHost).shown} /> }),
    [html, shownHost],
  )
  useEntryPanel({ ...PANELS[step ?? 'address'], site: step === 'done' ? NO_WINDOW : window })

  if (step === null) return <Navigate to={PATHS.publish} replace />
  if (step === 'done') {
    return published?.state === 'live' ? (
      <DoneStep site={published} name={facts.name ?? ''} html={html} />
    ) : (
      <Navigate to={PATHS.publish} replace />
    )
  }
  if (wasLive) return <Navigate to={`${draftPath}?view=changes`} replace />
  if (step !== 'address' && !name) return <Navigate to={PATHS.publish} replace />
  if (step === 'publish' && (!vow.isTicked || facts.refusals.length > 0) && !publishing.isBusy)
    return <Navigate to={STEP_PATHS.check} replace />
  const close = () => void navigate(draftPath)
  const chooseName = (chosen: string) => {
    setTyped(chosen)
    store.write(chosen)
  }
  switch (step) {
    case 'address':
      return (
        <AddressStep
          name={typed}
          offers={facts.addresses}
          current={published?.name ?? null}
          onChange={chooseName}
          onClose={close}
          onContinue={() => void navigate(STEP_PATHS.check)}
        />
      )
    case 'check':
      return (
        <CheckStep
          content={content}
          original={site.original}
          facts={facts}
          review={review}
          vow={vow}
          tasks={site.tasks}
          checklistPath={`${draftPath}?view=checklist`}
          failure={failure}
          changedElsewhere={changedElsewhere}
          onClose={close}
          onContinue={() => {
            publishing.forget()
            void navigate(STEP_PATHS.publish)
          }}
        />
      )
    case 'publish':
      return (
        <GoStep
          name={name}
          domain={published?.domain ?? null}
          content={content}
          style={style}
          facts={facts}
          publishing={publishing}
          draftPath={draftPath}
          onSend={() => setConfirmed(content)}
          onClose={close}
        />
      )
  }
}

const NO_WINDOW = { window: null }
