import { afterEach, expect, it, vi } from 'vitest'
import { keepPictureInView } from './keep-picture-in-view.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page with the places of pictures; `shown` are those that were scrolled to, and `resize` gives the frame another size. */
function pageWith(body: string) {
  const shown: (string | null)[] = []
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = body
  for (const place of page.querySelectorAll('i'))
    place.scrollIntoView = () => void shown.push(place.textContent)
  const frame = document.createElement('iframe')
  Object.defineProperty(page, 'defaultView', { value: { frameElement: frame } })
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        resize = told
      }
      observe = (watched: unknown) => expect(watched).toBe(frame)
      disconnect = () => {
        resize = () => {}
      }
    },
  )
  return { page, shown, resize: () => resize() }
}

it.each([
  ['portrait', '<i data-picture="portrait">Photo</i><i data-gap="photo">Place</i>', 'Photo'],
  ['portrait', '<i data-gap="photo">Place</i><i data-picture="logo">Logo</i>', 'Place'],
  ['logo', '<i data-gap="photo">Place</i><i data-picture="logo">Logo</i>', 'Logo'],
])('shows the %s of %s, and again when its frame gets another size', (slot, body, place) => {
  const { page, shown, resize } = pageWith(body)
  const stop = keepPictureInView(page, slot)
  expect(shown).toEqual([place])
  resize()
  expect(shown).toEqual([place, place])
  stop()
  resize()
  expect(shown).toEqual([place, place])
})

it('moves nothing where there is no place for the picture', () => {
  const { page, shown, resize } = pageWith('<i>Words</i>')
  keepPictureInView(page, 'logo')
  resize()
  expect(shown).toEqual([])
})
