import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { SiteChange } from '../../../site/unpublished-changes.ts'
import { lineKind } from './edit/line-kinds.ts'

type ChangeListProps = {
  readonly changes: readonly SiteChange[]
  /** Returns how a change is undone; nothing for one that is undone only where it comes from. */
  readonly undoOf?: (change: SiteChange) => (() => void) | undefined
}

/** What visitors would see, over what they see now. */
export function ChangeList({ changes, undoOf }: ChangeListProps) {
  return (
    <ul>
      {changes.map((change) => {
        const { title, before, after } = changeWords(change)
        const undo = undoOf?.(change)
        return (
          <li key={keyOf(change)} className="grid gap-1 border-b border-line py-3.5 text-sm last:border-b-0">
            <div className="flex items-baseline justify-between gap-3">
              <p className="font-[650]">{title}</p>
              {undo && (
                <button
                  type="button"
                  aria-label={`Undo: ${title}`}
                  className="text-link min-h-11 flex-none px-1 text-muted lg:min-h-0"
                  onClick={undo}
                >
                  Undo
                </button>
              )}
            </div>
            {after !== undefined && (
              <p className="wrap-anywhere">
                <span className="sr-only">New: </span>
                {after}
              </p>
            )}
            {before !== undefined && (
              <p className="text-muted wrap-anywhere">
                <span className="sr-only">Until now: </span>
                <s>{before}</s>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type ChangeWords = { readonly title: string; readonly before?: string; readonly after?: string }

/** Returns how a change is named, with its words. */
export function changeWords(change: SiteChange): ChangeWords {
  switch (change.kind) {
    case 'words': {
      const { name } = lineKind(change.id)
      const title = 'before' in change ? ('after' in change ? name : `${name}, left out`) : `${name}, new`
      return { ...change, title }
    }
    case 'section':
      return change.comes
        ? { title: 'A section, new', after: change.title }
        : { title: 'A section, left out', before: change.title }
    case 'style':
      return { title: 'The look', before: styleTitle(change.before), after: styleTitle(change.after) }
    case 'order':
      return { title: 'The order of the sections' }
    case 'link':
      return { ...change, title: 'A link or a date' }
    case 'picture':
      return { title: change.is === 'new' ? 'A picture, new' : `A picture, ${PICTURES[change.is]}` }
  }
}

const PICTURES = { changed: 'changed', gone: 'left out' } as const

const styleTitle = (style: DesignStyleId) => DESIGN_STYLES.find(({ id }) => id === style)?.title ?? style

function keyOf(change: SiteChange): string {
  return change.kind === 'words' ? change.id : JSON.stringify(change)
}
