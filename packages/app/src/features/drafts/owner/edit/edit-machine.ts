// The editor as a machine: what is worked on, what happens to it, and what is to be done then. It knows neither the page nor
// the store. Done, and every other way out, keeps what was typed; only Escape takes something back, and then the layer stays.
//
//   rest ── press ──▶ opening ── found ──▶ typing ── blur ──▶ left ── settled ──▶ bar, or rest
//                        ▲                 field, fact, item, source, bar         │
//                        └──────────────── press (what was typed is kept) ◀───────┘
//   any ── done, back, close, outside, mode ──▶ rest      any ── picture ──▶ picture ── pictureClosed ──▶ rest
//   any ── list ──▶ list ── enter, leave ──▶ list with, without a field ── back, mode ──▶ rest
import type { LinePress } from '../line-press.ts'

/** How a line is worked on: with the caret in it, in a field, as a fact, as part of an item with fields, or only looked at. */
export type LineWork = 'typing' | 'field' | 'fact' | 'item' | 'source' | 'bar'

export type EditState =
  | { readonly at: 'rest' }
  /** A line that was pressed comes with the next rendering. */
  | { readonly at: 'opening'; readonly line: LinePress; readonly isAsked: boolean }
  /** `bar`: the caret is not in the line; its bar is there. `left`: the line has lost the focus, and nobody knows yet to what. */
  | { readonly at: LineWork | 'left'; readonly id: string }
  | { readonly at: 'picture'; readonly slot: string }
  /** "Edit as a list", with the field that has the focus. */
  | { readonly at: 'list'; readonly field: ListField | null }

/** The list, and what is worked on in it. */
export type ListState = Extract<EditState, { at: 'list' }>

/** A field of the list: that of a line, or one of those of a fact, which has the id of its task, or of an item. */
export type ListField = { readonly at: 'field' | 'fact' | 'item'; readonly id: string }

export type EditEvent =
  /** A line is chosen. `isAsked`: only its question is asked, and nobody types. */
  | { readonly type: 'press'; readonly line: LinePress; readonly isAsked?: boolean }
  /** The line that was pressed is on the page. */
  | { readonly type: 'found'; readonly work: LineWork }
  /** `mode`: also another page of the site is shown. */
  | { readonly type: 'done' | 'back' | 'close' | 'outside' | 'mode' }
  | { readonly type: 'escape'; readonly isChanged: boolean }
  | { readonly type: 'blur' }
  | { readonly type: 'settled'; readonly isInBar: boolean }
  /** The line is worked on as a fact, or with all fields of its item. */
  | { readonly type: 'fact' | 'item' }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'picture'; readonly slot: string }
  | { readonly type: 'pictureClosed' }
  | { readonly type: 'list' }
  /** A field of the list gets the focus, or loses it. */
  | { readonly type: 'enter'; readonly field: ListField }
  | { readonly type: 'leave' }

/**
 * What is done, in this order. `keep`: what was typed stands, as one step of undo. `takeBack`: the field at work has again what
 * it held when it got the focus, as one step. `begin`: puts the caret into the line, or opens its field; `enter` begins in a field
 * of the list. `release`: the page is rendered and marked again. `focus`: then its line has the focus.
 */
export type EditCommand =
  | 'keep'
  | 'takeBack'
  | 'begin'
  | 'enter'
  | 'release'
  | 'focus'
  | 'undo'
  | 'redo'
  | 'closePicture'

export type EditMove = { readonly state: EditState; readonly commands: readonly EditCommand[] }

export const AT_REST: EditState = { at: 'rest' }
/** The states in which something may have been typed that is not a step yet. */
const HOLDING: readonly EditState['at'][] = ['typing', 'field', 'fact', 'item', 'picture']

/** Returns what is worked on, on the page or in the list; `null` where nothing is, or a picture. */
export function workAt(state: EditState): { readonly at: LineWork | 'left'; readonly id: string } | null {
  if (state.at === 'list') return state.field
  return 'id' in state ? state : null
}

/** Returns what follows an event. An event that means nothing in a state changes nothing. */
export function moveEdit(state: EditState, event: EditEvent): EditMove {
  const isHolding = HOLDING.includes(workAt(state)?.at ?? state.at)
  const keep: EditCommand[] = isHolding ? ['keep'] : []
  const close: EditCommand[] = state.at === 'picture' ? ['closePicture'] : []
  const stay = (...commands: EditCommand[]): EditMove => ({ state, commands })
  const rest = (...commands: EditCommand[]): EditMove => ({
    state: AT_REST,
    commands: [...keep, ...close, ...commands],
  })
  const leave = (): EditMove =>
    state.at === 'list' && state.field
      ? { state: { at: 'list', field: null }, commands: ['keep', 'release'] }
      : stay()
  switch (event.type) {
    case 'press':
      return {
        state: { at: 'opening', line: event.line, isAsked: event.isAsked ?? false },
        commands: [...keep, ...close, 'release'],
      }
    case 'found':
      return state.at === 'opening'
        ? { state: { at: event.work, id: state.line.id }, commands: ['begin'] }
        : stay()
    case 'blur':
      return state.at === 'typing' ? { state: { at: 'left', id: state.id }, commands: ['keep'] } : stay()
    case 'settled':
      if (state.at !== 'left') return stay()
      return event.isInBar
        ? { state: { at: 'bar', id: state.id }, commands: ['release'] }
        : { state: AT_REST, commands: ['release'] }
    case 'fact':
    case 'item':
      return 'id' in state
        ? { state: { at: event.type, id: state.id }, commands: [...keep, 'release'] }
        : stay()
    case 'escape':
      if (state.at === 'rest' || state.at === 'opening') return stay()
      return event.isChanged && isHolding ? stay('takeBack') : rest('focus', 'release')
    case 'done':
    case 'close':
      // Of the list they end the work on a field.
      if (state.at === 'list') return leave()
      return state.at === 'rest' ? stay() : rest('focus', 'release')
    case 'back':
      return state.at === 'rest' ? stay() : rest('focus', 'release')
    case 'outside':
      // A line that is typed in loses the focus by itself; a picture stands beside the page, and the list over it.
      return ['rest', 'typing', 'picture', 'list'].includes(state.at) ? stay() : rest('release')
    case 'mode':
      return rest('release')
    case 'undo':
    case 'redo':
      // Words that are being typed are a step first; the line shows what is stored.
      if (state.at === 'typing' || state.at === 'field' || state.at === 'left')
        return rest('release', event.type)
      if (workAt(state)?.at === 'field')
        return { state: { at: 'list', field: null }, commands: [...keep, 'release', event.type] }
      return stay(...keep, event.type)
    case 'picture':
      if (state.at === 'picture' && state.slot === event.slot) return stay()
      return { state: { at: 'picture', slot: event.slot }, commands: [...keep, 'release'] }
    case 'pictureClosed':
      return state.at === 'picture' ? { state: AT_REST, commands: ['keep'] } : stay()
    case 'list':
      if (state.at === 'list') return stay()
      return { state: { at: 'list', field: null }, commands: [...keep, ...close, 'release'] }
    case 'enter': {
      const { field } = event
      const isSameLine =
        workAt(state)?.at === 'field' && field.at === 'field' && workAt(state)?.id === field.id
      if (state.at !== 'list' || isSameLine) return stay()
      return { state: { at: 'list', field }, commands: [...keep, 'enter'] }
    }
    case 'leave':
      return leave()
  }
}
