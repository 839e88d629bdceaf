import type { HelpAnswer, HelpGroup } from './answers.ts'

// Stop words: requiring them would find nothing.
const FILLERS = new Set(
  'a an and any are at be can could do does for get have how i if in is it me my not of on or our should that the there this to was we what when where which who why will with you your'.split(
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
 * Finds the answers that have every word of a search, at the beginning of a word, in question, answer or keywords.
 * Within a group those that have it in the question come first.
 */
export function searchHelp(groups: readonly HelpGroup[], query: string): readonly HelpGroup[] {
  const terms = searchTerms(query)
  if (terms.length === 0) return groups
  return groups.flatMap(({ title, answers }) => {
    const found = answers.filter((answer) => hasAll(everythingOf(answer), terms))
    const inQuestion = found.filter(({ question }) => hasAll(question, terms))
    const others = found.filter((answer) => !inQuestion.includes(answer))
    return found.length ? [{ title, answers: [...inQuestion, ...others] }] : []
  })
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

function everythingOf({ question, answer, keywords = '' }: HelpAnswer): string {
  return [question, ...answer, keywords].join(' ')
}

function hasAll(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => wordsThatBeginWith([term]).test(text))
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
