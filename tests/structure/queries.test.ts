// A server resource is one file of an `api` folder: its request and the query that makes it. A query stands elsewhere only
// when it does more than ask, as where it merges what is kept in the browser.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '../../packages/app/src')

/** A query function that is nothing but one call. */
const ONLY_ASKS = /queryFn: (?:async )?\([^)]*\) =>\s*([a-z]\w*)\([^()]*\)[,\n ]/g
const FROM_API = /import \{([^}]*)\} from '[^']*\/api\/[^']*'/g

/** The names of requests that a query of this file only makes. */
function askedIn(text: string): readonly string[] {
  return [...text.matchAll(ONLY_ASKS)].map(([, name = '']) => name)
}

/** What a file imports from folders of requests. */
function requestsOf(text: string): readonly string[] {
  return [...text.matchAll(FROM_API)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
}

it('has each query that only asks beside its request', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: APP }).filter((file) => !file.includes('.test.'))
  const inApi = files.filter((file) => /(^|\/)api\//.test(file))
  const text = (file: string) => readFileSync(join(APP, file), 'utf8')
  // The pattern finds them where they belong, so it would find them elsewhere.
  expect(inApi.flatMap((file) => askedIn(text(file))).length).toBeGreaterThan(15)
  const elsewhere = files.filter((file) => {
    const requests = requestsOf(text(file))
    return !inApi.includes(file) && askedIn(text(file)).some((name) => requests.includes(name))
  })
  expect(elsewhere).toEqual([])
})
