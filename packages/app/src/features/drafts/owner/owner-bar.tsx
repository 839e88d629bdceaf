import clsx from 'clsx'
import { History, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { IconButton } from '../icon-button.tsx'
import { LogoMark } from '../logo-mark.tsx'
import { useTight } from '../use-compact.ts'
import { ViewerTitle } from '../viewer-title.tsx'
import { type PageWidth, WidthSwitch } from '../width-switch.tsx'
import { type Mode, ModeSwitch } from './mode-switch.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { OwnerActions } from './use-owner-actions.ts'

type OwnerBarProps = {
  readonly draft: OpenedDraft
  /** The line under the name: where the site stands. */
  readonly note: ReactNode
  readonly width: PageWidth
  readonly onWidth: (width: PageWidth) => void
  /** The style switch, where the bar has room for it. */
  readonly styles: ReactNode
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
  /** Is given the place for the tools of Edit. */
  readonly toolsRef: (place: HTMLElement | null) => void
  /** Opens the checklist. */
  readonly counts: ReactNode
  /** A drawer covers the screen. */
  readonly isCovered: boolean
  readonly isCompact: boolean
  readonly actions: OwnerActions
  /** Takes back the last step of this visit, where Edit does not do it itself. */
  readonly undo: { readonly label: string; readonly press: () => void } | null
  /** A look is only tried: what is not about it leaves the bar. */
  readonly isTrying: boolean
  /** Publishes, or takes a look that is tried; nothing where nothing can be published. */
  readonly primary: ReactNode
  /** Shares the draft, or copies the address of the site. */
  readonly share: ReactNode
  readonly onOpenFull: () => void
}

/** The bar over the owner's draft: what it shows, and one primary that publishes it. */
export function OwnerBar(props: OwnerBarProps) {
  const {
    draft,
    note,
    width,
    onWidth,
    styles,
    mode,
    onMode,
    toolsRef,
    isCovered,
    isCompact,
    actions,
    undo,
    isTrying,
  } = props
  const isTight = useTight(mode)
  return (
    <header
      data-region
      // Text of twice the size needs a second row on a phone.
      className={clsx(
        'col-span-full flex min-w-0 items-center border-b border-line bg-surface px-3 max-lg:flex-wrap max-lg:justify-end lg:px-4',
        isTight ? 'gap-1' : 'gap-2 lg:gap-4',
      )}
      inert={isCovered}
    >
      <Link to={PATHS.mySite} aria-label="My Site" className="flex-none">
        <LogoMark className="h-8 w-7.5" />
      </Link>
      <div
        className="min-w-16 flex-1 basis-0 lg:mr-auto lg:flex-initial lg:basis-auto"
        // The short form of the state, which is never cut.
        style={isCompact ? undefined : { minWidth: '8.5rem' }}
      >
        <ViewerTitle name={draft.name} note={note} />
      </div>
      {!isCompact && <ModeSwitch value={mode} onChange={onMode} className="flex-none" />}
      <div ref={toolsRef} className={mode === 'edit' ? 'flex items-center lg:gap-1' : 'hidden'} />
      <WidthSwitch value={width} isTight={isTight} onChange={onWidth} />
      {mode === 'look' && styles}
      {mode === 'look' && undo && (
        <IconButton icon={Undo2} label={`Undo: ${undo.label}`} onClick={undo.press} />
      )}
      {!isTrying && (
        // Only the title gives way: what is pressed would lie over its neighbors.
        <div className="flex flex-none items-center lg:gap-1">
          {!(isCompact && mode === 'edit') && props.share}
          {!isCompact && (
            <>
              {props.counts}
              {draft.kind === 'site' && !isTight && (
                <IconButton icon={History} label="What your site said" onClick={actions.openHistory} />
              )}
            </>
          )}
          <MoreMenu
            actions={actions}
            hasHistory={draft.kind === 'site' && (isCompact || isTight)}
            onOpenFull={props.onOpenFull}
          />
        </div>
      )}
      <div className="contents">{props.primary}</div>
    </header>
  )
}
