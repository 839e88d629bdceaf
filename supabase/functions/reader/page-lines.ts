import { DomUtils, parseDocument } from 'htmlparser2'

/** What is read of a page: its words by line, its links, its lists below a heading, and its paragraphs. */
export type PageWords = {
  readonly title: string
  /** The language that the page names; empty without one. */
  readonly language: string
  /** What a visitor reads, one block after the other. */
  readonly lines: readonly string[]
  readonly paragraphs: readonly string[]
  readonly links: readonly { readonly href: string; readonly text: string }[]
  readonly lists: readonly { readonly heading: string; readonly items: readonly string[] }[]
}

type Node = ReturnType<typeof parseDocument>['children'][number]

const UNREAD = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'head',
  'iframe',
  'select',
  'object',
])
const INLINE = new Set(
  'a abbr b bdi bdo cite code data em font i kbd label mark q s small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const MOST_LINES = 3000
/** Deeper pages are not made for people. */
const MOST_DEPTH = 200

/** Reads the words of a page, as far as a visitor sees them. */
export function readPageWords(html: string): PageWords {
  const document = parseDocument(html)
  const first = (name: string) => DomUtils.findOne((element) => element.name === name, document.children)
  const title = first('title')
  const collected = { lines: [''], paragraphs: [] as string[], links: [], lists: [] } as {
    lines: string[]
    paragraphs: string[]
    links: { href: string; text: string }[]
    lists: { heading: string; items: string[] }[]
  }
  let heading = ''
  const newLine = () => {
    if (collected.lines.at(-1)) collected.lines.push('')
  }
  const walk = (nodes: readonly Node[], depth: number) => {
    if (depth > MOST_DEPTH || collected.lines.length > MOST_LINES) return
    for (const node of nodes) {
      if (node.type === 'text') {
        const said = node.data.replace(/\s+/gu, ' ')
        const last = collected.lines.length - 1
        const line = collected.lines[last] ?? ''
        collected.lines[last] = line ? line + said : said.trimStart()
        continue
      }
      if (!('attribs' in node) || UNREAD.has(node.name) || isHidden(node)) continue
      const isBlock = !INLINE.has(node.name)
      if (isBlock) newLine()
      if (/^h[1-6]$/.test(node.name)) heading = wordsOf(node)
      if (node.name === 'a') collected.links.push({ href: node.attribs.href ?? '', text: wordsOf(node) })
      if (node.name === 'p') collected.paragraphs.push(wordsOf(node))
      if (node.name === 'ul' || node.name === 'ol') {
        const items = node.children.flatMap((child) =>
          'name' in child && child.name === 'li' ? [wordsOf(child)] : [],
        )
        collected.lists.push({ heading, items: items.filter(Boolean) })
      }
      walk(node.children, depth + 1)
      if (isBlock) newLine()
    }
  }
  walk(document.children, 0)
  return {
    title: title ? wordsOf(title) : '',
    language: (first('html')?.attribs.lang ?? '').toLowerCase(),
    lines: collected.lines.map((line) => line.trim()).filter(Boolean),
    paragraphs: collected.paragraphs.filter(Boolean),
    links: collected.links,
    lists: collected.lists,
  }
}

function wordsOf(node: Node): string {
  return DomUtils.textContent(node).replace(/\s+/gu, ' ').trim()
}

function isHidden({ attribs }: { readonly attribs: Readonly<Record<string, string>> }): boolean {
  return (
    'hidden' in attribs || attribs['aria-hidden'] === 'true' || /display:\s*none/i.test(attribs.style ?? '')
  )
}
