import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PRODUCT_CLAIMS } from '../product-claims.ts'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ')

it.each(PRODUCT_CLAIMS)('“$said” is said, and a test shows it', ({ said, where, shownBy: [file, test] }) => {
  expect(textOf(where)).toContain(said)
  expect(textOf(file)).toContain(test)
})

/** Words in which a product promises what it does by itself, by when, or what nobody else can. */
const PROMISES =
  /[^.'"`>]*\b(?:we (?:read|check|look|answer|reply|watch|review)|(?:with)?in (?:an?|one|two|\d+) (?:minute|hour|day|week|month)s?|no ?body (?:can|sees|else)|automatically)\b[^.'"`<]*/giu

/** What such words may say without a promise, and why. */
const HARMLESS: readonly RegExp[] = [
  // Asks, or tells what was done.
  /may we read|what we read|we read (?:“|them on)|as we read it|^ ?We read \$/iu,
  // Says what cannot be done, or what is lost.
  /nobody can (?:bring|be paid|promise|sell|after|ask us)|nobody else gets it/iu,
  // How long something takes its owner, or when to try once more.
  /some launch in a week|try again in an hour|takes them in two minutes/iu,
  // What has happened, before its advice; what a registry wants.
  /(?:has|did) not come within|registry wants/iu,
]
/** Advice about others, and screens that we alone see. */
const OTHERS = /\/(?:resources|operator)\/|\.test\./

it('lists every promise of the kinds that are easily made', () => {
  const files = globSync(['packages/app/src/**/*.{ts,tsx}', 'supabase/functions/_shared/mails/*-words.ts'], {
    cwd: ROOT,
  }).filter((file) => !OTHERS.test(`/${file}`))
  expect(files.length).toBeGreaterThan(300)
  const unlisted = files.flatMap((file) => {
    const text = readFileSync(join(ROOT, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*$/gmu, '')
      .replaceAll(/\s+/g, ' ')
    return (text.match(PROMISES) ?? [])
      .filter((said) => !HARMLESS.some((kind) => kind.test(said)))
      .filter((said) => !PRODUCT_CLAIMS.some((claim) => isPartOf(said, claim.said)))
      .map((said) => `${file}: ${said.trim()}`)
  })
  expect(unlisted).toEqual([])
})

// A claim may be a part of the sentence, or hold it with the next; the same is said on more than one screen.
function isPartOf(said: string, claim: string): boolean {
  const [sentence, listed] = [said, claim].map((text) => text.trim().replace(/[.]$/u, ''))
  return Boolean(sentence && listed && (sentence.includes(listed) || listed.includes(sentence)))
}
