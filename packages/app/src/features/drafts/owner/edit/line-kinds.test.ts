import { expect, it } from 'vitest'
import { changedName, fullness, isSetLarge, itemName, lineKind } from './line-kinds.ts'

it.each([
  ['hero/lede', 'First sentence', 90],
  ['visit/heading', 'Heading', 60],
  ['hero/action', 'Button', 26],
  ['values/accessibility/text-1', 'Sentence', 220],
  ['story/paragraph-2', 'Paragraph', 1200],
  ['services/add-abcd/name', 'Name', 40],
  ['places/add-abcd/zip', 'ZIP', 10],
])('knows how long %s looks well', (id, name, limit) => {
  expect(lineKind(id)).toEqual({ name, limit })
})

it('says how full a line is from four fifths on, counted as people count letters', () => {
  expect(fullness('visit/heading', 'a'.repeat(47))).toBeNull()
  expect(fullness('visit/heading', 'a'.repeat(48))).toEqual({ length: 48, limit: 60, isOver: false })
  expect(fullness('visit/heading', 'a'.repeat(60))).toEqual({ length: 60, limit: 60, isOver: false })
  expect(fullness('visit/heading', '🩺'.repeat(61))).toEqual({ length: 61, limit: 60, isOver: true })
})

it('measures on a phone what is set large', () => {
  expect(['visit/heading', 'hero/lede', 'visit/lead'].map(isSetLarge)).toEqual([true, true, false])
})

it.each([
  // A fact of one line has its own name, one of several the name of its task.
  ['contact/phone', 'Phone number'],
  ['contact/booking', 'Booking link'],
  ['hero/lede', 'First sentence'],
  ['services/add-abcd/name', 'Name'],
])('names %s in a list of changes', (id, name) => {
  expect(changedName(id)).toBe(name)
})

it.each([
  ['services/add-abcd/text', 'Service'],
  ['hours/add-abcd/mon', 'Opening hours'],
  ['news/add-abcd/text', 'Notice'],
])('names the item of %s', (id, name) => {
  expect(itemName(id)).toBe(name)
})
