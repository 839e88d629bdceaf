import type { Added } from '@foyer/shared/api/site-edits.ts'
import { slugsOf } from '@foyer/shared/sites/page-slug.ts'
import { PAGE_WORDS } from '@foyer/shared/sites/page-words.ts'
import type { OwnPage } from './added-sections.ts'
import { withLetters } from './compose/credentials.ts'
import type { FullContent } from './content.ts'
import { endedSentence } from './join-sentences.ts'
import type { Line } from './line.ts'
import { firstSentence, splitSentences } from './text/split-sentences.ts'

const DESCRIPTION_LENGTH = 155
const QUESTIONS = [1, 2, 3] as const

type Service = Extract<Added, { kind: 'service' }> & { readonly id: string }
type Person = Extract<Added, { kind: 'person' }> & { readonly id: string }

/** How many words a service has of its owner's own, price and questions included. */
export function wordsOfService(item: Omit<Service, 'id'>): number {
  const asked = QUESTIONS.flatMap((count) => [item[`ask${count}`], item[`answer${count}`]])
  return [item.text, item.who, item.how, item.price, ...asked]
    .flatMap((text) => (text ?? '').split(/\s+/u))
    .filter(Boolean).length
}

/** Whether an item has enough words for a page of its own: a service 80, a person a text. */
export function hasOwnPage(item: Added): boolean {
  if (item.kind === 'service') return item.name !== '' && wordsOfService(item) >= PAGE_WORDS
  return item.kind === 'person' && item.name !== '' && Boolean(item.story)
}

/** The pages that services and people have of their own, by the id of their item. */
export function ownPages(
  content: FullContent,
  items: readonly (Service | Person)[],
): ReadonlyMap<string, OwnPage> {
  const paged = items.filter(hasOwnPage)
  const slugs = slugsOf(paged.map(({ id, name, slug }) => ({ id, name, kept: slug })))
  return new Map(
    paged.map((item) => {
      const page = item.kind === 'service' ? servicePage(content, item) : personPage(content, item)
      return [item.id, { ...page, slug: slugs.get(item.id) ?? item.id }]
    }),
  )
}

function servicePage(content: FullContent, item: Service): Omit<OwnPage, 'slug'> {
  const { entity, subject } = content
  const say = (field: string, text: string | undefined) => typed(`services/${item.id}/${field}`, text)
  const hasCity = entity.city && !item.name.toLowerCase().includes(entity.city.toLowerCase())
  const place = subject.hasOffice
    ? hasCity
      ? ` in ${entity.city}`
      : ''
    : subject.hasVideo
      ? ' by video'
      : ''
  const { first, rest } = firstSentence(item.text)
  const questions = QUESTIONS.flatMap((count) => {
    const [asked, answer] = [
      say(`ask${count}`, item[`ask${count}`]),
      say(`answer${count}`, item[`answer${count}`]),
    ]
    return asked && answer ? [{ id: `${item.id}-${count}`, title: asked, answer }] : []
  })
  return {
    ...named(`services/${item.id}`, `${item.name}${place}`, content, place.startsWith(' in ')),
    description: description(`services/${item.id}`, [first, rest, item.who], content),
    ...optional('first', say('text-first', first)),
    ...optional('rest', say('text-rest', rest)),
    ...optional('who', say('who', item.who)),
    ...optional('how', say('how', item.how)),
    ...(questions.length > 0 && { questions }),
  }
}

function personPage(content: FullContent, item: Person): Omit<OwnPage, 'slug'> {
  const name = withLetters(item.name, item.letters)
  return {
    ...named(`team/${item.id}`, name, content, false),
    description: description(`team/${item.id}`, [item.role, item.text, item.story], content),
    ...optional('rest', typed(`team/${item.id}/story`, item.story)),
  }
}

// What a page is called: its heading with the state in a title, and the practice.
function named(id: string, heading: string, { entity, subject }: FullContent, hasCity: boolean) {
  const state = hasCity && entity.region ? `, ${entity.region}` : ''
  const place =
    hasCity || !entity.city || !subject.hasOffice ? '' : `, ${entity.city}, ${entity.region ?? ''}`
  return {
    heading: ours(`${id}/page-heading`, heading),
    title: ours(`${id}/page-title`, `${heading}${state}: ${subject.name}${place.replace(/, $/u, '')}`),
  }
}

function description(id: string, texts: readonly (string | undefined)[], { subject }: FullContent): Line {
  const sentences = texts
    .flatMap((text) => splitSentences(text ?? ''))
    .map(endedSentence)
    .filter(Boolean)
  let said = ''
  for (const sentence of sentences) {
    if (`${said} ${sentence}`.trim().length > DESCRIPTION_LENGTH) break
    said = `${said} ${sentence}`.trim()
  }
  const cut = (sentences[0] ?? '').slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/u, '')
  return ours(`${id}/page-description`, said || (cut ? `${cut}…` : subject.name))
}

function typed(id: string, text: string | undefined): Line | undefined {
  return text ? { id, text, standing: 'given', sources: [{ from: 'owner' }], typed: true } : undefined
}

function ours(id: string, text: string): Line {
  return { id, text, standing: 'given', sources: [{ from: 'owner' }] }
}

function optional<Key extends string>(key: Key, line: Line | undefined) {
  return (line ? { [key]: line } : {}) as { readonly [Part in Key]?: Line }
}
