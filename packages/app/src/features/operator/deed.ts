import type { DeskCall } from './api/desk.ts'

/** What an operator can do with an item. */
export type Deed = {
  readonly label: string
  /** Said once it is done. */
  readonly past: string
  /** Words have to be typed first: an answer or a reason. */
  readonly needsWords: boolean
  call(words: string): DeskCall
  /** What takes it back, in order; empty when nothing does. */
  readonly undo: readonly DeskCall[]
  /** The item stays where it is, with another next action. */
  readonly stays?: true
}

/** The reason that stands in the log when a deed is taken back. */
export const TAKEN_BACK = 'Taken back'
