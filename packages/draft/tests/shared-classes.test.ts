// The first screen says by a class how long its name is and how many faces it shows. Other parts of a page use the same words
// for a size of theirs: a rule for one must not meet the other.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type SelectorComponent, transform } from 'lightningcss'
import { expect, test } from 'vitest'

const STYLES = join(import.meta.dirname, '../src/styles')
const SHARED = ['short', 'middle', 'long', 'huge', 'n1', 'n2', 'n3']
/** What the first screen holds: its rules may say no more than such a class before it. */
const IN_HERO = ['h1', 'face', 'face-name', 'face-pic']
/** What it never holds. */
const ELSEWHERE = ['h2', 'brand', 'plate', 'plates', 'portrait']

/** The selectors that begin with a shared class alone and go on with something that either part can hold, or with nothing. */
function ambiguousOf(style: string): string[] {
  const found: string[] = []
  const folder = join(STYLES, style, 'css')
  for (const file of readdirSync(folder))
    transform({
      filename: file,
      code: readFileSync(join(folder, file)),
      visitor: {
        Rule: {
          style({ value }) {
            const isOnlyNumbers = value.declarations.declarations?.every(
              ({ property }) => property === 'custom',
            )
            if (!isOnlyNumbers) found.push(...value.selectors.filter(isAmbiguous).map(nameOf))
          },
        },
      },
    })
  return found
}

function isAmbiguous(selector: readonly SelectorComponent[]): boolean {
  const end = selector.findIndex(({ type }) => type === 'combinator')
  const first = end < 0 ? selector : selector.slice(0, end)
  const names = first.flatMap((part) => (part.type === 'class' ? [part.name] : []))
  if (names.length === 0 || !names.every((name) => SHARED.includes(name))) return false
  const rest = end < 0 ? [] : selector.slice(end + 1)
  return !rest.some(
    (part) =>
      (part.type === 'class' || part.type === 'type') && [...IN_HERO, ...ELSEWHERE].includes(part.name),
  )
}

const nameOf = (selector: readonly SelectorComponent[]) =>
  selector.map((part) => ('name' in part ? part.name : part.type)).join(' ')

test.each(DESIGN_STYLE_IDS)(
  '%s sets no part of a page by a class that the first screen has as well',
  (style) => {
    expect(ambiguousOf(style)).toEqual([])
  },
)

test('finds a size that belongs to a text', () => {
  const selectors: boolean[] = []
  transform({
    filename: 'a.css',
    code: Buffer.from('.short{x:1}.long p{x:1}.told.long p{x:1}.short h1{x:1}.contact.long h2{x:1}'),
    visitor: {
      Rule: {
        style({ value }) {
          selectors.push(...value.selectors.map(isAmbiguous))
        },
      },
    },
  })
  expect(selectors).toEqual([true, true, false, false, false])
})
