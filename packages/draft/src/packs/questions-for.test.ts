import { expect, test } from 'vitest'
import { PACKS } from './all.generated.ts'
import type { FieldPack } from './field-pack.ts'
import { questionsFor } from './questions-for.ts'

test.each(Object.entries<FieldPack>(PACKS))(
  '%s: each service has its three questions',
  (field, { words, pages }) => {
    for (const { id, name } of words.services) {
      const typed = name.replace(/\{([^|}]*)[^}]*\}/gu, '$1')
      expect(questionsFor(` ${typed.toUpperCase()} `, field)).toBe(pages[id])
    }
  },
)

test('a service of another field has the questions of that field, and an unknown one none', () => {
  expect(questionsFor('Root canals', 'therapy')).toBe(PACKS.dental.pages.roots)
  expect(questionsFor('root canal', 'dental')).toBe(PACKS.dental.pages.roots)
  expect(questionsFor('Eyebrow lamination', 'dermatology')).toEqual([])
  expect(questionsFor(' ', undefined)).toEqual([])
})
