import { expect, test } from 'vitest'
import { randomCases } from '../../../tests/random-cases.ts'
import { checklistOf, siteCounts, siteLists } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import type { Content } from './content.ts'
import { gapsOf } from './lines-of.ts'
import { practiceOf } from './personas/persona.ts'
import { randomPersona } from './personas/random-persona.ts'
import { publishRefusals } from './publish-refusal.ts'

const NUMBERS = Array.from({ length: randomCases(150) }, (_, number) => number)
const contents: readonly Content[] = NUMBERS.map((number) => composeDraft(practiceOf(randomPersona(number))))

test('every line of a checklist but claims stands in one of the three lists', () => {
  for (const content of contents) {
    const lines = checklistOf(content)
    const { toShow, toConfirm, worthAdding } = siteLists(lines)
    const listed = [...toShow, ...toConfirm, ...worthAdding]
    expect(new Set(listed).size).toBe(listed.length)
    expect(new Set(listed)).toEqual(new Set(lines.filter(({ kind }) => kind !== 'prove')))
  }
})

test('a site can be published when nothing is left to show it and nothing to confirm, and not before', () => {
  for (const content of contents) {
    const { toShow, toConfirm } = siteCounts(content)
    const refusals = publishRefusals(content)
    if (refusals.includes('proposal')) expect(toShow).toBe(0)
    else {
      expect(toShow > 0).toBe(refusals.includes('nameless') || refusals.includes('unreachable'))
      expect(toConfirm > 0).toBe(refusals.includes('undecided'))
    }
  }
})

test('every place of the page that stays empty is worth adding once nothing is left to show it', () => {
  for (const content of contents) {
    const { toShow, worthAdding } = siteCounts(content)
    expect(toShow + worthAdding).toBe(gapsOf(content).length)
  }
})
