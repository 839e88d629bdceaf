import { expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import type { Content } from './content.ts'
import { launchContent } from './launch-content.ts'
import { isGap, isLine } from './line.ts'
import { linesOf } from './lines-of.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'

// One line for each line and gap: `=` given, `~` general, `?` suggested, `+` a gap; quotes for the owner's own words.
const MARKS = { given: '=', general: '~', suggested: '?' } as const
const LONGEST_QUOTE = 90

function readable(content: Content): string {
  const { metadata, sections, missing } = content
  const parts = [
    `${metadata.title.text}\n${metadata.description.text}`,
    ...(content.kind === 'full' ? [said(content.emergency).join('\n')] : []),
    ...sections.map((section) => [`# ${section.kind}`, ...said(section)].join('\n')),
    ['# not on the page', ...said(missing)].join('\n'),
    ['# checklist', ...checklistOf(content).map(task)].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function said(value: unknown): string[] {
  if (isGap(value)) return [`+ ${value.id}  To add: ${value.label}. ${value.advice}`]
  if (isLine(value)) {
    const { id, text, standing, typed } = value
    const cut = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text
    return [`${MARKS[standing]} ${id}  ${typed ? `“${cut}”` : text}`]
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : []
}

function task(line: ReturnType<typeof checklistOf>[number]): string {
  const about = line.kind === 'prove' ? `“${line.claim}”` : line.kind === 'add' ? line.text : line.id
  return `${line.kind} ${about} (${line.minutes} min)`
}

// The words of a launch alone, one line a sentence: what changes for patients shows as changed words.
function launchText(content: Content): string {
  const { metadata, sections, ...rest } = launchContent(content)
  const texts = (part: unknown) => linesOf(part).map(({ text }) => text.replaceAll('\n', ' '))
  const parts = [
    [metadata.title.text, metadata.description.text],
    ...('emergency' in rest ? [texts(rest.emergency)] : []),
    ...sections.map((section) => [`# ${section.kind}`, ...texts(section)]),
  ]
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

test.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
  'says the same to %s',
  async (id, persona) => {
    await expect(readable(composeDraft(practiceOf(persona)))).toMatchFileSnapshot(
      `./personas/content/${id}.txt`,
    )
  },
)

test.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
  'says the same to the patients of %s',
  async (id, persona) => {
    await expect(launchText(composeDraft(practiceOf(persona)))).toMatchFileSnapshot(
      `./personas/content/${id}.launch.txt`,
    )
  },
)
