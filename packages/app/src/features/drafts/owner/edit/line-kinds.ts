// What a line is called, and how long it may be before its page suffers.
import { FACT_TASKS, FACTS, type FactRow, factOfLine } from '@foyer/shared/facts/site-facts.ts'
import { nameOfAnswer, sectionOfAdded } from '../../../../site/edit-site.ts'
import { ADDED_FORMS, ADDED_KINDS, addedLine } from './added-kinds.ts'

type LineKind = { readonly name: string; readonly limit: number }

const KINDS: { readonly [part: string]: LineKind } = {
  label: { name: 'Menu word', limit: 20 },
  heading: { name: 'Heading', limit: 60 },
  title: { name: 'Title', limit: 60 },
  lede: { name: 'First sentence', limit: 90 },
  how: { name: 'Second sentence', limit: 120 },
  lead: { name: 'First sentence', limit: 160 },
  action: { name: 'Button', limit: 26 },
  second: { name: 'Second link', limit: 26 },
  booking: { name: 'Button', limit: 26 },
  portal: { name: 'Link', limit: 26 },
  term: { name: 'Name of a fact', limit: 20 },
  value: { name: 'Fact', limit: 60 },
  more: { name: 'Sentence', limit: 160 },
  name: { name: 'Name', limit: 60 },
}
const SENTENCE: LineKind = { name: 'Sentence', limit: 220 }
const PARAGRAPH: LineKind = { name: 'Paragraph', limit: 1200 }
const NEAR = 0.8

/** Returns the name of a line as people say it, and the most characters that look well. */
export function lineKind(id: string): LineKind {
  const added = addedLine(id)
  if (added) return addedKind(id, added.field)
  const fact = factOfLine(id)
  const row: FactRow | undefined = fact && FACTS[fact]
  if (row?.limit) return { name: row.label, limit: row.limit }
  if (id.startsWith('story/') && !/\/(heading|label|signature)$/.test(id)) return PARAGRAPH
  return KINDS[id.slice(id.lastIndexOf('/') + 1)] ?? SENTENCE
}

/** Returns the name of the fact of the answers to which a line belongs. */
export function answerName(id: string): string | undefined {
  const [, about] = /^answers\/([a-z]+)\//.exec(id) ?? []
  return about && nameOfAnswer(about)
}

/** Returns what a line is called where it stands without its page: by its fact, where it states one. */
export function changedName(id: string): string {
  const fact = factOfLine(id)
  const row: FactRow | undefined = fact && FACTS[fact]
  const task = fact && !row?.limit && FACT_TASKS.find(({ facts }) => facts.some((one) => one === fact))
  return answerName(id) ?? (task ? task.title : lineKind(id).name)
}

/** Returns what an item of the owner is called, by one of its lines. */
export function itemName(id: string): string {
  return formOf(id).name
}

function formOf(id: string) {
  return ADDED_FORMS[ADDED_KINDS.find((one) => id.startsWith(`${sectionOfAdded(one)}/`)) ?? 'notice']
}

function addedKind(id: string, field: string): LineKind {
  const { name, fields } = formOf(id)
  const { label, limit } = fields.find((one) => one.name === field) ?? { label: name, limit: SENTENCE.limit }
  return { name: label, limit }
}

/** Returns how full a line is; `null` while there is room enough not to mention it. */
export function fullness(id: string, text: string) {
  const { limit } = lineKind(id)
  const { length } = [...text]
  if (length < limit * NEAR) return null
  return { length, limit, isOver: length > limit }
}

/** Whether a line is set large, so that a long one takes the screen of a phone. */
export function isSetLarge(id: string): boolean {
  return /\/heading$|^hero\/lede$/.test(id)
}
