// What input methods, keyboards of phones, corrections and pastes put into a line.
import { LINE_MAX_LENGTH } from '@foyer/shared/api/site-edits.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { beginTyping, type LineAtWork } from '../../../../testing/begin-typing.ts'

// jsdom has no commands.
beforeEach(() => {
  document.execCommand = () => false
})

/** An input as browsers tell it: before, and after they have put it into the line. */
function input(line: HTMLElement, inputType: string, after: string, rest: object = {}): boolean {
  const { isComposing = false, ...event }: { isComposing?: boolean } = rest
  const before = new InputEvent('beforeinput', { inputType, cancelable: true })
  for (const [name, value] of Object.entries(event)) Object.defineProperty(before, name, { value })
  if (!line.dispatchEvent(before)) return false
  line.textContent = after
  line.dispatchEvent(new InputEvent('input', { inputType, isComposing }))
  return true
}

const clipboard = (data: Readonly<Record<string, string>>) =>
  Object.assign(new Event('paste', { cancelable: true }), {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  })
const textOver = (line: HTMLElement, start: number, end: number) => () => [
  { startContainer: line.firstChild, startOffset: start, endContainer: line.firstChild, endOffset: end },
]
const FULL = 'x'.repeat(LINE_MAX_LENGTH)
const FAMILY = '👨‍👩‍👧'

it.each<[string, string, (line: LineAtWork) => void, string]>([
  [
    'Korean, a syllable after another',
    '',
    ({ line }) => {
      input(line, 'insertCompositionText', 'ㅎ', { isComposing: true })
      input(line, 'insertCompositionText', '한', { isComposing: true })
    },
    '한',
  ],
  [
    'Japanese, which a press elsewhere ends after its last input',
    '',
    ({ line }) => {
      input(line, 'insertCompositionText', 'きょう', { isComposing: true })
      line.textContent = '今日'
      line.dispatchEvent(new FocusEvent('blur'))
    },
    '今日',
  ],
  [
    'a dead key',
    'caf',
    ({ line, press }) => {
      press('Dead', { keyCode: 229 })
      input(line, 'insertCompositionText', 'caf´', { isComposing: true })
      input(line, 'insertCompositionText', 'café', { isComposing: true })
    },
    'café',
  ],
  [
    'backspace of an Android keyboard',
    'Care',
    ({ line, press }) => {
      press('Unidentified', { keyCode: 229 })
      input(line, 'deleteContentBackward', 'Car')
    },
    'Car',
  ],
  [
    'a word that autocorrect replaces',
    'teh care',
    ({ line }) => {
      input(line, 'insertReplacementText', 'the care', { data: null, getTargetRanges: textOver(line, 0, 3) })
    },
    'the care',
  ],
  [
    'dictation, with its spaces',
    'Care',
    ({ line }) => {
      input(line, 'insertText', 'Care for  people ', { data: ' for  people ' })
    },
    'Care for people',
  ],
  [
    'words that are dragged out',
    'Care for people',
    ({ line }) => {
      input(line, 'deleteByDrag', 'Care people')
    },
    'Care people',
  ],
  [
    'Undo of the menu of the browser',
    'Care',
    ({ line }) => {
      input(line, 'historyUndo', 'Ours')
    },
    'Ours',
  ],
  [
    'Cut',
    'Care for people',
    ({ line }) => {
      input(line, 'deleteByCut', 'Care')
    },
    'Care',
  ],
  [
    'words from right to left',
    'Ours',
    ({ line }) => {
      input(line, 'insertText', 'רפואה לכל המשפחה', { data: 'רפואה לכל המשפחה' })
    },
    'רפואה לכל המשפחה',
  ],
  [
    'a break that a keyboard puts in with its words',
    'Ours',
    ({ line }) => {
      input(line, 'insertText', 'One\nTwo', { data: 'One\nTwo' })
    },
    'One Two',
  ],
])('keeps what stands in the line: %s', (_, text, type, said) => {
  const line = beginTyping(text)
  type(line)
  expect(line.onType).toHaveBeenLastCalledWith(said)
  expect(line.typing.read()).toBe(said)
})

it.each<[string, Readonly<Record<string, string>>, string | null]>([
  ['lines and tabs', { 'text/plain': 'One\tTwo\r\nThree' }, 'One Two Three'],
  ['HTML beside its text', { 'text/plain': 'Bold', 'text/html': '<b>Bold</b>' }, 'Bold'],
  ['HTML alone', { 'text/html': '<p>Care for <b>people</b></p>' }, 'Care for people'],
  ['HTML alone, of two paragraphs', { 'text/html': '<p>Care</p><p>for all</p>' }, 'Care for all'],
  [
    'a list of a website',
    { 'text/plain': 'Aetna\nCigna', 'text/html': '<ul><li>Aetna</li><li>Cigna</li></ul>' },
    'Aetna, Cigna',
  ],
  [
    'a list in a list',
    { 'text/html': '<ul><li>Aetna</li><li><ol><li>A</li><li>B</li></ol></li></ul>' },
    'Aetna, A, B',
  ],
  [
    'sentences of a list',
    { 'text/html': '<ol><li>Call us.</li><li>Come in.</li></ol>' },
    'Call us. Come in.',
  ],
  ['a list with bullets of Word', { 'text/plain': '·\tAetna\r\n·\tCigna' }, 'Aetna, Cigna'],
  [
    'words around a list',
    { 'text/html': '<p>Plans:</p><ul><li>Aetna</li><li>Cigna</li></ul>' },
    'Plans: Aetna Cigna',
  ],
  ['one row with a dash', { 'text/plain': '- Care' }, '- Care'],
  ['RTF beside its text', { 'text/plain': 'Rich', 'text/rtf': '{\\rtf1 Rich}' }, 'Rich'],
  ['a picture', {}, null],
  ['what is too long', { 'text/plain': 'y'.repeat(LINE_MAX_LENGTH + 1) }, null],
])('pastes %s', (_, data, said) => {
  const isTyped = vi.fn(() => true)
  document.execCommand = isTyped
  const { line } = beginTyping('Ours')
  document.getSelection()?.selectAllChildren(line)
  expect(line.dispatchEvent(clipboard(data))).toBe(false)
  if (said === null) expect(isTyped).not.toHaveBeenCalled()
  else expect(isTyped).toHaveBeenCalledExactlyOnceWith('insertText', false, said)
})

it.each<[string, (line: LineAtWork) => boolean, boolean]>([
  [
    'takes a correction of the same length',
    ({ line }) =>
      input(line, 'insertReplacementText', FULL, { data: 'xx', getTargetRanges: textOver(line, 0, 2) }),
    true,
  ],
  [
    'refuses a correction that is longer',
    ({ line }) =>
      input(line, 'insertReplacementText', `${FULL}x`, {
        data: 'xxx',
        getTargetRanges: textOver(line, 0, 2),
      }),
    false,
  ],
  [
    'refuses dropped words',
    ({ line }) =>
      input(line, 'insertFromDrop', `${FULL}x`, { data: null, dataTransfer: { getData: () => 'x' } }),
    false,
  ],
  [
    'refuses a family of one letter, and cuts none in two',
    ({ line }) => input(line, 'insertText', FULL + FAMILY, { data: FAMILY }),
    false,
  ],
  [
    'goes back to the words before a composition that cannot be refused',
    ({ line }) => {
      input(line, 'insertCompositionText', `${FULL}今`, { isComposing: true, data: '' })
      line.dispatchEvent(new InputEvent('input', { inputType: 'insertFromComposition' }))
      return line.textContent !== FULL
    },
    false,
  ],
  [
    'takes no dead key, and says so once',
    ({ line, press }) => {
      press('Dead', { keyCode: 229 })
      input(line, 'insertCompositionText', `${FULL}´`, { isComposing: true, data: '´' })
      input(line, 'insertCompositionText', `${FULL}é`, { isComposing: true, data: 'é' })
      line.dispatchEvent(new CompositionEvent('compositionend', { data: 'é' }))
      return line.textContent !== FULL
    },
    false,
  ],
  [
    'takes a dead key over what is selected',
    ({ line, press }) => {
      press('Dead', { keyCode: 229 })
      input(line, 'insertCompositionText', `${FULL.slice(1)}´`, { isComposing: true, data: '´' })
      input(line, 'insertCompositionText', FULL, { isComposing: true, data: 'x' })
      line.dispatchEvent(new CompositionEvent('compositionend', { data: 'x' }))
      return line.textContent === FULL
    },
    true,
  ],
  [
    'goes back to the words before a composition that a press elsewhere ends',
    ({ line }) => {
      input(line, 'insertCompositionText', `${FULL}今`, { isComposing: true, data: '' })
      line.dispatchEvent(new FocusEvent('blur'))
      return line.textContent !== FULL
    },
    false,
  ],
])('in a full line, %s', (_, type, isTaken) => {
  const line = beginTyping(FULL)
  expect(type(line)).toBe(isTaken)
  expect(line.typing.read()).toBe(FULL)
  expect(line.onRefuse).toHaveBeenCalledTimes(isTaken ? 0 : 1)
})
