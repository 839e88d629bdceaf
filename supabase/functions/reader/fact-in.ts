import type { FactKind, FoundFact } from '@foyer/shared/api/reader.ts'
import { visibleText } from '@foyer/shared/plain-text.ts'
import type { PageWords } from './page-lines.ts'

/** A page with how it is called to its owner, and its address. */
export type ReadPage = {
  readonly label: string
  readonly path: string
  readonly url: URL
  readonly words: PageWords
}

export type Finder = (page: ReadPage) => FoundFact[]

export const MOST_OF_VALUE = 2000
const AROUND = 60
const MOST_MARKED = 400

/** Makes a fact of what is marked in a line, with the words around it. */
export function factIn(
  page: ReadPage,
  kind: FactKind,
  line: string,
  marked: string,
  value = marked,
): FoundFact {
  const at = line.indexOf(marked)
  return {
    kind,
    value: visibleText(value.slice(0, MOST_OF_VALUE)),
    page: page.label,
    path: page.path,
    before: whole(line.slice(Math.max(0, at - AROUND), at)),
    marked: whole(marked.slice(0, MOST_MARKED)),
    after: whole(line.slice(at + marked.length, at + marked.length + AROUND)),
  }
}

/** Without the halves of characters that remain where a text is cut: they cannot be stored. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '')
