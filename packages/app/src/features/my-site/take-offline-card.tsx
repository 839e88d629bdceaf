import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { addressOf } from '../../site/address-of.ts'
import { PublishFailureNotice } from '../../site/publish-failure-notice.tsx'
import { SITE_HEADING } from '../../site/site-card.tsx'
import { usePublishing } from '../../site/use-publishing.ts'

const WHAT_HAPPENS =
  'Visitors then read that this website is offline and that people should call. Search engines forget it after some weeks. Your address stays reserved, and your words and versions stay.'

/** Takes the live website off the internet, after saying what happens. */
export function TakeOfflineCard({ host }: { readonly host: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const { send, isBusy, failure } = usePublishing()
  const { shown } = addressOf(host)
  const take = async () => {
    if (await send({ do: 'take-offline' })) setIsAsking(false)
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-80">
        <h2 className="font-[650]">Take offline</h2>
        <p className="mt-0.5 text-sm text-muted">{WHAT_HAPPENS}</p>
      </div>
      <Button
        look="second"
        className="max-sm:w-full"
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        Take offline
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Take your website offline?"
          description={WHAT_HAPPENS}
          confirm={`Take ${shown} offline`}
          cancel="Keep it live"
          isBusy={isBusy}
          onConfirm={() => void take()}
          onClose={() => setIsAsking(false)}
          // The button of the card is gone when the site is; the status says that it is offline.
          focusAfter={() => document.getElementById(SITE_HEADING)}
        >
          <PublishFailureNotice failure={failure} className="empty:hidden" />
        </ConfirmDialog>
      )}
    </Card>
  )
}
