import { Parser } from 'htmlparser2'

/** What is read of a page: its words by line, its links, its lists below a heading, and its paragraphs. */
export type PageWords = {
  readonly title: string
  /** The language that the page names; empty without one. */
  readonly language: string
  /** What the addresses of the page begin from, as it says itself; empty without one. */
  readonly base: string
  /** Where the page sends its visitors at once; empty when it keeps them. */
  readonly refresh: string
  /** Whether a visitor sees a field for a password. */
  readonly asksPassword: boolean
  /** What a visitor reads, one block after the other. */
  readonly lines: readonly string[]
  readonly paragraphs: readonly string[]
  readonly links: readonly { readonly href: string; readonly text: string }[]
  readonly lists: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

const UNREAD = new Set('script style noscript template svg math title iframe select object'.split(' '))
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em font i kbd label mark q s small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
/** The parser reads what follows these as text, until they end. */
const RAW = new Set('script style title textarea'.split(' '))

// What is read of a page, whatever it holds: pages made for people have less.
const MOST_LINES = 3000
const MOST_OF_LINE = 2000
const MOST_LINKS = 1500
const MOST_LISTS = 500
const MOST_ITEMS = 100
const MOST_PARAGRAPHS = 1000
const MOST_OF_HREF = 2000
/** In characters, of what an element holds. */
const MOST_OF = { title: 300, heading: 300, link: 300, item: 300, paragraph: 4000 } as const
/** So many elements inside one another keep their words. */
const MOST_COLLECTED = 50
/** The parser looks through what it has open at each element: it is started anew before there is too much. */
const MOST_OPEN = 2000
const MOST_TAGS = 20_000
/** In seconds: a page that waits longer before it sends visitors on is read itself. */
const REFRESH_WITHIN = 5

/** The words of an open element, as far as they are kept. */
type Collector = { text: string; readonly most: number; readonly finish: (words: string) => void }
type Open = {
  readonly isUnread: boolean
  readonly isBlock: boolean
  collector?: Collector | undefined
  items?: string[]
}
type Attributes = Readonly<Record<string, string>>

/** Reads the words of a page, as far as a visitor sees them, in time that grows with its length alone. */
export function readPageWords(page: string): PageWords {
  // Nothing that Postgres rejects, and no character that nobody sees.
  const html = page.replaceAll('\0', '')
  const reader = createReader()
  for (let from = 0; from < html.length; ) {
    let tags = 0
    let isPaused = false
    const parser: Parser = new Parser({
      onopentag: (name, attributes) => {
        const open = reader.open(name, attributes)
        tags += 1
        if ((open <= MOST_OPEN && tags <= MOST_TAGS) || RAW.has(name)) return
        isPaused = true
        parser.pause()
      },
      ontext: reader.read,
      onclosetag: reader.close,
    })
    parser.write(html.slice(from))
    if (!isPaused) parser.end()
    reader.closeAll()
    from = isPaused ? from + parser.endIndex + 1 : html.length
  }
  return reader.words()
}

function createReader() {
  let [title, language, base, refresh, heading] = ['', '', '', '', '']
  let asksPassword = false
  /** How many of the open elements are not read. */
  let unread = 0
  const lines = ['']
  const paragraphs: string[] = []
  const links: { href: string; text: string }[] = []
  const lists: { heading: string; items: string[] }[] = []
  const opened: Open[] = []
  const collectors = new Set<Collector>()

  const newLine = () => {
    if (lines.at(-1) && lines.length <= MOST_LINES) lines.push('')
  }

  function collectorFor(
    name: string,
    attributes: Attributes,
    parent: Open | undefined,
  ): Collector | undefined {
    const collect = (most: number, finish: Collector['finish']): Collector => ({ text: '', most, finish })
    if (collectors.size >= MOST_COLLECTED) return undefined
    if (/^h[1-6]$/.test(name)) return collect(MOST_OF.heading, (words) => (heading = words))
    if (name === 'a' && links.length < MOST_LINKS) {
      const href = attributes.href ?? ''
      if (href.length > MOST_OF_HREF) return undefined
      const link = { href, text: '' }
      links.push(link)
      return collect(MOST_OF.link, (words) => (link.text = words))
    }
    if (name === 'p' && paragraphs.length < MOST_PARAGRAPHS) {
      const at = paragraphs.push('') - 1
      return collect(MOST_OF.paragraph, (words) => (paragraphs[at] = words))
    }
    const items = parent?.items
    if (name === 'li' && items && items.length < MOST_ITEMS) {
      const at = items.push('') - 1
      return collect(MOST_OF.item, (words) => (items[at] = words))
    }
    return undefined
  }

  /** What a page says about itself, of which nothing is seen. */
  function readAbout(name: string, attributes: Attributes) {
    if (name === 'html') language ||= (attributes.lang ?? '').toLowerCase().slice(0, 40)
    if (name === 'base') base ||= (attributes.href ?? '').slice(0, MOST_OF_HREF)
    if (name === 'meta' && /^refresh$/i.test(attributes['http-equiv'] ?? '')) {
      const content = (attributes.content ?? '').slice(0, MOST_OF_HREF)
      const [, seconds, address = ''] =
        /^\s*(\d*)[\d.]*\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content) ?? []
      if (Number(seconds) <= REFRESH_WITHIN) refresh ||= address.trim()
    }
  }

  function open(name: string, attributes: Attributes): number {
    const isUnread = UNREAD.has(name) || isHidden(attributes)
    const element: Open = { isUnread, isBlock: !INLINE.has(name) }
    if (unread === 0) {
      readAbout(name, attributes)
      // The title is not a part of the page, but its words are kept.
      if (name === 'title' && !title) {
        element.collector = { text: '', most: MOST_OF.title, finish: (words) => (title ||= words) }
      } else if (!isUnread) {
        asksPassword ||= name === 'input' && /^password$/i.test(attributes.type ?? '')
        if (element.isBlock) newLine()
        element.collector = collectorFor(name, attributes, opened.at(-1))
        if ((name === 'ul' || name === 'ol') && lists.length < MOST_LISTS) {
          element.items = []
          lists.push({ heading, items: element.items })
        }
      }
    }
    if (element.collector) collectors.add(element.collector)
    if (isUnread) unread += 1
    return opened.push(element)
  }

  function read(data: string) {
    const said = data.replace(/\s+/gu, ' ')
    for (const collector of collectors) {
      if (collector.text.length < collector.most)
        collector.text += said.slice(0, collector.most - collector.text.length)
    }
    if (unread === 0) addToLines(said)
  }

  function addToLines(said: string) {
    for (let rest = said; rest && lines.length <= MOST_LINES; ) {
      const line = lines.at(-1) ?? ''
      if (!line) rest = rest.trimStart()
      const room = MOST_OF_LINE - line.length
      const space = rest.length > room ? rest.lastIndexOf(' ', room) : -1
      const part = rest.slice(0, space > 0 ? space : room)
      lines[lines.length - 1] = line + part
      rest = rest.slice(part.length)
      if (rest) newLine()
    }
  }

  function close() {
    const element = opened.pop()
    if (!element) return
    if (element.collector) {
      collectors.delete(element.collector)
      element.collector.finish(wordsOf(element.collector.text))
    }
    if (element.isUnread) unread -= 1
    else if (element.isBlock && unread === 0) newLine()
  }

  return {
    open,
    read,
    close,
    closeAll: () => {
      while (opened.length > 0) close()
    },
    words: (): PageWords => ({
      title,
      language,
      base,
      refresh,
      asksPassword,
      lines: lines.map(wordsOf).filter(Boolean),
      paragraphs: paragraphs.filter(Boolean),
      links,
      lists: lists.map((list) => ({ ...list, items: list.items.filter(Boolean) })),
    }),
  }
}

/** Cutting a text may leave half a character. */
function wordsOf(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .trim()
}

function isHidden(attributes: Attributes): boolean {
  return (
    'hidden' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    /display:\s*none/i.test((attributes.style ?? '').slice(0, MOST_OF_HREF))
  )
}
