import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, test } from 'vitest'
import { composeDraft } from '../src/compose-draft.ts'
import type { FullContent } from '../src/content.ts'
import { practiceOf } from '../src/personas/persona.ts'
import { PERSONAS } from '../src/personas/personas.ts'
import { sectionOf } from '../src/sections.ts'
import { dynamicLayout } from '../src/styles/dynamic/layout.ts'
import { minimalistLayout } from '../src/styles/minimalist/layout.ts'
import { modernLayout } from '../src/styles/modern/layout.ts'
import { professionalLayout } from '../src/styles/professional/layout.ts'
import { isLongValue, warmLayout } from '../src/styles/warm/layout.ts'

const SEEDS = 40
const LEAST = { heroes: 3, orders: 2, lists: 3 }

type Arrangement = { readonly hero: string; readonly order: string; readonly lists: readonly string[] }

// The decisions of each style, under one set of names: `lists` are the forms that lists take on one page.
const ARRANGEMENTS: Readonly<Record<DesignStyleId, (content: FullContent) => Arrangement>> = {
  modern: (content) => {
    const { hero, order, values, services } = modernLayout(content)
    return { hero, order, lists: [values, services] }
  },
  professional: (content) => {
    const { hero, order, values, services } = professionalLayout(content)
    return { hero, order, lists: [values, services] }
  },
  warm: (content) => {
    const { hero, table, values } = warmLayout(content)
    const items = sectionOf(content.sections, 'values')?.items ?? []
    // A plate that is too small for its words becomes a platter.
    const hasPlatter = values === 'plates' && items.some(isLongValue)
    return { hero, order: table, lists: hasPlatter ? [values, 'platter'] : [values] }
  },
  minimalist: (content) => {
    const { hero, isStoryFirst, values } = minimalistLayout(content)
    return { hero, order: isStoryFirst ? 'story' : 'care', lists: [values] }
  },
  dynamic: (content) => {
    const { hero, order, values } = dynamicLayout(content)
    return { hero, order, lists: [values] }
  },
}

const contents = PERSONAS.map((persona) => composeDraft(practiceOf(persona))).filter(
  (content): content is FullContent => content.kind === 'full',
)

test.each(Object.entries(ARRANGEMENTS))(
  '%s reaches its heroes, orders and forms of lists',
  (_style, arrange) => {
    const arrangements = contents.flatMap((content) =>
      Array.from({ length: SEEDS }, (_, seed) => arrange({ ...content, seed: `seed-${seed}` })),
    )
    const reached = {
      heroes: new Set(arrangements.map(({ hero }) => hero)),
      orders: new Set(arrangements.map(({ order }) => order)),
      lists: new Set(arrangements.flatMap(({ lists }) => lists)),
    }
    for (const [what, least] of Object.entries(LEAST)) {
      const found = reached[what as keyof typeof reached]
      expect(found.size, `${what}: ${[...found].join(', ')}`).toBeGreaterThanOrEqual(least)
    }
  },
)
