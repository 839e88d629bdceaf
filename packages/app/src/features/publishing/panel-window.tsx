import { MiniSite } from '../../site/mini-site.tsx'

type PanelWindowProps = {
  /** The page as patients will see it; `null` until it can be drawn. */
  readonly html: string | null
  readonly address: string
}

/** The website in a browser window in front of the door. A picture only. */
export function PanelWindow({ html, address }: PanelWindowProps) {
  return (
    <div aria-hidden="true" data-look="wide" className="site-window max-lg:hidden!">
      <WindowBar address={address} />
      <MiniSite html={html} className="size-full" />
    </div>
  )
}

/** The upper edge of a drawn browser window. */
export function WindowBar({ address }: { readonly address: string }) {
  return (
    <div aria-hidden="true" className="site-window-bar h-7.5">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <rect width="16" height="16" rx="4" fill="var(--art-leaf)" />
        <path d="M4.6 16V8.6a3.4 3.4 0 0 1 6.8 0V16z" fill="var(--art-straw)" />
      </svg>
      <span>{address}</span>
    </div>
  )
}
