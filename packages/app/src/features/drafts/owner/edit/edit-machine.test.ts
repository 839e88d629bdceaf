import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AT_REST, type EditEvent, type EditState, type ListField, moveEdit, workAt } from './edit-machine.ts'

const ID = 'hero/lede'
const OTHER = { id: 'visit/heading', letters: 3 }
const opening: EditState = { at: 'opening', line: { id: ID }, isAsked: false }
const at = (name: Extract<EditState, { id: string }>['at']): EditState => ({ at: name, id: ID })
const picture: EditState = { at: 'picture', slot: 'portrait' }
const list = (field: ListField | null): EditState => ({ at: 'list', field })
const next: EditState = { at: 'opening', line: OTHER, isAsked: false }

const EVENTS = {
  press: { type: 'press', line: OTHER },
  'found typing': { type: 'found', work: 'typing' },
  done: { type: 'done' },
  back: { type: 'back' },
  close: { type: 'close' },
  outside: { type: 'outside' },
  mode: { type: 'mode' },
  'escape, changed': { type: 'escape', isChanged: true },
  'escape, unchanged': { type: 'escape', isChanged: false },
  blur: { type: 'blur' },
  'settled in the bar': { type: 'settled', isInBar: true },
  'settled elsewhere': { type: 'settled', isInBar: false },
  fact: { type: 'fact' },
  item: { type: 'item' },
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  picture: { type: 'picture', slot: 'logo' },
  'picture closed': { type: 'pictureClosed' },
  list: { type: 'list' },
  'enter a line': { type: 'enter', field: { at: 'field', id: ID } },
  'enter a fact': { type: 'enter', field: { at: 'fact', id: ID } },
  leave: { type: 'leave' },
} satisfies { [name: string]: EditEvent }
const STATES = {
  rest: AT_REST,
  opening,
  typing: at('typing'),
  left: at('left'),
  bar: at('bar'),
  field: at('field'),
  fact: at('fact'),
  item: at('item'),
  source: at('source'),
  picture,
  list: list(null),
  'a line of the list': list({ at: 'field', id: ID }),
  'a fact of the list': list({ at: 'fact', id: ID }),
  'an item of the list': list({ at: 'item', id: ID }),
} satisfies { [name in EditState['at']]: EditState } & { [name: string]: EditState }

type Event = keyof typeof EVENTS
type Row = readonly [event: Event, state: EditState | 'same', commands: string]

const logo: EditState = { at: 'picture', slot: 'logo' }
const LAYER = (name: 'field' | 'fact' | 'item'): readonly Row[] => [
  ['press', next, 'keep release'],
  ['done', AT_REST, 'keep focus release'],
  ['back', AT_REST, 'keep focus release'],
  ['close', AT_REST, 'keep focus release'],
  ['outside', AT_REST, 'keep release'],
  ['mode', AT_REST, 'keep release'],
  ['escape, changed', 'same', 'takeBack'],
  ['escape, unchanged', AT_REST, 'keep focus release'],
  ['fact', at('fact'), 'keep release'],
  ['item', at('item'), 'keep release'],
  ['undo', name === 'field' ? AT_REST : 'same', name === 'field' ? 'keep release undo' : 'keep undo'],
  ['redo', name === 'field' ? AT_REST : 'same', name === 'field' ? 'keep release redo' : 'keep redo'],
  ['picture', logo, 'keep release'],
  ['list', list(null), 'keep release'],
]
const LOOKED_AT: readonly Row[] = [
  ['press', next, 'release'],
  ['done', AT_REST, 'focus release'],
  ['back', AT_REST, 'focus release'],
  ['close', AT_REST, 'focus release'],
  ['outside', AT_REST, 'release'],
  ['mode', AT_REST, 'release'],
  ['escape, changed', AT_REST, 'focus release'],
  ['escape, unchanged', AT_REST, 'focus release'],
  ['fact', at('fact'), 'release'],
  ['item', at('item'), 'release'],
  ['undo', 'same', 'undo'],
  ['redo', 'same', 'redo'],
  ['picture', logo, 'release'],
  ['list', list(null), 'release'],
]

const IN_LIST = (name: ListField['at']): readonly Row[] => [
  ['press', next, 'keep release'],
  ['done', list(null), 'keep release'],
  ['close', list(null), 'keep release'],
  ['leave', list(null), 'keep release'],
  ['back', AT_REST, 'keep focus release'],
  ['mode', AT_REST, 'keep release'],
  ['escape, changed', 'same', 'takeBack'],
  ['escape, unchanged', AT_REST, 'keep focus release'],
  ['undo', name === 'field' ? list(null) : 'same', name === 'field' ? 'keep release undo' : 'keep undo'],
  ['redo', name === 'field' ? list(null) : 'same', name === 'field' ? 'keep release redo' : 'keep redo'],
  ['picture', logo, 'keep release'],
  ...(name === 'field' ? [] : [['enter a line', list({ at: 'field', id: ID }), 'keep enter'] as const]),
  ['enter a fact', list({ at: 'fact', id: ID }), 'keep enter'],
]

/** What is not in the table changes nothing. */
const TABLE: { readonly [name in keyof typeof STATES]: readonly Row[] } = {
  list: [
    ['press', next, 'release'],
    ['back', AT_REST, 'focus release'],
    ['mode', AT_REST, 'release'],
    ['escape, changed', AT_REST, 'focus release'],
    ['escape, unchanged', AT_REST, 'focus release'],
    ['undo', 'same', 'undo'],
    ['redo', 'same', 'redo'],
    ['picture', logo, 'release'],
    ['enter a line', list({ at: 'field', id: ID }), 'enter'],
    ['enter a fact', list({ at: 'fact', id: ID }), 'enter'],
  ],
  'a line of the list': IN_LIST('field'),
  'a fact of the list': IN_LIST('fact'),
  'an item of the list': IN_LIST('item'),
  rest: [
    ['press', next, 'release'],
    ['mode', AT_REST, 'release'],
    ['undo', 'same', 'undo'],
    ['redo', 'same', 'redo'],
    ['picture', logo, 'release'],
    ['list', list(null), 'release'],
  ],
  opening: [
    ['press', next, 'release'],
    ['found typing', at('typing'), 'begin'],
    ['done', AT_REST, 'focus release'],
    ['back', AT_REST, 'focus release'],
    ['close', AT_REST, 'focus release'],
    ['outside', AT_REST, 'release'],
    ['mode', AT_REST, 'release'],
    ['undo', 'same', 'undo'],
    ['redo', 'same', 'redo'],
    ['picture', logo, 'release'],
    ['list', list(null), 'release'],
  ],
  typing: [
    ['press', next, 'keep release'],
    ['done', AT_REST, 'keep focus release'],
    ['back', AT_REST, 'keep focus release'],
    ['close', AT_REST, 'keep focus release'],
    ['mode', AT_REST, 'keep release'],
    ['escape, changed', 'same', 'takeBack'],
    ['escape, unchanged', AT_REST, 'keep focus release'],
    ['blur', at('left'), 'keep'],
    ['fact', at('fact'), 'keep release'],
    ['item', at('item'), 'keep release'],
    ['undo', AT_REST, 'keep release undo'],
    ['redo', AT_REST, 'keep release redo'],
    ['picture', logo, 'keep release'],
    ['list', list(null), 'keep release'],
  ],
  left: [
    ...LOOKED_AT.filter(([event]) => event !== 'undo' && event !== 'redo'),
    ['settled in the bar', at('bar'), 'release'],
    ['settled elsewhere', AT_REST, 'release'],
    ['undo', AT_REST, 'release undo'],
    ['redo', AT_REST, 'release redo'],
  ],
  bar: LOOKED_AT,
  source: LOOKED_AT,
  field: LAYER('field'),
  fact: LAYER('fact'),
  item: LAYER('item'),
  picture: [
    ['press', next, 'keep closePicture release'],
    ['done', AT_REST, 'keep closePicture focus release'],
    ['back', AT_REST, 'keep closePicture focus release'],
    ['close', AT_REST, 'keep closePicture focus release'],
    ['mode', AT_REST, 'keep closePicture release'],
    ['escape, changed', 'same', 'takeBack'],
    ['escape, unchanged', AT_REST, 'keep closePicture focus release'],
    ['undo', 'same', 'keep undo'],
    ['redo', 'same', 'keep redo'],
    ['picture', logo, 'keep release'],
    ['picture closed', AT_REST, 'keep'],
    ['list', list(null), 'keep closePicture release'],
  ],
}

const CELLS = Object.entries(STATES).flatMap(([name, state]) =>
  Object.entries(EVENTS).map(([event, heard]) => {
    const row = TABLE[name as keyof typeof STATES].find(([one]) => one === event)
    const [, to = 'same', commands = ''] = row ?? []
    return [name, event, state, heard, to === 'same' ? state : to, commands] as const
  }),
)

it.each(CELLS)('%s, %s', (_name, _event, state, event, to, commands) => {
  const move = moveEdit(state, event)
  expect(move.state).toEqual(to)
  expect(move.commands.join(' ')).toBe(commands)
})

it('opens the line that was pressed as the page finds it, and tells which question is asked', () => {
  expect(moveEdit(AT_REST, { type: 'press', line: OTHER, isAsked: true }).state).toEqual({
    at: 'opening',
    line: OTHER,
    isAsked: true,
  })
  for (const work of ['typing', 'field', 'fact', 'item', 'source', 'bar'] as const)
    expect(moveEdit(opening, { type: 'found', work })).toEqual({ state: at(work), commands: ['begin'] })
  expect(moveEdit(picture, { type: 'picture', slot: 'portrait' }).commands).toEqual([])
})

const ENTERING = ['typing', 'field', 'fact', 'item', 'picture']
const events = fc.constantFrom(...Object.values<EditEvent>(EVENTS))

it('keeps what was typed on every way out of a layer, and takes back on a changed Escape alone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values<EditState>(STATES)),
      fc.array(events, { maxLength: 12 }),
      (first, heard) => {
        let state = first
        for (const event of heard) {
          const move = moveEdit(state, event)
          const isEntering = ENTERING.includes(workAt(state)?.at ?? state.at)
          const isLeft = isEntering && move.state !== state
          expect(move.commands.filter((command) => command === 'keep')).toHaveLength(
            isLeft || (isEntering && /^(undo|redo)$/.test(event.type)) ? 1 : 0,
          )
          const isTakenBack = move.commands.includes('takeBack')
          if (isTakenBack) expect([event, move.state]).toEqual([EVENTS['escape, changed'], state])
          // What is kept is a step before Undo takes the last one.
          if (move.commands.includes('undo')) expect(move.commands.at(-1)).toBe('undo')
          state = move.state
        }
      },
    ),
  )
})
