import { type ChecklistLine, checklistGroups, checklistOf, isCounted } from '@foyer/draft/checklist.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { counted } from './counted.ts'

/** What the mail about a draft says. */
export type DraftMailWords = {
  readonly title: string
  readonly greeting: string
  readonly share: string
  /** What to look at first: three at most. */
  readonly first: readonly { readonly title: string; readonly text: string }[]
  /** The name of the practice or of its owner. */
  readonly name: string
}

const LOOKS = 3
/** Missing things that are named; the others are counted. */
const NAMED = 4

/** Chooses the words for a version of a draft. */
export function draftMailWords(
  { version, content }: { readonly version: number; readonly content: unknown },
  firstName: StrangersWords | null,
): DraftMailWords {
  const parsed = contentSchema.safeParse(content).data
  const name = new StrangersWords(parsed?.subject.name ?? '').quote() ?? 'your website'
  const called = firstName?.firstName()
  const hello = called ? `Hello ${called}, this` : 'This'
  const what =
    parsed?.kind === 'proposal'
      ? `is what we would change first for ${name}`
      : version > 1
        ? `is version ${version} of ${name}, built from your latest answers`
        : `is ${name}, built from your answers`
  return {
    title: 'Your draft is ready',
    greeting: `${hello} ${what}.`,
    share: 'Send the address to anyone whose eye you trust.',
    first: parsed ? whatToLookAt(parsed).slice(0, LOOKS) : [],
    name,
  }
}

function whatToLookAt(content: Content): DraftMailWords['first'][number][] {
  const checklist = checklistOf(content)
  const toConfirm = checklist.filter(({ kind }) => kind === 'confirm')
  const toAdd = checklist.filter(({ kind }) => kind === 'add')
  const story = content.kind === 'full' && content.sections.find(({ kind }) => kind === 'story')
  const hasStory = story && story.kind === 'story' && story.paragraphs.length > 0
  return [
    ...(hasStory
      ? [{ title: 'Your story.', text: 'It stands there word for word, with your name under it.' }]
      : []),
    ...(toConfirm.length > 0
      ? [
          {
            title: `${counted(toConfirm.length, 'sentence')} with dots under ${toConfirm.length === 1 ? 'it' : 'them'}.`,
            text: `${toConfirm.length === 1 ? 'It is' : 'They are'} our suggestion. Say “Yes” or “Not us” to each.`,
          },
        ]
      : []),
    ...(toAdd.length > 0
      ? [
          {
            title: `${counted(toAdd.length, 'empty place')}.`,
            text: `${missing(toAdd.map(({ text }) => text))} ${whatIsFirst(checklist)}`.trim(),
          },
        ]
      : []),
    { title: 'The first screen.', text: 'Is it what you would say to somebody at the front desk?' },
    content.kind === 'full'
      ? { title: 'The style.', text: 'Your words stand in five styles: change it with one click.' }
      : { title: 'Six more questions.', text: 'Answer them, and we draw the whole page.' },
  ]
}

const GROUPS = { show: 'to show it', publish: 'to publish it', later: 'for later' } as const

/** The group that the checklist begins with, with the count and the minutes that it names. */
function whatIsFirst(checklist: readonly ChecklistLine[]): string {
  const [first] = checklistGroups(checklist.filter(isCounted))
  if (!first) return ''
  const { group, lines, minutes } = first
  const things = lines.length === 1 ? 'one thing' : `${lines.length} things`
  return `First, ${GROUPS[group]}: ${things}, about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

function missing(labels: readonly string[]): string {
  const rest = labels.length - NAMED
  const named = labels.slice(0, NAMED).join(', ')
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${rest > 0 ? ` and ${rest} more` : ''}.`
}
