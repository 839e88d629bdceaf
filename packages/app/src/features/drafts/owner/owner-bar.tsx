import clsx from 'clsx'
import { Check, CircleAlert, CloudOff, Download, Globe, ListChecks, LoaderCircle, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { type PageStatus, statusLine } from '../../../site/save-status.ts'
import { useInputStatus } from '../../../site/use-save-status.ts'
import { IconButton } from '../icon-button.tsx'
import { LogoMark } from '../logo-mark.tsx'
import { ViewerTitle } from '../viewer-title.tsx'
import { type PageWidth, WidthSwitch } from '../width-switch.tsx'
import { type Mode, ModeSwitch } from './mode-switch.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { OwnerActions } from './use-owner-actions.ts'

type OwnerBarProps = {
  readonly draft: OpenedDraft
  readonly status: PageStatus
  readonly width: PageWidth
  readonly onWidth: (width: PageWidth) => void
  /** The style switch, where the bar has room for it. */
  readonly styles: ReactNode
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Is given the place for the tools of Edit. */
  readonly toolsRef: (place: HTMLElement | null) => void
  /** How many things are left in the group at hand, in words. */
  readonly leftText: string
  readonly isListOpen: boolean
  readonly onToggleList: () => void
  /** A drawer covers the screen. */
  readonly isCovered: boolean
  readonly isCompact: boolean
  readonly actions: OwnerActions
  /** Publishes; nothing where nothing can be published. */
  readonly publishButton: ReactNode
  readonly onShare: () => void
  readonly onOpenFull: () => void
}

/** The bar over the owner's draft: what it shows, and one primary that publishes it. */
export function OwnerBar(props: OwnerBarProps) {
  const {
    draft,
    status,
    width,
    onWidth,
    styles,
    mode,
    onMode,
    toolsRef,
    leftText,
    isListOpen,
    onToggleList,
    isCovered,
    isCompact,
    actions,
  } = props
  return (
    <header
      // Text of twice the size needs a second row on a phone.
      className="col-span-full flex min-w-0 items-center gap-2 border-b max-lg:flex-wrap max-lg:justify-end border-line bg-surface px-3 lg:gap-4 lg:px-4"
      inert={isCovered}
    >
      <Link to={PATHS.mySite} aria-label="My Site" className="flex-none">
        <LogoMark className="h-8 w-7.5" />
      </Link>
      <div className="min-w-16 flex-1 basis-0 lg:mr-auto lg:min-w-0 lg:flex-initial lg:basis-auto">
        <ViewerTitle name={draft.name} note={<SiteStatusLine status={status} isShort={isCompact} />} />
      </div>
      {!isCompact && <ModeSwitch value={mode} onChange={onMode} className="flex-none" />}
      <div ref={toolsRef} className={mode === 'edit' ? 'flex items-center lg:gap-1' : 'hidden'} />
      <WidthSwitch value={width} onChange={onWidth} />
      {mode === 'look' && styles}
      <div className="flex items-center lg:gap-1">
        {!(isCompact && mode === 'edit') && (
          <IconButton icon={Share2} label="Share" aria-haspopup="dialog" onClick={props.onShare} />
        )}
        {!isCompact && (
          <>
            <IconButton
              icon={Download}
              label={actions.isDownloading ? 'The ZIP is being made' : 'Download as ZIP'}
              aria-busy={actions.isDownloading}
              onClick={actions.download}
            />
            <IconButton
              id="checklist-button"
              icon={ListChecks}
              label={`Before launch, ${leftText}`}
              aria-expanded={isListOpen}
              onClick={onToggleList}
            />
          </>
        )}
        <MoreMenu actions={actions} onOpenFull={props.onOpenFull} />
      </div>
      {props.publishButton}
    </header>
  )
}

const LOOKS = {
  saving: LoaderCircle,
  saved: Check,
  waiting: null,
  published: Globe,
  failed: CircleAlert,
  unconnected: CloudOff,
}

type SiteStatusLineProps = { readonly status: PageStatus; readonly isShort: boolean }

/** The one line that says whether everything is saved, and what of it is published. */
function SiteStatusLine({ status, isShort }: SiteStatusLineProps) {
  const { look, text, short } = statusLine({ ...status, ...useInputStatus() }, new Date(), navigator.onLine)
  const Icon = LOOKS[look]
  return (
    <span
      role={look === 'failed' || look === 'unconnected' ? 'alert' : undefined}
      className={clsx('flex min-w-0 items-center gap-1.5', look === 'failed' && 'text-danger')}
    >
      {Icon ? (
        <Icon className="size-3.5 flex-none stroke-2" />
      ) : (
        <span aria-hidden="true" className="mx-0.5 size-2 flex-none rotate-45 rounded-[1px] bg-primary" />
      )}
      <span className="min-w-0 truncate">{isShort ? short : text}</span>
    </span>
  )
}
