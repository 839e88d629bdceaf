// How hard a text is to read, by counting: sentences, words and syllables.

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”’)]*\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** The words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
}

/** The syllables of an English word, by its groups of vowels. A number counts as two. */
export function syllablesOf(word: string): number {
  if (/\d/.test(word)) return 2
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const spoken = letters.replace(/(?:[^laeiouy]es|[^laeiouydt]ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const split = letters.match(/i[ao]|[^p]eo|ua|uou/g)?.length ?? 0
  const joined = letters.match(/[tcs]i[ao]/g)?.length ?? 0
  return Math.max(1, groups + split - joined)
}

/** Flesch-Kincaid grade: the years of school that a text asks for. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
