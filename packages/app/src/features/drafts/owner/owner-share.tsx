import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { addressOf } from '../../../site/published-site.ts'
import type { LiveStatus } from '../../../site/save-status.ts'
import { ShareDialog } from '../share-dialog.tsx'
import { NewAddress } from './new-address.tsx'

type OwnerShareProps = {
  readonly draft: OpenedDraft
  readonly live: LiveStatus
  readonly onClose: () => void
}

/** Shares the draft. */
export function OwnerShare({ draft, live, onClose }: OwnerShareProps) {
  return (
    <ShareDialog slug={draft.slug} name={draft.name} onClose={onClose}>
      {live.state === 'live' && (
        <p className="text-sm text-muted">
          This is your draft. For patients, share{' '}
          <b className="font-semibold wrap-anywhere text-text">{addressOf(live.host).shown}</b>.
        </p>
      )}
      <NewAddress slug={draft.slug} onDone={onClose} />
    </ShareDialog>
  )
}
