import { expect, test } from '@playwright/test'
import { DESIGN_STYLE_IDS } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'
import { type Descriptors, descriptorsOf } from './descriptors-of.ts'
import { draftOpener, FULL_PERSONAS } from './open-draft.ts'

const LEAST_DIFFERENCES = 5

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
})

for (const id of ['cedar-grove', 'stride']) {
  test(`the styles of ${id} differ from each other in at least five of eight descriptors`, async ({
    context,
    page,
  }) => {
    const persona = FULL_PERSONAS.find((one) => one.id === id)
    if (!persona) throw new Error(`There is no persona ${id}.`)
    const { open } = await draftOpener(context, page)
    const read: [string, Descriptors][] = []
    for (const style of DESIGN_STYLE_IDS) {
      await open(persona, style, 'launch')
      read.push([style, await descriptorsOf(page)])
    }
    for (const [index, [style, one]] of read.entries()) {
      for (const [otherStyle, other] of read.slice(index + 1)) {
        const keys = Object.keys(one) as (keyof Descriptors)[]
        const same = keys.filter((key) => one[key] === other[key]).map((key) => `${key}: ${one[key]}`)
        expect
          .soft(keys.length - same.length, `${style} and ${otherStyle} share ${same.join('; ')}`)
          .toBeGreaterThanOrEqual(LEAST_DIFFERENCES)
      }
    }
  })
}
