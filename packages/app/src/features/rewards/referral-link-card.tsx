import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { buildReferralLink } from '@foyer/shared/referrals/referral-code.ts'
import { useId } from 'react'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { env } from '../../config/env.ts'
import { QrCodeButton } from './qr-code-button.tsx'

/** A person's link and code, to be copied or printed. Without a code, the same card as while it loads. */
export function ReferralLink({ code = '' }: { readonly code: string | undefined }) {
  const id = useId()
  const link = code && buildReferralLink(env().appUrl, code)
  return (
    <Card title="Your link">
      <div className="mt-3 grid gap-5 sm:@md:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <div className="min-w-0">
          <div className="grid gap-2 min-[22rem]:grid-cols-[minmax(0,1fr)_auto]">
            <input
              readOnly
              aria-label="Your referral link"
              aria-describedby={id}
              value={link.replace(/^https?:\/\//, '')}
              onFocus={(event) => event.currentTarget.select()}
              className="min-h-12 w-full min-w-0 text-ellipsis rounded-control border-[1.5px] border-control bg-surface px-3.5 py-2.5 tabular-nums"
            />
            <CopyButton text={link} label="Copy link" shortLabel="Copy" className="justify-self-start" />
          </div>
          <p id={id} className="mt-2.5 text-sm text-muted">
            People who come through it count for {FIRST_TOUCH_DAYS} days. Every message says that you may
            receive a reward.
          </p>
          <div className="mt-3 grid justify-items-start text-sm">
            <span>
              Your code, to be read out: <span className="font-[650] tabular-nums">{code}</span>
            </span>
            <CopyButton text={code} label="Copy code" size="small" look="ghost" className="-ml-4" />
          </div>
        </div>
        <QrCodeButton link={link} code={code} />
      </div>
    </Card>
  )
}
