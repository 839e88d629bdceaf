// The layers of the editor, and the ways out of each, for ways-out.test.tsx.
import { fireEvent, screen, within } from '@testing-library/react'
import { siteLines } from '../../../../site/review-site.ts'
import { type OpenEditor, type StoredInEditor, siteOf } from '../../../../testing/open-editor.tsx'

// Not a heading, of which the editor lays out a copy as on a phone.
const LINE = 'visit/before/title'
const PARAGRAPH = 'story/paragraph-1'
const SERVICE = { kind: 'service', at: 1, name: 'Ear wash', price: '$60', text: '' } as const
const PLACE = {
  kind: 'place',
  at: 1,
  name: 'Downtown',
  street: '1 Main St',
  city: '',
  zip: '',
  phone: '',
} as const
const PERSON = { kind: 'person', at: 2, name: 'Ana Ruiz', role: 'Nurse', text: 'She listens.' } as never
const PRICE = { kind: 'price', at: 3, name: 'A year', price: '$900', text: '' } as never
const QUESTION = { kind: 'question', at: 4, question: 'Do you call?', answer: 'Yes.' } as never
const NOTICE = { kind: 'notice', at: 5, text: 'Closed on Friday.', until: '2099-12-31' } as never
const HOURS = { kind: 'hours', at: 1, days: { mon: [['09:00', '17:00']] } } as never
const PORTRAIT = {
  id: 'f'.repeat(32),
  type: 'jpg',
  widths: [320],
  height: 400,
  x: 50,
  y: 35,
  zoom: 100,
  alt: '',
}
const ours = siteLines(siteOf({}))
/** What is stored when a layer opens. */
export const STORED: StoredInEditor = {
  edits: {
    words: { [PARAGRAPH]: { text: 'First.\nSecond.', ours: ours.get(PARAGRAPH)?.text ?? '' } },
    added: {
      'add-ssss': SERVICE,
      'add-pppp': PLACE,
      'add-hhhh': HOURS,
      'add-tttt': PERSON,
      'add-cccc': PRICE,
      'add-qqqq': QUESTION,
      'add-nnnn': NOTICE,
    },
    pictures: { portrait: PORTRAIT as never },
  },
}

export type Layer = {
  readonly isCompact?: boolean
  readonly open: (editor: OpenEditor) => void
  /** Where it is typed; `null` while the layer is closed. */
  readonly field: (editor: OpenEditor) => HTMLElement | null
  readonly text: string
  readonly value: (editor: OpenEditor) => unknown
  /** What closes it, besides the ways that all layers have. */
  readonly ways: readonly (keyof typeof WAYS)[]
}

const press = (editor: OpenEditor, id: string) =>
  fireEvent.click(editor.line(id).closest('summary') as HTMLElement)
const typing = ({ page }: OpenEditor) => page.querySelector<HTMLElement>('[data-typing]')
const inBar = (name: string | RegExp) => () =>
  screen.queryByLabelText<HTMLElement>(name, { selector: 'input,textarea' })
const words = (id: string) => (editor: OpenEditor) => editor.edits().words[id]?.text
const item = (id: string, field: string) => (editor: OpenEditor) => Object(editor.edits().added[id])[field]
const openList = () => fireEvent.click(screen.getByLabelText('Edit as a list'))
const inList = (find: (list: HTMLElement) => HTMLElement | null) => () => {
  const list = openedList()
  return list && find(list)
}
const openedList = () => document.querySelector<HTMLElement>('[role=dialog]')

const ON_PAGE = [
  'done',
  'outside',
  'another line',
  'Tab',
  'F6',
  'mode',
  'another page',
  'a picture',
  'undo',
  'leaving the page',
] as const
const SHEET = ['done', 'back', 'outside', 'another line', 'mode', 'a picture', 'leaving the page'] as const
const IN_LIST = ['done', 'close', 'back', 'Tab', 'mode', 'a picture', 'undo', 'leaving the page'] as const
export const LAYERS: { readonly [name: string]: Layer } = {
  'a line': {
    open: (editor) => press(editor, LINE),
    field: typing,
    text: 'How it goes here',
    value: words(LINE),
    ways: ON_PAGE,
  },
  'a paragraph of two parts': {
    open: (editor) => press(editor, PARAGRAPH),
    field: typing,
    text: 'All of it anew.',
    value: words(PARAGRAPH),
    ways: ON_PAGE.filter((way) => way !== 'done'),
  },
  'a field of an item on the page': {
    open: (editor) => press(editor, 'services/add-ssss/name'),
    field: typing,
    text: 'Ears',
    value: item('add-ssss', 'name'),
    ways: ON_PAGE,
  },
  'the words of a person': {
    open: (editor) => press(editor, 'team/add-tttt/text'),
    field: typing,
    text: 'She calls back.',
    value: item('add-tttt', 'text'),
    ways: ON_PAGE,
  },
  'a price': {
    open: (editor) => press(editor, 'prices/add-cccc/price'),
    field: typing,
    text: '$950',
    value: item('add-cccc', 'price'),
    ways: ON_PAGE,
  },
  'an answer of the owner': {
    open: (editor) => press(editor, 'questions/add-qqqq/answer'),
    field: typing,
    text: 'On the same day.',
    value: item('add-qqqq', 'answer'),
    ways: ON_PAGE,
  },
  'a notice': {
    open: (editor) => press(editor, 'news/add-nnnn/text'),
    field: typing,
    text: 'Closed on Monday.',
    value: item('add-nnnn', 'text'),
    ways: ON_PAGE,
  },
  'a second place': {
    open: (editor) => press(editor, 'places/add-pppp/name'),
    field: inBar('Name of the place'),
    text: 'Uptown',
    value: item('add-pppp', 'name'),
    ways: ['done', 'outside', 'another line', 'F6', 'mode', 'another page', 'a picture', 'leaving the page'],
  },
  'the hours': {
    open: (editor) => press(editor, 'hours/add-hhhh/mon/value'),
    field: inBar('Monday, to'),
    text: '18:30',
    value: (editor) => Object(editor.edits().added['add-hhhh']).days.mon[0][1],
    ways: ['done', 'outside', 'another line', 'F6', 'mode', 'another page', 'a picture', 'leaving the page'],
  },
  'a fact': {
    open: (editor) => press(editor, 'contact/phone'),
    field: inBar('Phone number'),
    text: '(423) 555-0100',
    value: (editor) => editor.details().details.phone,
    ways: ['done', 'outside', 'another line', 'F6', 'mode', 'another page', 'a picture', 'leaving the page'],
  },
  'a picture': {
    open: (editor) => editor.openPicture('portrait'),
    field: inBar('What would you say about it on the phone?'),
    text: 'Dana at her desk',
    value: (editor) => editor.edits().pictures.portrait?.alt,
    ways: ['done', 'close', 'another line', 'mode', 'another page', 'leaving the page'],
  },
  'a line in the list': {
    open: openList,
    field: inList((list) => {
      const section = list.querySelector<HTMLElement>('section[aria-label="Visits"]')
      return section && (within(section).getAllByLabelText('Title')[0] ?? null)
    }),
    text: 'How it goes here',
    value: words(LINE),
    ways: IN_LIST,
  },
  'a fact in the list': {
    open: openList,
    field: inList((list) => {
      const section = list.querySelector<HTMLElement>('section[aria-label="Contact"]')
      return section && within(section).getByLabelText('Phone number')
    }),
    text: '(423) 555-0100',
    value: (editor) => editor.details().details.phone,
    ways: IN_LIST,
  },
  'an item in the list': {
    open: openList,
    field: inList((list) => within(list).getByLabelText('Name of the place')),
    text: 'Uptown',
    value: item('add-pppp', 'name'),
    ways: IN_LIST,
  },
  'the sheet of a line': {
    isCompact: true,
    open: (editor) => press(editor, LINE),
    field: inBar('Title'),
    text: 'How it goes here',
    value: words(LINE),
    ways: [...SHEET, 'undo'],
  },
  'the sheet of an item': {
    isCompact: true,
    open: (editor) => press(editor, 'services/add-ssss/name'),
    field: inBar('Name'),
    text: 'Ears',
    value: item('add-ssss', 'name'),
    ways: SHEET,
  },
  'the sheet of a notice': {
    isCompact: true,
    open: (editor) => press(editor, 'news/add-nnnn/text'),
    field: inBar('Notice'),
    text: 'Closed on Monday.',
    value: item('add-nnnn', 'text'),
    ways: SHEET,
  },
  'the sheet of a picture': {
    isCompact: true,
    open: (editor) => editor.openPicture('portrait'),
    field: inBar('What would you say about it on the phone?'),
    text: 'Dana at her desk',
    value: (editor) => editor.edits().pictures.portrait?.alt,
    ways: ['done', 'back', 'another line', 'mode', 'leaving the page'],
  },
  'the sheet of the hours': {
    isCompact: true,
    open: (editor) => press(editor, 'hours/add-hhhh/mon/value'),
    field: inBar('Monday, to'),
    text: '18:30',
    value: (editor) => Object(editor.edits().added['add-hhhh']).days.mon[0][1],
    ways: SHEET,
  },
  'the sheet of a fact': {
    isCompact: true,
    open: (editor) => press(editor, 'contact/phone'),
    field: inBar('Phone number'),
    text: '(423) 555-0100',
    value: (editor) => editor.details().details.phone,
    ways: SHEET,
  },
}

export const key = (field: HTMLElement, name: string) => fireEvent.keyDown(field, { key: name })
/** The ways out of a layer: what a person does, and whether the layer is closed by it. */
export const WAYS = {
  done: (_editor: OpenEditor, field: HTMLElement) => {
    const done = screen.queryAllByText('Done', { selector: 'button' })[0]
    if (done) fireEvent.click(done)
    else key(field, 'Enter')
  },
  back: () => {
    history.back()
  },
  close: () => fireEvent.click(screen.getByLabelText('Close')),
  outside: ({ page }: OpenEditor, field: HTMLElement) => {
    fireEvent.blur(field)
    fireEvent.click(page.body)
  },
  'another line': (editor: OpenEditor) => press(editor, 'visit/after/title'),
  Tab: (_editor: OpenEditor, field: HTMLElement) => {
    key(field, 'Tab')
    fireEvent.blur(field)
  },
  F6: (_editor: OpenEditor, field: HTMLElement) => {
    key(field, 'F6')
    fireEvent.blur(field)
  },
  mode: (editor: OpenEditor) => editor.setMode(false),
  'another page': (editor: OpenEditor) => editor.showPage('/emdr/'),
  'a picture': (editor: OpenEditor) => editor.openPicture('place'),
  undo: (_editor: OpenEditor, field: HTMLElement) => {
    fireEvent.blur(field)
    const steps = openedList() ?? document.body
    step('Undo', steps)
    step('Redo', steps)
  },
  'leaving the page': () => dispatchEvent(new Event('pagehide')),
}

/**
 * Whether a layer is still open after a way out of its field: the list closes with its own button, and F6 moves the focus
 * from the bar to the page.
 */
export function leavesOpen({ ways, isCompact, field }: Layer, way: keyof typeof WAYS): boolean {
  if (ways === IN_LIST) return ['done', 'Tab', 'undo'].includes(way)
  return !isCompact && field !== typing && way === 'F6'
}

/** Undo and Redo of the bar, or of the list. */
export const step = (way: 'Undo' | 'Redo', place = document.body) =>
  fireEvent.click(within(place).getByLabelText(new RegExp(`^${way}: `)))
