import { FIELD_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { bannedIn } from '../banned-words.ts'
import { typedClaims } from '../claims.ts'
import { sentencesOf, wordsOf } from '../readability.ts'
import { OTHER_PACK, PACKS } from './all.generated.ts'
import type { FieldPack } from './field-pack.ts'

const EVERY = Object.entries<FieldPack>({ ...PACKS, other: OTHER_PACK })

test('a folder is a field, and every field has a folder', () => {
  expect(new Set(Object.keys(PACKS))).toEqual(new Set(FIELD_IDS))
})

test.each(EVERY)('%s: the questions of a page belong to a service of the field', (_, { pages, words }) => {
  const services = words.services.map(({ id }) => id)
  expect(Object.keys(pages).filter((id) => !services.includes(id))).toEqual([])
})

test.each(EVERY)('%s: what is said of the field is short, and claims nothing', (_, pack) => {
  const { crisis, insurance, pages, plan, note } = pack
  const said = [
    crisis?.contact,
    insurance.says,
    plan.neighbors,
    note,
    ...Object.values(pages).flatMap((asked) => asked.flatMap(({ title, text }) => [title, text])),
  ].filter((text) => text !== undefined)
  expect(said.flatMap(sentencesOf).filter((sentence) => wordsOf(sentence).length > 22)).toEqual([])
  expect(said.flatMap(bannedIn)).toEqual([])
  const answers = Object.values(pages).flatMap((asked) => asked.flatMap(({ text }) => text ?? []))
  expect(answers.flatMap((text) => typedClaims(text).map(({ claim }) => claim))).toEqual([])
})

test.each(EVERY)('%s: its first sentence does not say again what it is', (_, { title, words }) => {
  const again = words.lede.filter((lede) => title && lede.toLowerCase().startsWith(title))
  expect(again).toEqual([])
})

test('two fields share no letters that settle the field, and no sentence on insurance', () => {
  const deciding = EVERY.flatMap(([, { letters }]) =>
    letters.flatMap((some) => (some.isDeciding ? some.letters : [])),
  )
  expect(new Set(deciding).size).toBe(deciding.length)
  const said = EVERY.flatMap(([, { insurance }]) => insurance.says ?? [])
  expect(new Set(said).size).toBe(said.length)
})

test('where no license is asked for, nobody is billed, notified or promised an estimate by law', () => {
  for (const [field, { licence, notices, estimate, insurance, plan }] of EVERY) {
    if (licence && field !== 'animal_care' && field !== 'lactation') continue
    expect([field, notices, estimate === 'owed', plan.hasNpi]).toEqual([field, [], false, false])
    if (!licence) expect(insurance.isBilled).toBe(false)
  }
})

test.each(Object.entries<FieldPack>(PACKS))(
  '%s: has eight services, a sentence and three questions for each',
  (_, pack) => {
    const { services } = pack.words
    expect(services.length).toBeGreaterThanOrEqual(8)
    expect(services.length).toBeLessThanOrEqual(12)
    expect(services.filter(({ more }) => !more || sentencesOf(more).length > 1)).toEqual([])
    expect(Object.keys(pack.pages).sort()).toEqual(services.map(({ id }) => id).sort())
    const asked = Object.values(pack.pages).flat()
    expect(new Set(asked.map(({ title }) => title)).size).toBeGreaterThan(asked.length - 4)
    expect(asked.filter(({ title }) => !/^\p{Lu}.+\?$/u.test(title) || title.length > 80)).toEqual([])
  },
)
