import { describe, expect, it } from 'vitest'
import { checklistOf } from './checklist.ts'
import { composeDraft } from './compose-draft.ts'
import type { Content } from './content.ts'
import { launchContent } from './launch-content.ts'
import { isGap, isLine } from './line.ts'
import { linesOf } from './lines-of.ts'
import { COMPOSED_PERSONAS } from './personas/composed-personas.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'

// One line for each line and gap: `=` given, `~` general, `?` suggested, `+` a gap; quotes for the owner's own words.
// What a launch leaves out begins with `-`: the rest is what patients read.
const MARKS = { given: '=', general: '~', suggested: '?' } as const

function readable(content: Content): string {
  const { metadata, sections, missing } = content
  const launched = new Set(linesOf(launchContent(content)).map(({ id }) => id))
  const say = (part: unknown) => said(part, launched)
  const parts = [
    `${metadata.title.text}\n${metadata.description.text}`,
    ...(content.kind === 'full' ? [say(content.emergency).join('\n')] : []),
    ...sections.map((section) => [`# ${section.kind}`, ...say(section)].join('\n')),
    ['# not on the page', ...say(missing)].join('\n'),
    ['# checklist', ...checklistOf(content).map(task)].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function said(value: unknown, launched: ReadonlySet<string>): string[] {
  if (isGap(value)) return [`-+ ${value.id}  To add: ${value.label}. ${value.advice}`]
  if (isLine(value)) {
    const { id, text, standing, typed } = value
    const words = text.replaceAll('\n', ' ')
    return [`${launched.has(id) ? '' : '-'}${MARKS[standing]} ${id}  ${typed ? `“${words}”` : words}`]
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => said(part, launched))
    : []
}

function task(line: ReturnType<typeof checklistOf>[number]): string {
  const about = line.kind === 'prove' ? `“${line.claim}”` : line.kind === 'add' ? line.text : line.id
  return `${line.kind} ${about} (${line.minutes} min)`
}

describe.each([...PERSONAS, ...COMPOSED_PERSONAS].map((persona) => [persona.id, persona] as const))(
  'the draft of %s',
  (id, persona) => {
    const content = composeDraft(practiceOf(persona))

    it('says the same', async () => {
      await expect(readable(content)).toMatchFileSnapshot(`./personas/content/${id}.txt`)
    })

    it('is launched in the same words and order', () => {
      const launch = linesOf(launchContent(content))
      const launched = new Set(launch.map((line) => line.id))
      expect(launch).toEqual(linesOf(content).filter((line) => launched.has(line.id)))
    })
  },
)
