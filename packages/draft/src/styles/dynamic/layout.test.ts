import { FIELD_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { composeDraft } from '../../compose-draft.ts'
import { launchContent } from '../../launch-content.ts'
import { practiceOf } from '../../personas/persona.ts'
import { PERSONAS } from '../../personas/personas.ts'
import { gestureOf } from './art/gestures.ts'
import { TYPE } from './art/lanes.ts'
import { startArt } from './art/start.ts'
import { dynamicLayout } from './layout.ts'
import { dynamicColors } from './palette.ts'

const drafts = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content) => content.kind === 'full',
)

test('never puts two fields of the same color one under the other', () => {
  for (const content of [...drafts, ...drafts.map(launchContent)]) {
    if (content.kind !== 'full') continue
    for (let seed = 0; seed < 8; seed++) {
      const fields = dynamicLayout({ ...content, seed: `seed-${seed}` }).fields.map(({ field }) => field)
      expect(fields.filter((field, index) => field === fields[index + 1])).toEqual([])
    }
  }
})

test('shows every section between the answers and the foot once, in each order', () => {
  for (const content of drafts) {
    const kinds = content.sections
      .map(({ kind }) => kind)
      .filter((kind) => !['hero', 'answers', 'notices', 'footer'].includes(kind))
    for (let seed = 0; seed < 8; seed++) {
      const shown = dynamicLayout({ ...content, seed: `seed-${seed}` }).fields.map(({ kind }) => kind)
      expect([...shown].sort()).toEqual([...kinds].sort())
    }
  }
})

test('reaches four first screens, two orders and three forms of values', () => {
  const layouts = drafts.flatMap((content) =>
    Array.from({ length: 12 }, (_, seed) => dynamicLayout({ ...content, seed: `seed-${seed}` })),
  )
  expect(new Set(layouts.map(({ hero }) => hero))).toEqual(new Set(['nested', 'beside', 'shout', 'night']))
  expect(new Set(layouts.map(({ order }) => order))).toEqual(new Set(['values-first', 'visit-first']))
  expect(new Set(layouts.map(({ values }) => values))).toEqual(new Set(['one', 'stagger', 'pack']))
})

test('practices of one field are drawn as different gestures', () => {
  for (const field of [...FIELD_IDS, 'custom', 'unknown'] as const) {
    const drawn = Array.from({ length: 60 }, (_, number) => gestureOf(`practice ${number}`, field))
    const most = Math.max(...drawn.map((one) => drawn.filter((other) => other === one).length))
    expect([field, new Set(drawn).size >= 4, most <= 30]).toEqual([field, true, true])
  }
})

test('the ribbon of a phone is at most three and a half times as high as its name is large', () => {
  const tall = { lineCount: 2, tail: 0 }
  for (let number = 0; number < 80; number++) {
    const seed = `practice ${number}`
    const gesture = gestureOf(seed, 'custom')
    if (gesture === 'bend') continue
    const heightOf = (isTight?: true) =>
      startArt(seed, dynamicColors(seed), { gesture, ...tall, ...(isTight && { isTight }) }).height
    const lines = TYPE.base + TYPE.pitch
    expect([gesture, heightOf(true) < heightOf(), heightOf(true) - lines < 340]).toEqual([
      gesture,
      true,
      true,
    ])
  }
})
