// What a draft costs: processor time of rendering it, and bytes of its page, by style, as composed and as edited.
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
import { at, print } from './harness.ts'

const ROUNDS = 20

const practices = PERSONAS.map(practiceOf)
const full = practices.filter(({ branch }) => branch === 'full')
const proposals = practices.filter(({ branch }) => branch === 'proposal')

for (const style of DESIGN_STYLE_IDS) measure(style, full, style, composeDraft, 5)
measure('proposal', proposals, 'modern', composeDraft, 5)
for (const style of DESIGN_STYLE_IDS) measure(`${style}, edited`, full, style, editedDraft, 6)

function measure(
  name: string,
  all: typeof practices,
  style: (typeof DESIGN_STYLE_IDS)[number],
  compose: typeof composeDraft,
  bar: number,
) {
  const times: number[] = []
  const bytes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const practice of all) {
      const begun = process.cpuUsage()
      const [page] = renderDraft(compose(practice), style, { kind: 'draft', assetBase: '' })
      const { user, system } = process.cpuUsage(begun)
      times.push((user + system) / 1000)
      bytes.push(Buffer.byteLength(String(page?.body)) / 1024)
    }
  }
  print(`${name}, median`, at(times), bar, 'ms')
  print(`${name}, 95 %`, at(times, 0.95), 15, 'ms')
  if (compose === composeDraft) print(`${name}, largest page`, at(bytes, 1), 60, 'KB')
}

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
