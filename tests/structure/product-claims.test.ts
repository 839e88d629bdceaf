import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PRODUCT_CLAIMS } from '../product-claims.ts'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ')

it.each(PRODUCT_CLAIMS)('“$said” is said, and a test shows it', ({ said, where, shownBy: [file, test] }) => {
  expect(textOf(where)).toContain(said)
  expect(textOf(file)).toContain(test)
})
