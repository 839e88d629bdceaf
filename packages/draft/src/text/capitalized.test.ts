import { expect, it } from 'vitest'
import { capitalized } from './capitalized.ts'

it.each([
  ['sports medicine', 'Sports medicine'],
  ['iPhone neck', 'iPhone neck'],
  ['eMDR', 'eMDR'],
  ['odontología infantil', 'Odontología infantil'],
  ['élan', 'Élan'],
  ['ßeta', 'ßeta'],
  ['LGBTQ+ care', 'LGBTQ+ care'],
  ['2nd opinions', '2nd opinions'],
  ['𐐨xa', '𐐀xa'],
  ['', ''],
])('begins "%s" as "%s"', (typed, said) => {
  expect(capitalized(typed)).toBe(said)
})
