import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { composeDraft } from '../src/compose-draft.ts'
import type { FullContent } from '../src/content.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'

const SEEDS = 40
const LEAST = { heroes: 3, orders: 2, lists: 3 }

/** What the layout of every style says: `values` and `services` are the forms that lists take on one page. */
type Arrangement = {
  readonly hero: string
  readonly order: string
  readonly values: string
  readonly services?: string
}

const contents = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content): content is FullContent => content.kind === 'full',
)

test.each(DESIGN_STYLE_IDS)('%s reaches its heroes, orders and forms of lists', async (id) => {
  const { [`${id}Layout`]: arrange }: Record<string, (content: FullContent) => Arrangement> = await import(
    `../src/styles/${id}/layout.ts`
  )
  if (!arrange) throw new Error(`layout.ts of ${id} exports no ${id}Layout.`)
  const arrangements = contents.flatMap((content) =>
    Array.from({ length: SEEDS }, (_, seed) => arrange({ ...content, seed: `seed-${seed}` })),
  )
  const reached = {
    heroes: new Set(arrangements.map(({ hero }) => hero)),
    orders: new Set(arrangements.map(({ order }) => order)),
    lists: new Set(arrangements.flatMap(({ values, services = values }) => [values, services])),
  }
  for (const [what, least] of Object.entries(LEAST)) {
    const found = [...reached[what as keyof typeof reached]]
    expect(found.length, `${what}: ${found.join(', ')}`).toBeGreaterThanOrEqual(least)
  }
})
