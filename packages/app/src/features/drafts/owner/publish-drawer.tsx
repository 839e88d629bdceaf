import { useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import { PATHS } from '../../../config/paths.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import { showToast } from '../../../lib/toast.ts'
import { addressOf } from '../../../site/address-of.ts'
import { hashOfConfirmed } from '../../../site/confirmed-words.ts'
import { PublishFailureNotice } from '../../../site/publish-failure-notice.tsx'
import type { SiteContent } from '../../../site/review-site.ts'
import { changesText, type LiveStatus } from '../../../site/save-status.ts'
import type { SiteChange } from '../../../site/site-change.ts'
import { unpublishedChanges } from '../../../site/unpublished-changes.ts'
import { usePublishing } from '../../../site/use-publishing.ts'
import { useInputStatus } from '../../../site/use-save-status.ts'
import { useVow, VowField } from '../../../site/vow-field.tsx'
import { ChangeList } from './change-list.tsx'
import { hasPlace } from './show-changes.ts'
import { SideDrawer } from './side-drawer.tsx'
import type { OwnChanges } from './use-own-changes.ts'

type PublishDrawerProps = {
  readonly live: Extract<LiveStatus, { state: 'live' }>
  /** How the page differs from what is live. */
  readonly own: OwnChanges
  readonly content: SiteContent
  /** The beginning of the addresses of pictures. */
  readonly pictures: string
  /** Suggestions that are open. */
  readonly undecided: number
  readonly onOpenChecklist: () => void
  /** Shows the place of a change on the page. */
  readonly onShow: (change: SiteChange) => void
  readonly onClose: () => void
}

/** What patients do not see yet, each with its way back, and one act that publishes all of it. */
export function PublishDrawer(props: PublishDrawerProps) {
  const { live, own, content, undecided, onShow, onClose, pictures } = props
  const changes = own.list
  const vow = useVow(content)
  const { send, isBusy, failure } = usePublishing()
  const [confirmed, setConfirmed] = useState<SiteContent | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  const showOf = (change: SiteChange) => (hasPlace(change) ? () => onShow(change) : undefined)
  const undoOf = (change: SiteChange) => {
    const undo = own.undoOf(change)
    return (
      undo &&
      (() => {
        undo()
        title.current?.focus()
      })
    )
  }
  const publish = async () => {
    setConfirmed(content)
    const sent = await send({ do: 'publish', confirmed: await hashOfConfirmed(content) })
    if (!sent) return
    showToast({ title: 'Published. Visitors see it now', kind: 'success' })
    onClose()
  }
  const elsewhere =
    failure?.code === 'content_changed' && confirmed ? unpublishedChanges(confirmed, content) : null
  const { input } = useInputStatus()
  const reason =
    input === 'failed'
      ? 'Not saved yet'
      : undecided > 0
        ? `${undecided} to confirm first`
        : vow.isTicked
          ? null
          : 'Tick the sentence first'
  // They may go while the drawer is open, or before an address asks for it. What cannot be listed is one change.
  const isNothing = changes?.length === 0
  const verb = `Publish ${changesText(changes?.length ?? 1)}`
  return (
    <SideDrawer
      title={isNothing ? 'No changes' : changes ? changesText(changes.length) : 'Your changes'}
      label={isNothing ? 'No changes' : verb}
      closeLabel="Close the changes"
      titleRef={title}
      lead={
        <p className="mt-1 text-sm text-muted">
          Since {formatMoment(new Date(live.publishedAt), new Date())}.{' '}
          {isNothing ? 'Visitors see what you see.' : 'Until you publish, visitors see the page of that day.'}
        </p>
      }
      foot={
        !isNothing && (
          <>
            <p id="publish-reason" className="min-h-[1lh] text-sm text-muted">
              {reason ?? (
                <>
                  Live at <span className="wrap-anywhere">{addressOf(live.host).shown}</span> a few seconds
                  later.
                </>
              )}
            </p>
            {undecided > 0 && (
              <p className="text-sm">
                <button
                  type="button"
                  className="text-link min-h-11 lg:min-h-0"
                  onClick={props.onOpenChecklist}
                >
                  Decide about our suggestions
                </button>
              </p>
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <Button look="ghost" className="-ml-4" onClick={onClose}>
                Not yet
              </Button>
              <Button
                busy={isBusy}
                disabled={!isBusy && reason !== null}
                aria-describedby="publish-reason"
                onClick={() => void publish()}
              >
                {isBusy ? 'Publishing...' : verb}
              </Button>
            </div>
          </>
        )
      }
      onClose={onClose}
    >
      {changes === null && (
        <p className="mt-4 text-sm text-muted">
          What is live was published with an earlier release, so we cannot list the differences. Read the page
          once more.
        </p>
      )}
      {changes && <ChangeList changes={changes} undoOf={undoOf} showOf={showOf} pictures={pictures} />}
      <PublishFailureNotice failure={failure} className="mt-4">
        {elsewhere && elsewhere.length > 0 && <ChangeList changes={elsewhere} />}
        {failure?.code === 'answers_incomplete' && <TextLink to={PATHS.mySite}>Go to your answers</TextLink>}
      </PublishFailureNotice>
      {!isNothing && <VowField vow={vow} className="mt-5" />}
    </SideDrawer>
  )
}
