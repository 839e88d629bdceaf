import { PACKS } from '../packs/all.generated.ts'
import type { FieldPack, ReviewRule } from '../packs/field-pack.ts'
import type { Practice } from '../practice.ts'
import { lettersPattern } from './recognize-field.ts'
import { packOf, signedBy } from './type-of.ts'

// Licenses whose codes bar asking clients, with their associates, and those that are treated alike because being a client is a
// secret. Other fields share the letters of physicians.
const LETTERS = lettersPattern(
  (Object.values(PACKS) as FieldPack[])
    .filter(({ reviews }) => reviews === 'none')
    .flatMap(({ letters }) => letters.flatMap((some) => some.letters))
    .filter((one) => !['MD', 'DO', 'PA-C', 'PhD'].includes(one)),
)

// The same professions in words, whatever field was recognized.
const PROFESSIONS =
  /\b(?:psycholog|psychotherap|psychiatr|(?<!\b(?:nutrition(?:al)?|genetic|lactation|breastfeeding|diet(?:ary)?) )counsell?(?:or|ing)|social work|marriage and family|behaviou?r(?:al)? (?:analy|health)|mental health|applied behaviou?r|addict|substance (?:use|abuse)|sobriety)|\b(?:ABA therapy|EMDR)\b/iu

// To be seen there says something of a person, so nobody is asked face to face.
const PRIVATE_CARE =
  /\b(?:eating disorders?|anorexia|bulimia|fertility|IVF|HIV|pelvic (?:floor|pain|trauma)|sexual|abortion|gender|obesity|bariatric)\b/iu

/** What the code of the owner's profession says of reviews: by the letters and words that were typed, then by the field. */
export function reviewRule(practice: Practice): ReviewRule {
  const typed = [signedBy(practice), ...(practice.details.services ?? [])].join('\n')
  if (LETTERS.test(typed) || PROFESSIONS.test(typed)) return 'none'
  const { reviews: rule } = packOf(practice)
  return rule === 'ask' && PRIVATE_CARE.test(typed) ? 'link' : rule
}
