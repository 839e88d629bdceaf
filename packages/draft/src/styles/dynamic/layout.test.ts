import { expect, test } from 'vitest'
import { composeDraft } from '../../compose-draft.ts'
import { launchContent } from '../../launch-content.ts'
import { practiceOf } from '../../personas/persona.ts'
import { PERSONAS } from '../../personas/personas.ts'
import { dynamicLayout } from './layout.ts'

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
