import { draftPath } from '@foyer/shared/api/drafts.ts'
import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../config/paths.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { DraftFrame } from '../draft-frame.tsx'
import { IconButton } from '../icon-button.tsx'
import { LogoMark } from '../logo-mark.tsx'
import { Stage } from '../stage.tsx'
import { useCompact } from '../use-compact.ts'
import { ViewerTitle } from '../viewer-title.tsx'
import { type PageWidth, pageWidthOf, WidthSwitch } from '../width-switch.tsx'
import { versionNote } from './version-note.ts'

type OldVersionProps = {
  readonly draft: OpenedDraft
  /** The number of the newest version. */
  readonly newest: number
  readonly html: string
  readonly onOpenFull: () => void
}

/** An older version, as it was delivered. It can no longer be changed. */
export function OldVersion({ draft, newest, html, onOpenFull }: OldVersionProps) {
  const [width, setWidth] = useState<PageWidth>('desktop')
  const isCompact = useCompact()
  return (
    <div className="grid h-dvh grid-rows-[minmax(56px,auto)_auto_1fr] overflow-hidden bg-sunken lg:grid-rows-[minmax(60px,auto)_auto_1fr]">
      <header className="flex min-w-0 items-center gap-3 border-b border-line bg-surface px-3 lg:gap-4 lg:px-4">
        <Link to={PATHS.mySite} aria-label="My Site" className="flex-none">
          <LogoMark className="h-8 w-7.5" />
        </Link>
        <ViewerTitle name={draft.name} note={versionNote(draft.version, draft.createdAt, new Date())} />
        <div className="ml-auto flex items-center gap-2">
          <WidthSwitch value={width} onChange={setWidth} />
          <IconButton icon={Maximize2} label="Open full" onClick={onOpenFull} />
        </div>
      </header>
      <p className="flex min-h-12 flex-wrap items-center justify-center gap-x-3 border-b border-line bg-surface px-4 py-1 text-sm text-muted">
        Version {draft.version} of {newest}.
        <Link to={draftPath(draft.slug)} className="text-link">
          Open the newest
        </Link>
      </p>
      <Stage width={width}>
        <DraftFrame
          html={html}
          title={`Version ${draft.version} of the draft of ${draft.name}`}
          pageWidth={pageWidthOf(width, isCompact)}
        />
      </Stage>
    </div>
  )
}
