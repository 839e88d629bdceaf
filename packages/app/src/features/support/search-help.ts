import MiniSearch from 'minisearch'
import type { HelpAnswer, HelpGroup } from './answers/help-answer.ts'

// Words that every question has.
const FILLERS = new Set(
  'a about an and any are at be can could do does for get have how i if in is it me my not of on or our should that the there this to was we what when where which who why will with you your'.split(
    ' ',
  ),
)

/** Returns the search terms in lower case without stop words; all words when only stop words are left. */
export function searchTerms(query: string): readonly string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? []
  const telling = words.filter((word) => !FILLERS.has(word))
  return [...new Set(telling.length ? telling : words)]
}

/**
 * Finds the answers that have the words of a search, or their beginnings, or words that are spelled nearly the same. Where
 * no answer has all of them, any of them counts. The best match comes first, with its group.
 */
export function searchHelp(groups: readonly HelpGroup[], query: string): readonly HelpGroup[] {
  if (searchTerms(query).length === 0) return groups
  const index = indexOf(groups)
  const all = index.search(query, { combineWith: 'AND' })
  const places = new Map(
    (all.length > 0 ? all : index.search(query)).map(({ id }, place) => [String(id), place]),
  )
  const placeOf = ({ id }: HelpAnswer) => places.get(id) ?? places.size
  return groups
    .map(({ title, answers }) => {
      const found = answers.filter(({ id }) => places.has(id))
      return { title, answers: found.sort((one, other) => placeOf(one) - placeOf(other)) }
    })
    .filter(({ answers }) => answers.length > 0)
    .sort((one, other) => Math.min(...one.answers.map(placeOf)) - Math.min(...other.answers.map(placeOf)))
}

const indexes = new WeakMap<readonly HelpGroup[], MiniSearch<HelpAnswer>>()

function indexOf(groups: readonly HelpGroup[]): MiniSearch<HelpAnswer> {
  const known = indexes.get(groups)
  if (known) return known
  const index = new MiniSearch<HelpAnswer>({
    fields: ['question', 'keywords', 'answer'],
    tokenize: (text) => [...searchTerms(text)],
    processTerm: stem,
    searchOptions: {
      boost: { question: 3, keywords: 2 },
      prefix: true,
      // One letter in five, so that a short word stays itself.
      fuzzy: 0.2,
    },
  })
  index.addAll(groups.flatMap(({ answers }) => answers))
  indexes.set(groups, index)
  return index
}

/** A piece of a text, and whether it matches. */
export type Piece = { readonly text: string; readonly isMatch: boolean; readonly at: number }

/** Cuts a text where words begin with a term of the search. */
export function highlight(text: string, query: string): readonly Piece[] {
  const terms = searchTerms(query)
  if (terms.length === 0) return [{ text, isMatch: false, at: 0 }]
  const pieces: Piece[] = []
  let at = 0
  for (const match of text.matchAll(wordsThatBeginWith(terms))) {
    if (match.index > at) pieces.push({ text: text.slice(at, match.index), isMatch: false, at })
    pieces.push({ text: match[0], isMatch: true, at: match.index })
    at = match.index + match[0].length
  }
  return at < text.length ? [...pieces, { text: text.slice(at), isMatch: false, at }] : pieces
}

/** Longest first, so that the longer of two terms with the same beginning is marked. */
function wordsThatBeginWith(terms: readonly string[]): RegExp {
  const choices = [...terms]
    .sort((a, b) => b.length - a.length)
    // The whole term where it occurs, otherwise its stem.
    .flatMap((term) => [term, stem(term)])
    .map((term) => term.replace(/\$/g, '\\$&'))
    .join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}$])(?:${choices})`, 'giu')
}

/** Returns the stem of a word: "payments" finds "payment", "deleting" finds "delete". */
function stem(term: string): string {
  return term.length > 4 ? term.replace(/(?:ing|ies|ed|es|e|s|y)$/, '') : term
}
