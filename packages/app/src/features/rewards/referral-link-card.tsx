import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { buildReferralLink } from '@foyer/shared/referrals/referral-code.ts'
import { Download, QrCode } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { env } from '../../config/env.ts'

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

type Drawing = { readonly link: string; readonly size: number; readonly path: string; readonly file: string }

/** Draws the QR code of a link when it is asked for: most visits do not need its code. */
function QrCodeButton({ link, code }: { readonly link: string; readonly code: string }) {
  const [drawing, setDrawing] = useState<Drawing>()
  const [hasFailed, setHasFailed] = useState(false)
  const draw = async () => {
    try {
      const { drawQrCode, qrCodeFile } = await import('../../lib/qr-code.ts')
      setDrawing({ link, ...drawQrCode(link), file: qrCodeFile(link) })
      setHasFailed(false)
    } catch (error) {
      console.warn('The QR code could not be drawn:', error)
      setHasFailed(true)
    }
  }
  if (drawing?.link !== link) {
    return (
      <div className="grid justify-items-start gap-1 sm:justify-items-center">
        <Button look="second" disabled={!code} onClick={draw}>
          <QrCode aria-hidden="true" className="size-5 stroke-[1.75]" />
          Show QR code
        </Button>
        <p role="status" className="text-sm text-danger">
          {hasFailed && 'It could not be drawn. Please try again.'}
        </p>
      </div>
    )
  }
  const { size, path, file } = drawing
  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-center">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of your referral link"
        className="w-28 rounded-badge border border-line bg-[#fff]"
      >
        <path fill="#113529" d={path} />
      </svg>
      <Button look="ghost" size="small" asChild className="max-sm:-ml-4">
        <a download={`referral-${code}.svg`} href={`data:image/svg+xml,${encodeURIComponent(file)}`}>
          <Download aria-hidden="true" className="size-5 stroke-[1.75]" />
          <span>
            QR code<span className="sr-only"> as an SVG file</span>
          </span>
        </a>
      </Button>
    </div>
  )
}
