import { useEffect, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { addressOf } from '../../../site/published-site.ts'
import { changedLines, type SiteContent, siteLines } from '../../../site/review-site.ts'
import { isUnderWay } from '../../../site/save-status.ts'
import { ShareDialog } from '../share-dialog.tsx'
import { lineKind } from './edit/line-kinds.ts'
import { NewAddress } from './new-address.tsx'
import type { VersionSaving } from './use-save-version.ts'

const SHOWN = 3

type OwnerShareProps = {
  readonly draft: OpenedDraft
  /** What the shared page says, as it was stored, and what it would say. */
  readonly saved: unknown
  readonly content: SiteContent
  readonly saving: VersionSaving
  readonly onClose: () => void
}

/** Shares the draft. Lines that the shared page does not have yet are saved first, or left out knowingly. */
export function OwnerShare({ draft, saved, content, saving, onClose }: OwnerShareProps) {
  const { status, save } = saving
  const [step, setStep] = useState<'opened' | 'ask' | 'saving' | 'address'>('opened')
  // A line that is left by the press of Share changes the page a moment later. What is saved meanwhile exchanges nothing.
  if (step === 'opened' && status.isChanged) setStep('ask')
  const [before] = useState(status.version)
  const isSaving = step === 'saving' && status.next !== 'failed'
  const isSaved =
    step === 'saving' && (status.version > before || (!status.isChanged && status.next === 'none'))
  useEffect(() => {
    if (isSaved) setStep('address')
  }, [isSaved])
  if (step === 'address' || (step === 'opened' && !status.isChanged))
    return (
      <ShareDialog slug={draft.slug} name={draft.name} onClose={onClose}>
        {status.live.state === 'live' && (
          <p className="text-sm text-muted">
            This is your draft. For patients, share{' '}
            <b className="font-semibold wrap-anywhere text-text">{addressOf(status.live.host).shown}</b>.
          </p>
        )}
        <NewAddress slug={draft.slug} onDone={onClose} />
      </ShareDialog>
    )
  const lines = siteLines(content)
  const changed = changedLines(saved, content)
  const count = changed.length
  return (
    <Dialog
      title="Share your draft"
      description={
        count === 0
          ? 'You changed what the shared page does not have yet.'
          : `You changed ${count === 1 ? 'a line' : `${count} lines`} that the shared page does not have yet.`
      }
      onClose={onClose}
    >
      {count > 0 && (
        <ul className="border-t border-line">
          {changed.slice(0, SHOWN).map((id) => (
            <li key={id} className="border-b border-line py-2.5">
              <p className="text-sm text-muted">{lineKind(id).name}</p>
              <p className="wrap-anywhere">{lines.get(id)?.text}</p>
            </li>
          ))}
        </ul>
      )}
      {count > SHOWN && <p className="text-sm text-muted">and {count - SHOWN} more</p>}
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSaving && `Version ${before + 1} is being made. It takes a few seconds.`}
      </p>
      {step === 'saving' && status.next === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          Not saved. What you changed is kept. Try again, or share the older page.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          busy={isSaving || isUnderWay(status.next)}
          onClick={() => {
            setStep('saving')
            save()
          }}
        >
          Save and share
        </Button>
        <Button look="ghost" onClick={() => setStep('address')}>
          Share the older page
        </Button>
      </div>
    </Dialog>
  )
}
