import { checklistOf, siteLists } from '@foyer/draft/checklist.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { DRAFT_FILES, draftFileUrl, draftPath } from '@foyer/shared/api/drafts.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { z } from 'zod'
import { counted } from './counted.ts'
import type { MailReader, MailWords } from './mail-row.ts'

/** A version of a draft that was delivered. */
export const draftReadySchema = z.object({
  version: z.number(),
  slug: z.string(),
  has_card: z.boolean(),
  content: z.unknown(),
})

/** How many things to look at first are named. */
const LOOKS = 3
/** Missing things that are named; the others are counted. */
const NAMED = 4

/** The mail to the owner whose draft can be seen. */
export function draftReadyWords(
  draft: z.output<typeof draftReadySchema>,
  { appUrl, supabaseUrl, firstName }: MailReader,
): MailWords {
  const content = contentSchema.safeParse(draft.content).data
  const name = new StrangersWords(content?.subject.name ?? '').quote() ?? 'your website'
  const greeting = `${beginning(firstName)} ${whatItIs(content, draft.version, name)}.`
  const first = content ? whatToLookAt(content).slice(0, LOOKS) : []
  const address = `${appUrl}${draftPath(draft.slug)}`
  return {
    subject: 'Your draft is ready',
    title: 'Your draft is ready',
    preview: greeting,
    picture: draft.has_card
      ? {
          src: draftFileUrl(supabaseUrl, draft.slug, DRAFT_FILES.card),
          alt: `The first page of ${name}`,
          href: address,
        }
      : null,
    blocks: [
      { kind: 'text', text: `${greeting} Only you see it until you share or publish it.` },
      { kind: 'button', label: 'Open your draft', href: address },
      first.length > 0 ? { kind: 'list', title: 'Look at this first', items: first } : null,
      {
        kind: 'note',
        text: `Only you see the draft: the button asks you to log in. Something wrong? Answer this mail. The address: ${address}`,
      },
    ],
  }
}

function beginning(firstName: StrangersWords | null): string {
  const called = firstName?.firstName()
  return called ? `Hello ${called}, this` : 'This'
}

function whatItIs(content: Content | undefined, version: number, name: string): string {
  if (content?.kind === 'proposal') return `is what we would change first for ${name}`
  return version > 1 ? `is ${name}, built from your latest answers` : `is ${name}, built from your answers`
}

function whatToLookAt(content: Content): { title: string; text: string }[] {
  const checklist = checklistOf(content)
  const { toShow, toConfirm, worthAdding } = siteLists(checklist)
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
            text: `${missing(toAdd.map(({ text }) => text))} ${whatIsFirst(toShow.length, worthAdding.length)}`.trim(),
          },
        ]
      : []),
    { title: 'The first screen.', text: 'Is it what you would say to somebody at the front desk?' },
    content.kind === 'full'
      ? { title: 'The style.', text: 'Your words stand in five styles: change it with one click.' }
      : { title: 'Six more questions.', text: 'Answer them, and we draw the whole page.' },
  ]
}

/** The counts of the checklist, as the app says them. */
function whatIsFirst(toShow: number, worthAdding: number): string {
  const counts = [
    toShow > 0 ? `${toShow} to show it` : '',
    worthAdding > 0 ? `${worthAdding} worth adding` : '',
  ]
  return `${counts.filter(Boolean).join(', ')}.`
}

function missing(labels: readonly string[]): string {
  const rest = labels.length - NAMED
  const named = labels.slice(0, NAMED).join(', ')
  return `${named.charAt(0).toUpperCase()}${named.slice(1)}${rest > 0 ? ` and ${rest} more` : ''}.`
}
