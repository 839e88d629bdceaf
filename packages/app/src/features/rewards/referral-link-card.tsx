import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { buildReferralLink } from '@foyer/shared/referrals/referral-code.ts'
import { Download } from 'lucide-react'
import { useId, useMemo } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { env } from '../../config/env.ts'
import { drawQrCode, qrCodeFile } from './qr-code.ts'

/** A person's link and code, to be copied or printed. */
export function ReferralLink({ code }: { readonly code: string }) {
  const id = useId()
  const link = buildReferralLink(env().appUrl, code)
  const { size, path } = useMemo(() => drawQrCode(link), [link])
  return (
    <Card title="Your link">
      <div className="mt-3 grid gap-5 sm:@md:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2 min-[22rem]:flex-nowrap">
            <input
              readOnly
              aria-label="Your referral link"
              aria-describedby={id}
              value={link.replace(/^https?:\/\//, '')}
              onFocus={(event) => event.currentTarget.select()}
              className="min-h-12 w-full min-w-0 flex-1 text-ellipsis rounded-control border-[1.5px] border-control bg-surface px-3.5 py-2.5 tabular-nums"
            />
            <CopyButton text={link} label="Copy link" shortLabel="Copy" className="flex-none" />
          </div>
          <p id={id} className="mt-2.5 text-sm text-muted">
            People who come through it count for {FIRST_TOUCH_DAYS} days. Every message says that you may
            receive a reward.
          </p>
          <div className="mt-3 flex flex-col items-start gap-x-3 text-sm lg:flex-row lg:items-center">
            <span>
              Your code, to be read out: <span className="font-[650] tabular-nums">{code}</span>
            </span>
            <CopyButton text={code} label="Copy code" size="small" look="ghost" className="max-lg:-ml-4" />
          </div>
        </div>
        <div className="grid justify-items-start gap-1 sm:justify-items-center">
          <svg
            viewBox={`0 0 ${size} ${size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label="QR code of your referral link"
            className="w-28 rounded-plate border border-line bg-[#fff]"
          >
            <path fill="#113529" d={path} />
          </svg>
          <Button look="ghost" size="small" asChild className="max-sm:-ml-4">
            <a
              download={`referral-${code}.svg`}
              href={`data:image/svg+xml,${encodeURIComponent(qrCodeFile(link))}`}
            >
              <Download aria-hidden="true" className="size-5 stroke-[1.75]" />
              <span>
                QR code<span className="sr-only"> as an SVG file</span>
              </span>
            </a>
          </Button>
        </div>
      </div>
    </Card>
  )
}
