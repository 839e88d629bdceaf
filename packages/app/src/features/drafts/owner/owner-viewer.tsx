import { askedVersion, draftPath } from '@foyer/shared/api/drafts.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { useQuery } from '@tanstack/react-query'
import { Maximize2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { accountQuery } from '../../../account/account-state.ts'
import { answersQuery } from '../../../answers/answers-query.ts'
import { TextLink } from '../../../components/ui/text-link.tsx'
import { PATHS } from '../../../config/paths.ts'
import { formatMoment } from '../../../lib/format-moment.ts'
import { retryAll } from '../../../lib/retry.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import type { OpenedDraft } from '../../../site/api/open-draft.ts'
import { draftVersionsQuery, siteDetailsQuery, siteEditsQuery } from '../../../site/draft-queries.ts'
import { DraftFrame } from '../draft-frame.tsx'
import { IconButton } from '../icon-button.tsx'
import { LogoMark } from '../logo-mark.tsx'
import { Stage } from '../stage.tsx'
import { useCompact } from '../use-compact.ts'
import { ViewerTitle } from '../viewer-title.tsx'
import { ViewerFailed, ViewerLoading } from '../viewer-waiting.tsx'
import { type PageWidth, pageWidthOf, WidthSwitch } from '../width-switch.tsx'
import { Workbench } from './workbench.tsx'

const isLoaded = () => true

type OwnerViewerProps = {
  readonly draft: OpenedDraft
  /** The page of this version. */
  readonly savedHtml: string
  readonly onOpenFull: () => void
}

/** The owner's own draft: the newest version with its tools, an older one as it was delivered. */
export function OwnerViewer({ draft, savedHtml, onOpenFull }: OwnerViewerProps) {
  const person = useSignedInPerson()
  const versions = useQuery(draftVersionsQuery(person.id))
  const answers = useQuery(answersQuery(person.id))
  const account = useQuery(accountQuery(person))
  const details = useQuery(siteDetailsQuery(person.id))
  // The workbench hears itself what changes in them.
  const edits = useQuery({ ...siteEditsQuery(person.id), select: isLoaded })
  const [search] = useSearchParams()
  const built = useMemo(() => answers.data && answersToBuild(answers.data), [answers.data])
  const [newest] = versions.data ?? []
  if (newest && askedVersion(search)) {
    // Only the address without a number has the tools: it stays the same when the next version is there.
    if (newest.version === draft.version) return <Navigate to={draftPath(draft.slug)} replace />
    return <OldVersion draft={draft} newest={newest.version} html={savedHtml} onOpenFull={onOpenFull} />
  }
  if (newest && built && account.data && details.data && edits.data)
    return (
      <Workbench
        draft={draft}
        savedHtml={savedHtml}
        answers={built}
        account={account.data.account}
        stored={details.data}
        onOpenFull={onOpenFull}
      />
    )
  const parts = [versions, answers, account, details, edits]
  const failed = parts.filter(({ isError }) => isError)
  if (failed.length === 0) return <ViewerLoading name={draft.name} />
  return <ViewerFailed name={draft.name} of={retryAll(failed)} />
}

type OldVersionProps = {
  readonly draft: OpenedDraft
  /** The number of the newest version. */
  readonly newest: number
  readonly html: string
  readonly onOpenFull: () => void
}

/** An older version, as it was delivered. It can no longer be changed. */
function OldVersion({ draft, newest, html, onOpenFull }: OldVersionProps) {
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
        Version {draft.version} of {newest}.<TextLink to={draftPath(draft.slug)}>Open the newest</TextLink>
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

/** Returns which version this is and when it was delivered: 'Draft 1, today 9:14 am'. */
function versionNote(version: number, createdAt: string, now: Date): string {
  const moment = formatMoment(new Date(createdAt), now)
  // A time alone is one of today.
  return `Draft ${version}, ${/^\d/.test(moment) ? `today ${moment}` : moment}`
}
