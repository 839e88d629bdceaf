import type { SiteLine } from '../../../../site/review-site.ts'
import type { LinePress } from '../line-press.ts'
import type { ChosenLine } from '../use-line-place.ts'
import type { TypingEnd } from './type-in-line.ts'

/** The document of the draft and its frame. */
export type ShownPage = { readonly page: Document; readonly frame: HTMLIFrameElement }

/** How the line that was chosen is worked on: with the caret in it, in a field, as a fact, as part of an item with fields, or only looked at. */
type LineWork = 'typing' | 'field' | 'rest' | 'fact' | 'item' | 'source'
export type WorkedLine = ChosenLine & {
  readonly work: LineWork
  /** Where the caret goes in the field: before so many letters; at the end without it. */
  readonly caret?: number | undefined
}

/** What the page and the app know of lines and of typing in them. */
export type LineEditingOptions = {
  readonly isOn: boolean
  readonly shown: ShownPage | null
  /** The page; marks are put on each again. */
  readonly html: string
  /** The line that was pressed before anything heard it; taken out once it is worked on. */
  readonly pressed?: { current: LinePress | null }
  readonly lines: ReadonlyMap<string, SiteLine>
  /** How a line or a gap can be worked on. */
  readonly workFor: (id: string, isTyped: boolean) => 'words' | 'fact' | 'item' | 'source'
  /** The words to begin with; those of the line by default. */
  readonly textOf?: (id: string) => string | undefined
  /** What stands in a line while it is empty. */
  readonly blankOf?: (id: string) => string | undefined
  /** The next field of the same item, or the one before. */
  readonly nextOf?: (id: string, isBack: boolean) => string | undefined
  /** Lines are typed in a field, whatever the browser can do. */
  readonly isCompact: boolean
  /** The page is not rendered while a line is being typed. */
  readonly onHold: (isHeld: boolean) => void
  /** The typing rests: what was typed is to be kept against loss. */
  readonly onType: (id: string, text: string) => void
  /** The words of a line are to be kept or taken back: from the page or from its field. */
  readonly onTyped: (id: string, end: TypingEnd) => void
  readonly onRefuse: () => void
  readonly onKey: (event: KeyboardEvent, lineId: string | undefined) => void
  readonly box: { readonly current: HTMLElement | null }
  /** Puts more into the page, beside the marks; the returned function takes it out. */
  readonly decorate: (page: Document) => () => void
}
