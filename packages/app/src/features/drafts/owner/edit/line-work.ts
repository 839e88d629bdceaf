import type { SiteLine } from '../../../../site/review-site.ts'
import type { HeardPress, LinePress } from '../line-press.ts'
import type { EditState, LineWork } from './edit-machine.ts'

/** The document of the draft and its frame. */
export type ShownPage = { readonly page: Document; readonly frame: HTMLIFrameElement }

/** A line of the page that was chosen. */
export type ChosenLine = {
  readonly id: string
  readonly page: Document
  readonly frame: HTMLIFrameElement
}

export type WorkedLine = ChosenLine & {
  readonly work: LineWork
  /** Where the caret goes in the field: before so many letters; at the end without it. */
  readonly caret?: number | undefined
  /** Only its question is asked: the answer to another one has led here. */
  readonly isAsked?: boolean
}

/** What the page and the app know of lines and of typing in them. */
export type LineEditingOptions = {
  readonly isOn: boolean
  readonly shown: ShownPage | null
  /** The page; marks are put on each again. */
  readonly html: string
  /** Of the page, as the links of the site name it. */
  readonly path: string
  /** The line that was pressed before anything heard it; taken out once it is worked on. */
  readonly pressed?: { current: LinePress | null }
  /** The press that was heard before the page was the editor's: where it began is known from there. */
  readonly heard?: { current: HeardPress | null }
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
  readonly fields: FieldsAtWork
  readonly onStep: (way: 'undo' | 'redo') => void
  readonly onClosePicture: () => void
  readonly onRefuse: () => void
  readonly onKey: (event: KeyboardEvent, lineId: string | undefined) => void
  readonly box: { readonly current: HTMLElement | null }
  /** Puts more into the page, beside the marks; the returned function takes it out. */
  readonly decorate: (page: Document) => () => void
}

/** What was entered where something is worked on. `text` is that of a line that is typed, `null` elsewhere. */
export type FieldsAtWork = {
  /** Whether the field at work holds something else than when it got the focus. */
  readonly isChanged: (state: EditState) => boolean
  /** Makes it one step of undo. */
  readonly keep: (state: EditState, text: string | null) => void
  /** Puts back what the field held, as one step of undo. */
  readonly takeBack: (state: EditState, text: string | null) => void
}
