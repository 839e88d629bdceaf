import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { buildReferralLink } from '@foyer/shared/referrals/referral-code.ts'
import { Download, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/ui/button.tsx'
import { Card } from '../components/ui/card.tsx'
import { CopyButton } from '../components/ui/copy-button.tsx'
import { Facts } from '../components/ui/facts.tsx'
import { TextLink } from '../components/ui/text-link.tsx'
import { env } from '../config/env.ts'
import { PATHS } from '../config/paths.ts'

/** A person's link and code, to be copied or printed. Without a code, the same card as while it loads. */
export function ReferralLink({ code = '' }: { readonly code: string | undefined }) {
  const link = code && referralLink(code)
  return (
    <Card title="Your link">
      <div className="mt-3">
        <LinkField link={link} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-start gap-2">
        <CopyButton text={link} label="Copy link" shortLabel="Copy" size="small" />
        <QrCodeButton link={link} code={code} />
      </div>
      <Facts
        facts={[
          { name: 'Code, to read out', value: spellCode(code) },
          { name: 'Counts for', value: `${FIRST_TOUCH_DAYS} days from their first visit` },
          {
            name: 'Texts to send',
            value: <TextLink to={PATHS.rewardsShare}>Choose one</TextLink>,
            note: 'Each says that you may receive a reward.',
          },
        ]}
        values="beside"
        className="mt-3 text-sm tabular-nums"
      />
    </Card>
  )
}

/** The link without its scheme, to be selected. */
export function LinkField({ link }: { readonly link: string }) {
  return (
    <input
      readOnly
      aria-label="Your referral link"
      value={link.replace(/^https?:\/\//, '')}
      onFocus={(event) => event.currentTarget.select()}
      className="min-h-12 w-full min-w-0 text-ellipsis rounded-control border-[1.5px] border-control bg-surface px-3.5 py-2.5 text-sm tabular-nums"
    />
  )
}

/** The link that carries a code. */
export function referralLink(code: string): string {
  return buildReferralLink(env().appUrl, code)
}

/** A code in two groups, as it is read out. */
export function spellCode(code: string): string {
  return code.replace(/^.{4}/, '$& ')
}

type Drawing = { readonly link: string; readonly size: number; readonly path: string; readonly file: string }

/** Draws the QR code of a link when it is asked for: most visits do not need its code. */
function QrCodeButton({ link, code }: { readonly link: string; readonly code: string }) {
  const [drawing, setDrawing] = useState<Drawing>()
  const [hasFailed, setHasFailed] = useState(false)
  const draw = async () => {
    try {
      const { drawQrCode, qrCodeFile } = await import('../lib/qr-code.ts')
      setDrawing({ link, ...drawQrCode(link), file: qrCodeFile(link) })
      setHasFailed(false)
    } catch (error) {
      console.warn('The QR code could not be drawn:', error)
      setHasFailed(true)
    }
  }
  if (drawing?.link !== link) {
    return (
      <div>
        <Button look="ghost" size="small" disabled={!code} onClick={draw}>
          <QrCode aria-hidden="true" className="size-5 stroke-[1.75]" />
          QR code
        </Button>
        <p role="status" className="text-sm text-danger">
          {hasFailed && 'It could not be drawn. Please try again.'}
        </p>
      </div>
    )
  }
  const { size, path, file } = drawing
  return (
    <div className="grid basis-full justify-items-start gap-1">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="QR code of your referral link"
        className="w-28 rounded-badge border border-line bg-[#fff]"
      >
        <path fill="#113529" d={path} />
      </svg>
      <Button look="ghost" size="small" asChild className="-ml-4">
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
