// What owners read once their field is known: a counselor has clients, and a vet has no patients who read. What depends on the
// field is said through its pack, and everything else in words that fit all of them.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACT_TASKS, FACTS } from '@foyer/shared/facts/site-facts.ts'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '../../packages/app/src')
const OWNERS_SCREENS =
  '{site,preview-panel,features/{bookings,domains,drafts,found,home,marketing,my-site,page-loads,payments,publishing,reviews,social-media,waiting}}/**/*.{ts,tsx}'
/** No part of a name, of a file or of a field: a word that is read. */
const PATIENT = /(?<![-./\w])patients?(?![-\w]*[-(:.]\w|\w)/giu

it('calls people on the screens of owners by words that fit every field', () => {
  const files = globSync(OWNERS_SCREENS, { cwd: APP }).filter((file) => !/\.test\.|generated/.test(file))
  expect(files.length).toBeGreaterThan(200)
  const said = files.flatMap((file) => {
    const code = readFileSync(join(APP, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gmu, '')
    return [...code.matchAll(PATIENT)].map(({ index }) => `${file}: ${code.slice(index - 40, index + 40)}`)
  })
  expect(said).toEqual([])
})

it('asks for facts in such words, too', () => {
  const labels = Object.values(FACTS).map(({ label }) => label)
  const asked = FACT_TASKS.flatMap(({ title, why }) => [title, why])
  expect([...labels, ...asked].filter((text) => /patient/i.test(text))).toEqual([])
})
