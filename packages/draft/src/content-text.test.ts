import { expect, test } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import type { Content } from './content.ts'
import { isGap, isLine } from './line.ts'
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

test.each(PERSONAS.map((persona) => [persona.id, persona] as const))(
  'says the same to %s',
  async (id, persona) => {
    await expect(readable(composeDraft(practiceOf(persona)))).toMatchFileSnapshot(
      `./personas/content/${id}.txt`,
    )
  },
)
