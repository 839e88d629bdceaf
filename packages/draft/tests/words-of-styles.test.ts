import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import type { Content } from '../src/content.ts'
import { isGap, isLine } from '../src/line.ts'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'
import * as pageWords from '../src/words/page-words.ts'

const BLANK = '7'
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder']

const PAGE_WORDS = Object.values(pageWords)
  .flatMap((words) => (typeof words === 'string' ? [words] : Object.values(words)))
  .sort((one, other) => other.length - one.length)

// The same content without a word: what is still read on the page comes from the style.
function withoutWords(part: unknown): unknown {
  if (isLine(part)) return { ...part, text: BLANK }
  if (isGap(part)) return { ...part, label: BLANK, advice: BLANK }
  if (Array.isArray(part)) return part.map(withoutWords)
  if (typeof part !== 'object' || part === null) return part
  // What is said of a picture is its owner's, and so is the city.
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [
      key,
      key === 'alt' || key === 'city' ? BLANK : withoutWords(value),
    ]),
  )
}

function textsOf(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value]
  if (!('tagName' in node) || ['style', 'script'].includes(node.tagName)) return []
  const spoken = node.attrs.filter(({ name }) => SPOKEN.includes(name)).map(({ value }) => value)
  return [...spoken, ...node.childNodes.flatMap(textsOf)]
}

/** Words of a page that are neither of its content nor of `words/page-words.ts`; codes of states are no words. */
function wordsOfStyle(page: string): string[] {
  return parse(page)
    .childNodes.flatMap(textsOf)
    .map((text) => PAGE_WORDS.reduce((rest, words) => rest.replaceAll(words, ''), text))
    .filter((text) => /[a-z]{2}/i.test(text.replace(/\b[A-Z]{2}\b/g, '')))
}

test.each(DESIGN_STYLE_IDS)('%s prints no words but those of words/', (style) => {
  for (const site of SITES) {
    const content = contentOf(site)
    const blank = withoutWords(content) as Content
    const subject = { ...content.subject, name: BLANK, ...(content.subject.person && { person: BLANK }) }
    const files = renderDraft({ ...blank, subject } as Content, style, { kind: 'draft', assetBase: '' })
    for (const { path, body } of files.filter((file) => file.path.endsWith('index.html'))) {
      expect(wordsOfStyle(String(body)), `${site.id} ${path}`).toEqual([])
      expect(String(body), `${site.id} ${path}`).not.toMatch(/content:"[^"]*[a-z]{2}/i)
    }
  }
})

test('finds words in a text and in a name for screen readers', () => {
  expect(wordsOfStyle('<p>Draft made with Foyer</p><p>Write to us</p><nav aria-label="Menu"></nav>')).toEqual(
    ['Write to us', 'Menu'],
  )
})
