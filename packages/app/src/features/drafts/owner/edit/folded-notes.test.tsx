import { fireEvent, render, screen } from '@testing-library/react'
import { CircleAlert } from 'lucide-react'
import { expect, it, vi } from 'vitest'
import { FoldedNotes } from './folded-notes.tsx'

const note = (key: string) => ({ key, icon: CircleAlert, look: 'info' as const, text: `About ${key}` })

/** Shows notes in a line with room for some of the width of the first one. */
function show(keys: readonly string[], width: number, room: number) {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room)
  render(<FoldedNotes notes={keys.map(note)} />)
  return screen.getByRole('button')
}

it.each([
  ['a sentence that fits', ['length'], 200, 'Read all', true],
  ['a sentence that is cut', ['length'], 100, 'Read all', false],
  ['more sentences', ['length', 'tone'], 200, '1 more', false],
] as const)(
  'offers to read on only where something is hidden: %s',
  (_what, keys, room, label, isInvisible) => {
    const button = show(keys, 200, room)
    expect([button.textContent, button.classList.contains('invisible')]).toEqual([label, isInvisible])
  },
)

it('can be folded again, though nothing is cut while it is open', () => {
  const button = show(['length'], 200, 100)
  fireEvent.click(button)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  expect([button.textContent, button.classList.contains('invisible')]).toEqual(['Fold', false])
})
