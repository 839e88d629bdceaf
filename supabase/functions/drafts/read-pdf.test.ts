import { passageSchema } from '@foyer/shared/api/drafts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { BY_HAND } from '../../tests/pdf-shelf/by-hand.ts'
import { BY_LIBRARIES } from '../../tests/pdf-shelf/by-libraries.ts'
import { linesOf, writeByHand } from '../../tests/pdf-shelf/write-by-hand.ts'
import { readPdf } from './read-pdf.ts'
import { splitPassages } from './split-passages.ts'

/** All pages are read, also on a slow machine. */
const SLOWEST_MS = 60_000

const SHELF = [...BY_HAND, ...BY_LIBRARIES]
/** Of processor time, for a file that is read for a second at most; machines may be much slower. */
const MOST_CPU_MS = 15_000

test.each(SHELF)('reads a PDF $what', async ({ make, reads }) => {
  const passages = splitPassages(await readPdf(await make(), SLOWEST_MS))
  expect(passages.map(({ text }) => text)).toEqual(reads)
})

test('reads damaged files, or refuses them', async () => {
  const files = await Promise.all(SHELF.map(({ make }) => make()))
  const damage = fc.record({
    file: fc.constantFrom(...files),
    cut: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(255)), { maxLength: 20 }),
  })
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, cut, bytes }) => {
      const damaged = file.slice(0, Math.ceil(file.length * (cut < 0.3 ? cut / 0.3 : 1)))
      for (const [place, byte] of bytes) damaged[Math.floor(place * damaged.length)] = byte
      const pages = await readPdf(damaged).catch((error: unknown) => error)
      if (!Array.isArray(pages)) expect(pages).toBeInstanceOf(Error)
      else expectPassages(pages)
    }),
    { numRuns: randomCases(150) },
  )
})

const page = (text: string) => [text]
const pieces = fc.oneof(
  fc.constantFrom(
    'psycho-\ntherapy ',
    '\n\n',
    '. ',
    '! ',
    '。',
    'I h a v e ',
    '\u00ad\n',
    'ﬁ',
    '\ue001',
    '\ufffd',
    'Ã©',
    '´e',
  ),
  fc.constantFrom(
    '\ud83d',
    'שלום ',
    'مرحبا ',
    'हिन्दी ',
    '我',
    ' ',
    '\t\t',
    '\0',
    '• ',
    'a\u0301\u0302',
    'I listen to each of you. ',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

test('any text gives passages that can be shown and kept', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => expectPassages(page(parts.join('')))),
    {
      numRuns: randomCases(500),
      examples: [[['I listen to each of you. ', 'psycho-\ntherapy ', '\ud83d', '\u00ad\n', 'a\u0301\u0302']]],
    },
  )
})

test.each<[string, string]>([
  ['one word', 'a'.repeat(400_000)],
  ['spaces', ' '.repeat(400_000)],
  ['lines', '\n'.repeat(400_000)],
  ['broken words', 'a-\n'.repeat(130_000)],
  ['hyphens', '-'.repeat(400_000)],
  ['points', '. '.repeat(200_000)],
  ['Chinese and spaces', `我${' '.repeat(200_000)}${'我 '.repeat(100_000)}`],
  ['accents', `a${'\u0301'.repeat(400_000)}`],
  ['signs of accents', '´'.repeat(400_000)],
  ['bytes', 'Ã'.repeat(400_000)],
  ['letters', 'a b '.repeat(100_000)],
])('a text of %s is split in bounded time', (_, text) => {
  const before = process.cpuUsage()
  expectPassages(page(text))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS)
})

test('leaves a page that never ends', async () => {
  const line = 'I listen before I speak, because each story has its own pace. '
  const before = process.cpuUsage()
  const pages = await readPdf(
    writeByHand(
      linesOf(
        Array.from({ length: 9_000 }, () => line),
        { leading: 0.07 },
      ),
    ),
  )
  const { user, system } = process.cpuUsage(before)
  expect(pages.join('').length).toBeLessThan(100_000)
  expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS)
})

function expectPassages(pages: readonly string[]) {
  const passages = splitPassages(pages)
  expect(passages.length).toBeLessThanOrEqual(60)
  for (const passage of passages) {
    expect(passageSchema.safeParse(passage).success).toBe(true)
    expect(passage.text).not.toMatch(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd\ufb00-\ufb06\u00ad\u200b]|\s{2}/u)
  }
}
