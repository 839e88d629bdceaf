import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type Picture, pictureFileName } from '@foyer/shared/pictures/picture.ts'
import type { SiteChange } from '../../../site/site-change.ts'
import { answerName, changedName, itemName } from './edit/line-kinds.ts'

type ChangeListProps = {
  readonly changes: readonly SiteChange[]
  /** Returns how a change is undone; nothing for one that is undone only where it comes from. */
  readonly undoOf?: (change: SiteChange) => (() => void) | undefined
  /** Returns how the page comes to the place of a change; nothing for one that has none on it. */
  readonly showOf?: (change: SiteChange) => (() => void) | undefined
  /** The beginning of the addresses of pictures; without it they are told in words alone. */
  readonly pictures?: string
}

/** What visitors would see, over what they see now. */
export function ChangeList({ changes, undoOf, showOf, pictures }: ChangeListProps) {
  return (
    <ul>
      {changes.map((change) => {
        const { title, before, after } = changeWords(change)
        const undo = undoOf?.(change)
        const show = showOf?.(change)
        return (
          <li key={keyOf(change)} className="grid gap-1 border-b border-line py-3.5 text-sm last:border-b-0">
            <div className="flex items-baseline justify-between gap-3">
              {show ? (
                <button
                  type="button"
                  title="Show it on the page"
                  className="-my-2 min-h-11 text-left font-[650] text-text hover:underline lg:my-0 lg:min-h-0"
                  onClick={show}
                >
                  {title}
                </button>
              ) : (
                <p className="font-[650]">{title}</p>
              )}
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
            {change.kind === 'picture' && pictures !== undefined && (
              <PicturePair change={change} base={pictures} />
            )}
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

type PicturePairProps = {
  readonly change: Extract<SiteChange, { kind: 'picture' }>
  readonly base: string
}

/** The pictures of now and of before, small. */
function PicturePair({ change: { before, after }, base }: PicturePairProps) {
  return (
    <div className="flex gap-4">
      {after && <Thumb picture={after} base={base} title={before ? 'Now' : 'New'} />}
      {before && <Thumb picture={before} base={base} title="Until now" />}
    </div>
  )
}

type ThumbProps = { readonly picture: Picture; readonly base: string; readonly title: string }

function Thumb({ picture, base, title }: ThumbProps) {
  const { x, y, alt } = picture
  const [width = 0] = picture.widths
  return (
    <figure className="grid gap-1">
      <img
        src={base + pictureFileName(picture, width)}
        alt={alt}
        loading="lazy"
        style={{ objectPosition: `${x}% ${y}%` }}
        className="size-16 rounded-badge border border-line bg-quiet object-cover"
      />
      <figcaption className="text-xs text-muted">{title}</figcaption>
    </figure>
  )
}

type ChangeWords = { readonly title: string; readonly before?: string; readonly after?: string }

/** Returns how a change is named, with its words. */
export function changeWords(change: SiteChange): ChangeWords {
  switch (change.kind) {
    case 'words': {
      const name = changedName(change.id)
      const title = 'before' in change ? ('after' in change ? name : `${name}, left out`) : `${name}, new`
      return { ...change, title }
    }
    case 'item': {
      const name = answerName(change.id) ?? itemName(change.id)
      return change.comes
        ? { title: `${name}, new`, after: change.words }
        : { title: `${name}, left out`, before: change.words }
    }
    case 'page':
      return { ...change, title: `Page of ${change.name}, ${change.comes ? 'new' : 'left out'}` }
    case 'section':
      return change.comes
        ? { title: 'A section, new', after: change.title }
        : { title: 'A section, left out', before: change.title }
    case 'style':
      return { title: 'The look', before: styleTitle(change.before), after: styleTitle(change.after) }
    case 'order':
      return {
        title: 'The order of the sections',
        before: change.before || BY_STYLE,
        after: change.after || BY_STYLE,
      }
    case 'link':
      return {
        ...change,
        title: isDay(change.after ?? change.before) ? 'The last day of a notice' : 'A link',
      }
    case 'picture':
      return { title: `${PICTURES[change.place] ?? 'A photo of a person'}, ${IS[change.is]}` }
  }
}

const isDay = (text = '') => /^\d{4}-\d{2}-\d{2}$/.test(text)

const BY_STYLE = 'As the look has it'
const IS = { new: 'new', changed: 'changed', gone: 'left out' } as const
const PICTURES: { readonly [slot: string]: string } = {
  portrait: 'Your photo',
  place: 'The photo of the place',
  logo: 'Your logo',
}

const styleTitle = (style: DesignStyleId) => DESIGN_STYLES.find(({ id }) => id === style)?.title ?? style

function keyOf(change: SiteChange): string {
  return 'id' in change ? change.id : JSON.stringify(change)
}
