// What a draft costs: processor time of rendering it, bytes of its page by style, and processor time of its picture.
import { brotliCompressSync } from 'node:zlib'
import { cardFiles } from '../packages/draft/card/card-files.ts'
import { renderCard } from '../packages/draft/card/render-card.ts'
import { applyEdits } from '../packages/draft/src/apply-edits.ts'
import { composeDraft } from '../packages/draft/src/compose-draft.ts'
import { editsFromRow } from '../packages/draft/src/edits.ts'
import { linesOf } from '../packages/draft/src/lines-of.ts'
import { addedItems } from '../packages/draft/src/personas/added-items.ts'
import { ownerPictures } from '../packages/draft/src/personas/owner-pictures.ts'
import { practiceOf } from '../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../packages/draft/src/personas/personas.ts'
import { renderDraft } from '../packages/draft/src/render-draft.ts'
import { MOVABLE_SECTIONS } from '../packages/shared/src/api/site-edits.ts'
import { DESIGN_STYLE_IDS } from '../packages/shared/src/onboarding/answers/stored-ids.ts'

const ROUNDS = 20
const OPTIONS = { kind: 'draft', assetBase: '' } as const

const practices = PERSONAS.map(practiceOf)
const full = practices.filter(({ branch }) => branch === 'full')
const proposals = practices.filter(({ branch }) => branch === 'proposal')

console.log(`${full.length} practices, ${ROUNDS} rounds; render = from facts to files, ms by processor time`)
for (const style of DESIGN_STYLE_IDS) measure(style, () => full, style)
measure('proposal', () => proposals, 'modern')
for (const style of DESIGN_STYLE_IDS) measure(`${style}, edited`, () => full, style, editedDraft)

console.log('\nPicture of 1200 × 630, ms by processor time')
for (const style of DESIGN_STYLE_IDS) {
  const times: number[] = []
  let bytes = 0
  for (const practice of full) {
    const files = renderDraft(composeDraft(practice), style, OPTIONS)
    const svg = String(files.find(({ path }) => path === 'card.svg')?.body)
    const begun = processorMs()
    bytes = Math.max(bytes, (await renderCard(svg, style, cardFiles)).length)
    times.push(processorMs() - begun)
  }
  const [first = 0, ...later] = times
  console.log(
    `${style.padEnd(13)} first ${first.toFixed(0).padStart(5)}  median ${at(later, 0.5).toFixed(0).padStart(4)}  most ${at(later, 1).toFixed(0).padStart(4)}  at most ${kilobytes(bytes)}`,
  )
}
console.log(`resident ${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`)

// A hundred lines in the owner's words, as far as there are so many, twenty added items, eight pictures, and another order of
// the sections.
function editedDraft(practice: (typeof practices)[number]) {
  const content = composeDraft(practice)
  const lines = linesOf(content.sections).slice(0, 100)
  const items = {
    ...addedItems(3, ['service', 'question', 'price', 'person', 'place', 'notice', 'hours']),
    ...addedItems(4, ['service']),
    ...addedItems(5, ['person']),
  }
  const own = ownerPictures('What it shows.')
  const people = Object.entries(items).filter(([, { kind }]) => kind === 'person')
  const pictures = { ...own, ...Object.fromEntries(people.map(([id]) => [`person:${id}`, own.portrait])) }
  const edits = editsFromRow({ words: {}, section_order: [], hidden: {}, added: items, pictures })
  return applyEdits(content, {
    ...edits,
    words: new Map(lines.map(({ id, text }) => [id, `${text} In our own words.`])),
    order: [...MOVABLE_SECTIONS].reverse(),
    hidden: new Set(),
  })
}

function measure(
  name: string,
  choose: () => typeof practices,
  style: (typeof DESIGN_STYLE_IDS)[number],
  say = composeDraft,
) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const practice of choose()) {
      const begun = processorMs()
      renderDraft(say(practice), style, OPTIONS)
      times.push(processorMs() - begun)
    }
  }
  const pages = choose().map((practice) =>
    Buffer.from(String(renderDraft(say(practice), style, OPTIONS)[0]?.body)),
  )
  const raw = pages.map(({ length }) => length)
  const compressed = pages.map((page) => brotliCompressSync(page).length)
  console.log(
    `${name.padEnd(20)} median ${at(times, 0.5).toFixed(2).padStart(6)}  p95 ${at(times, 0.95).toFixed(2).padStart(6)}  page ${kilobytes(at(raw, 0.5))} (most ${kilobytes(at(raw, 1))}), brotli ${kilobytes(at(compressed, 0.5))} (most ${kilobytes(at(compressed, 1))})`,
  )
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function at(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
