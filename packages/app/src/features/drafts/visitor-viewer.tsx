import { Maximize2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../config/paths.ts'
import type { OpenedDraft } from '../../site/api/open-draft.ts'
import { DraftFrame } from './draft-frame.tsx'
import { DraftLine } from './draft-line.tsx'
import { IconButton } from './icon-button.tsx'
import { LogoMark } from './logo-mark.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { Stage } from './stage.tsx'
import { useCompact } from './use-compact.ts'
import { ViewerTitle } from './viewer-title.tsx'
import { type PageWidth, pageWidthOf, WidthSwitch } from './width-switch.tsx'

type VisitorViewerProps = {
  readonly draft: OpenedDraft
  /** The stored page. */
  readonly html: string
  /** Of the page, as the links of the site name it. */
  readonly path: string
  /** Shows another page of the site, by its path. */
  readonly onPage: (path: string) => void
  readonly onOpenFull: () => void
}

/** A draft as anybody with the address sees it. */
export function VisitorViewer({ draft, html, path, onPage, onOpenFull }: VisitorViewerProps) {
  const [width, setWidth] = useState<PageWidth>('desktop')
  const [isSharing, setIsSharing] = useState(false)
  const isCompact = useCompact()
  return (
    <div className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] max-lg:low:h-auto max-lg:low:grid-rows-[auto_78dvh] overflow-hidden bg-sunken">
      <header>
        <div className="flex min-h-14 min-w-0 items-center gap-2 border-b border-line bg-surface px-3 lg:min-h-15 lg:gap-4 lg:px-4">
          <ViewerTitle name={draft.name} />
          <div className="ml-auto flex items-center gap-1 md:gap-2">
            <WidthSwitch value={width} onChange={setWidth} />
            <IconButton icon={Maximize2} label="Open full" className="max-md:hidden" onClick={onOpenFull} />
            <IconButton
              icon={Share2}
              label="Share"
              aria-haspopup="dialog"
              onClick={() => setIsSharing(true)}
            />
          </div>
          <Link
            to={PATHS.start}
            className="flex min-h-11 items-center gap-2 px-1 text-sm whitespace-nowrap text-muted hover:text-text md:border-l md:border-line md:pl-4 lg:min-h-10"
          >
            <LogoMark className="h-6 w-5.5" />
            <span className="max-md:sr-only">Made with Foyer</span>
          </Link>
        </div>
        <DraftLine />
      </header>
      <Stage width={width}>
        <DraftFrame
          html={html}
          title={`The draft of ${draft.name}`}
          pageWidth={pageWidthOf(width, isCompact)}
          path={path}
          onPage={onPage}
        />
      </Stage>
      {isSharing && <ShareDialog slug={draft.slug} name={draft.name} onClose={() => setIsSharing(false)} />}
    </div>
  )
}
