import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { PACKS } from '../packs/all.generated.ts'
import type { FieldPack } from '../packs/field-pack.ts'

const FIELDS = (Object.entries(PACKS) as [FieldId, FieldPack][])
  .flatMap(([id, { recognized }]) => (recognized ? [{ id, ...recognized }] : []))
  .sort((one, other) => one.order - other.order)

const LETTERS = (Object.entries(PACKS) as [FieldId, FieldPack][]).flatMap(([id, { letters }]) => {
  const deciding = letters.flatMap((some) => (some.isDeciding ? some.letters : []))
  return deciding.length > 0 ? [{ id, pattern: lettersPattern(deciding) }] : []
})

/**
 * Recognizes the field of a practice type that the owner wrote, in English or in Spanish: by its title, else by its
 * description. `undefined` when neither names one; the words of the page then fit any practice.
 */
export function recognizeField(title: string, description: string): FieldId | undefined {
  const [inPlainTitle, inPlainText] = [plain(title), plain(description)]
  const names = ({ pattern, spanish }: (typeof FIELDS)[number], text: string) =>
    pattern.test(text) || spanish?.test(text)
  const inTitle = FIELDS.find((field) => names(field, inPlainTitle))
  const inText = FIELDS.find((field) => !field.isTitleOnly && names(field, inPlainText))
  return (inTitle ?? inText)?.id
}

// Without accents, which are often not typed, and which a pattern takes for the end of a word.
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Recognizes the field by letters that only one profession has, such as `LPC` or `DDS`. */
export function fieldOfLetters(typed: string): FieldId | undefined {
  const plainly = typed.replace(/(?<=\p{L})\.(?=\p{L}|\W|$)/gu, '')
  return LETTERS.find(({ pattern }) => pattern.test(typed) || pattern.test(plainly))?.id
}

/** Finds letters as they stand on a license: "Lac" and "asw" are others'. */
export function lettersPattern(letters: readonly string[]): RegExp {
  const some = letters.map((one) => one.replaceAll('.', '\\.')).join('|')
  return new RegExp(`(?<![\\p{L}\\d])(?:${some})(?![\\p{L}\\d])`, 'u')
}
