import { draftPath } from '@foyer/shared/api/drafts.ts'
import { Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { env } from '../../config/env.ts'
import { DraftAddressField } from './draft-address-field.tsx'

type ShareDialogProps = {
  readonly slug: string
  /** The name of the practice. */
  readonly name: string
  readonly onClose: () => void
  /** What only the owner may do with the address. */
  readonly children?: ReactNode
}

/** The address of a draft: to copy, or to hand to the share sheet of the system. */
export function ShareDialog({ slug, name, onClose, children }: ShareDialogProps) {
  const address = `${env().appUrl}${draftPath(slug)}`
  const canShare = typeof navigator.share === 'function'
  // The sheet was closed without a choice, or the browser refused: the address can still be copied.
  const share = () => void navigator.share({ title: `${name}: website draft`, url: address }).catch(() => {})
  return (
    <Dialog
      title="Share this draft"
      description="Anyone with this address can see it. Search engines are asked to leave it out."
      onClose={onClose}
    >
      <DraftAddressField label="Address" address={address} />
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={address} label="Copy link" />
        {canShare && (
          <Button look="second" onClick={share}>
            <Share2 className="flex-none" />
            Share
          </Button>
        )}
        <Button look="ghost" onClick={onClose} className="ml-auto">
          Close
        </Button>
      </div>
      {children}
    </Dialog>
  )
}
