import { type Ref, useEffect, useRef } from 'react'
import { pathOfChange } from '../../../site/changed-pages.ts'
import { picturesUrl } from '../../../site/render-site.ts'
import type { SiteChange } from '../../../site/site-change.ts'
import { ChecklistDrawer } from './checklist-drawer.tsx'
import type { History } from './edit/use-history.ts'
import { PublishDrawer } from './publish-drawer.tsx'
import { ShareDrawer } from './share-drawer.tsx'
import { markChanges, showChange } from './show-changes.ts'
import type { useDrawers } from './use-drawers.ts'
import type { OwnChanges } from './use-own-changes.ts'
import type { OwnerActions } from './use-owner-actions.ts'
import type { StoredSite, useWorkingSite } from './use-working-site.ts'

type WorkbenchDrawersProps = Pick<StoredSite, 'draft' | 'answers'> & {
  readonly working: ReturnType<typeof useWorkingSite>
  readonly ownChanges: OwnChanges
  readonly drawers: ReturnType<typeof useDrawers>
  readonly actions: OwnerActions
  readonly history: History
  /** The path of the uploaded PDF. */
  readonly file: string | null
  /** The page beside the drawer, and what it shows. */
  readonly page: Document | null
  readonly html: string
  /** Is given the place for the drawer of a picture, which the editor draws. */
  readonly sideRef: Ref<HTMLDivElement>
}

/** The drawer that is open beside the page of the workbench, or over it. */
export function WorkbenchDrawers(props: WorkbenchDrawersProps) {
  const { draft, answers, working, ownChanges, drawers, actions, history, file, page, html, sideRef } = props
  const { review, ownEdits, site, state } = working
  const { live } = working.status
  const { isMarked } = drawers
  const changes = ownChanges.list
  // Of another page of the site, until that is shown.
  const wanted = useRef<SiteChange | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another html is another page in the same document
  useEffect(() => {
    if (!isMarked || !page || !changes) return undefined
    const unmark = markChanges(page, changes)
    if (wanted.current && showChange(page, wanted.current)) wanted.current = null
    return unmark
  }, [isMarked, page, html, changes])
  const show = (change: SiteChange) => {
    wanted.current = null
    if (page && !showChange(page, change)) {
      wanted.current = change
      site.showPage(pathOfChange(site.content, change))
    }
    // On a phone the drawer covers the page.
    if (drawers.isCovered) drawers.showChanges()
  }
  if (drawers.isListOpen) {
    const [type] = answers.practiceType?.selected_types ?? []
    const ownType = answers.practiceType?.custom_types.find(({ id }) => id === type)
    const { kind, subject } = site.content
    return (
      <ChecklistDrawer
        site={state}
        allTasks={site.allTasks}
        tasks={site.tasks}
        ownType={ownType && kind !== 'proposal' ? { typed: ownType.title, field: subject.field } : null}
        file={file}
        review={review}
        actions={actions}
        pages={{
          content: site.content,
          own: ownEdits,
          history,
          onShow: (path) => {
            site.showPage(path)
            if (drawers.isCovered) drawers.closeList()
          },
        }}
        onClose={drawers.closeList}
      />
    )
  }
  if (drawers.isChangesOpen)
    return (
      live.state === 'live' && (
        <PublishDrawer
          live={live}
          own={ownChanges}
          content={site.content}
          pictures={picturesUrl(draft.slug)}
          undecided={site.tasks.filter((task) => task.kind === 'confirm').length}
          onOpenChecklist={drawers.openList}
          onShow={show}
          onClose={drawers.closeChanges}
        />
      )
    )
  if (drawers.isShareOpen)
    return (
      <ShareDrawer slug={draft.slug} isShared={state?.facts.isShared ?? false} onClose={drawers.closeShare} />
    )
  return drawers.picture !== null && <div ref={sideRef} className="contents" />
}
