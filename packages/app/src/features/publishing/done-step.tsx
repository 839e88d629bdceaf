import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowUpRight, Globe, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { PrintSheet } from '../../components/print-sheet.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { PATHS } from '../../config/paths.ts'
import { celebrate } from '../../lib/celebrate.ts'
import { formatMoment } from '../../lib/format-moment.ts'
import { addressOf } from '../../site/address-of.ts'
import { MiniSite } from '../../site/mini-site.tsx'
import { WindowBar } from './panel-window.tsx'
import { TellPatients } from './tell-patients.tsx'

type DoneStepProps = {
  readonly site: PublishedSite
  /** The name of the practice. */
  readonly name: string
  /** The page as patients see it. */
  readonly html: string | null
}

/** The open website: its address, ways to hand it on, and what to tell patients. */
export function DoneStep({ site, name, html }: DoneStepProps) {
  const { shown, url } = addressOf(servingHost(site))
  const [isPrinting, setIsPrinting] = useState(false)
  const code = useQrCode(url)
  useEffect(() => {
    void celebrate().catch(() => {})
  }, [])
  return (
    <div className="waiting w-full max-w-(--measure)">
      <p className="mb-3">
        <Tag look="success" icon={Globe}>
          {`Live since ${formatMoment(new Date(site.published_at), new Date())}`}
        </Tag>
      </p>
      <ScreenTitle>Your website is open</ScreenTitle>
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="draft-window mt-4.5 block overflow-hidden rounded-[10px] xl:-ml-50"
      >
        <span className="sr-only">Open your website in a new tab</span>
        <WindowBar address={shown} />
        <MiniSite
          html={html}
          pageWidth="var(--draft-width)"
          className="aspect-16/11 [--draft-width:1080px] sm:aspect-1280/480 sm:[--draft-width:1440px]"
        />
      </a>
      <p role="status" className="mt-3 min-h-[1lh] text-sm text-muted">
        {!site.is_reachable && 'The address opens within a few seconds. You can leave this page.'}
      </p>
      <div className="mt-2 grid gap-x-5 gap-y-3 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control border-[1.5px] border-control bg-surface py-1 pr-1 pl-4">
            <b className="min-w-0 flex-1 basis-40 font-[650] wrap-anywhere">{shown}</b>
            <CopyButton text={url} label="Copy the address" shortLabel="Copy" look="ghost" size="small" />
          </div>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button asChild className="max-sm:w-full">
              <a href={url} target="_blank" rel="noopener">
                See it live
                <ArrowUpRight />
              </a>
            </Button>
            <Button
              look="second"
              className="max-sm:w-full"
              disabled={!code}
              onClick={() => setIsPrinting(true)}
            >
              <Printer />
              Print the card
            </Button>
          </div>
        </div>
        <span className="size-30 overflow-hidden rounded-card border border-line bg-[#fff]">
          {code && (
            <svg
              viewBox={`0 0 ${code.size} ${code.size}`}
              shapeRendering="crispEdges"
              role="img"
              aria-label={`QR code of ${shown}`}
              className="size-full"
            >
              <path fill="#113529" d={code.path} />
            </svg>
          )}
        </span>
      </div>
      <TellPatients name={name} address={shown} />
      <p className="mt-6 flex flex-wrap gap-x-5">
        <Link to={PATHS.mySite} className="text-link inline-flex min-h-11 items-center text-sm">
          Go to My Site
        </Link>
        <Link to={PATHS.domains} className="text-link inline-flex min-h-11 items-center text-sm">
          Use a domain of your own
        </Link>
        <Link to={PATHS.home} className="text-link inline-flex min-h-11 items-center text-sm">
          Go to the dashboard
        </Link>
      </p>
      {isPrinting && code && (
        <PrintSheet onDone={() => setIsPrinting(false)}>
          <SiteCardPrint name={name} address={shown} code={code} />
        </PrintSheet>
      )}
    </div>
  )
}

function useQrCode(url: string) {
  return useQuery({
    queryKey: ['qr-code', url],
    queryFn: async () => (await import('../../lib/qr-code.ts')).drawQrCode(url),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}

type SiteCardPrintProps = {
  readonly name: string
  readonly address: string
  readonly code: { readonly size: number; readonly path: string }
}

/** Cards for the front desk, 4 by 6 inches, two on a page of letter paper: the name, the address and its QR code. */
function SiteCardPrint({ name, address, code }: SiteCardPrintProps) {
  return (
    <div className="grid h-[11in] w-[8.5in] content-center justify-items-center gap-[0.5in] bg-[#fff] text-[#1a1a1a]">
      {['first', 'second'].map((card) => (
        <div
          key={card}
          className="grid h-[4in] w-[6in] grid-cols-[1fr_auto] content-center items-center gap-[0.4in] border border-dashed border-[#999] p-[0.5in]"
        >
          <div className="min-w-0">
            <p className="display text-[20pt] leading-[1.2] wrap-anywhere">{name}</p>
            <p className="mt-[0.2in] text-[12pt]">Our website</p>
            <p className="text-[13pt] font-[650] wrap-anywhere">{address}</p>
          </div>
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={`QR code of ${address}`}
            className="size-[1.8in]"
          >
            <path fill="#1a1a1a" d={code.path} />
          </svg>
        </div>
      ))}
    </div>
  )
}
