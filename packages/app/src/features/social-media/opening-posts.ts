import type { OwnSite } from '../../site/own-site.ts'

/** One of the three opening posts, in the owner's own words. */
export type OpeningPost = {
  readonly id: 'hello' | 'letter' | 'fact'
  /** What it is for: `Say hello`. */
  readonly title: string
  readonly format: 'square' | 'portrait' | 'story'
  readonly width: number
  readonly height: number
  /** In the picture. */
  readonly heading: string
  readonly text?: string
  /** What is posted with the picture, character for character as on the site; empty where it waits for words. */
  readonly caption: string
}

/** A post whose words are not there yet: the owner has not written or confirmed any. */
export type WaitingPost = Pick<OpeningPost, 'id' | 'title' | 'format' | 'width' | 'height'> & {
  readonly waitsFor: string
}

const SQUARE = { format: 'square', width: 1080, height: 1080 } as const
const PORTRAIT = { format: 'portrait', width: 1080, height: 1350 } as const
const STORY = { format: 'story', width: 1080, height: 1920 } as const

/** A quotation in a picture is read at a glance; a caption may be longer. */
const QUOTE_LENGTH = 130
const CAPTION_LENGTH = 260
const CARD_LENGTH = 90

/** Returns the three posts. Their words stand on the site, and nobody else wrote or confirmed them. */
export function openingPosts(site: OwnSite): readonly (OpeningPost | WaitingPost)[] {
  const { words, city, videoStates } = site
  const isStory = words.typed.length > 0
  const sentences = isStory ? words.typed : words.confirmed
  // Only the sentences of a story are neighbors; the others stand in different places of the page.
  const captionOf = (some: readonly string[], areNeighbors = isStory) =>
    longestRun(some, CAPTION_LENGTH, areNeighbors).join(' ')
  const longest = longestRun(sentences, QUOTE_LENGTH, isStory)
  const at = Math.max(0, sentences.indexOf(longest[0] ?? ''))
  // A caption is one run of neighbors, too: words with a gap between them would be a quotation that nobody said.
  const before = captionOf(sentences.slice(0, at))
  const after = captionOf(sentences.slice(at + longest.length))
  const around = [before, after, isStory ? captionOf(words.confirmed, false) : ''].filter(Boolean)
  // Where nothing else is said, the first sentence greets and the others are quoted.
  const greeting = around[0] ?? longest[0] ?? ''
  const quote = (around.length > 0 ? longest : longest.slice(1)).join(' ')
  const place = city || videoStates[0]
  const hello = { id: 'hello', title: 'Say hello', ...SQUARE } as const
  return [
    greeting
      ? { ...hello, heading: place ? `Hello, ${place}.` : 'Hello.', caption: greeting }
      : { ...hello, waitsFor: waitsFor('a') },
    letterPost(site, quote, after && after !== greeting ? after : (around[1] ?? (quote || greeting))),
    factPost(site),
  ]
}

const waitsFor = (what: 'a' | 'another') =>
  `Write ${what} sentence of your story, or say yes to one of ours: then it is yours to post.`

function letterPost(site: OwnSite, quote: string, caption: string): OpeningPost | WaitingPost {
  const title = site.words.typed.length > 0 ? 'A word from your story' : 'A word from your site'
  const post = { id: 'letter', title, ...PORTRAIT } as const
  if (!quote) return { ...post, waitsFor: waitsFor(caption ? 'another' : 'a') }
  return { ...post, heading: `“${quote}”`, ...(site.person && { text: site.person }), caption }
}

function factPost({ words, address, city, phone, videoStates }: OwnSite): OpeningPost | WaitingPost {
  const post = { id: 'fact', title: 'One thing to know', ...STORY } as const
  const card = words.cards.find(({ title, text }) => title.length <= 40 && text.length <= CARD_LENGTH)
  if (card) return { ...post, heading: card.title, text: card.text, caption: `${card.title}. ${card.text}` }
  if (address.length > 0) {
    const where = address.join(', ')
    return {
      ...post,
      heading: 'Find us here',
      text: where,
      caption: [where, phone].filter(Boolean).join('. '),
    }
  }
  if (videoStates.length > 0) {
    const states = new Intl.ListFormat('en-US').format(videoStates)
    return { ...post, heading: 'By video', text: states, caption: `By video in ${states}.` }
  }
  return {
    ...post,
    waitsFor: city || phone ? 'Add the address of your office.' : 'Add where people find you.',
  }
}

/** Returns the longest sentence, or run of neighbors, that is no longer than so many letters. */
function longestRun(sentences: readonly string[], most: number, areNeighbors: boolean): readonly string[] {
  let best: readonly string[] = []
  let bestLength = 0
  for (const [start] of sentences.entries()) {
    let length = 0
    for (let end = start; end < (areNeighbors ? sentences.length : start + 1); end++) {
      length += (sentences[end] ?? '').length + 1
      if (length > most) break
      if (length > bestLength) {
        best = sentences.slice(start, end + 1)
        bestLength = length
      }
    }
  }
  return best
}

/** What a picture shows, for people who do not see it. */
export function describePost({ heading, text }: OpeningPost, { name }: OwnSite): string {
  const ended = (said: string) => (/[.!?]["”’]?$/u.test(said) ? said : `${said}.`)
  return [heading, text, `${name || 'The practice'}, with the art of its site`]
    .flatMap((said) => (said ? [ended(said)] : []))
    .join(' ')
}
