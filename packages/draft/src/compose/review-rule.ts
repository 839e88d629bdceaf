import type { Practice } from '../practice.ts'
import { FIELD_WORDS } from '../words/fields.ts'
import type { ReviewRule } from '../words/type-words.ts'
import { fieldOf } from './type-of.ts'

// Licenses whose codes bar asking clients (APA 5.05, ACA C.3.b, NASW 4.07(b), BACB) with their associates, and those that
// are treated alike because being a client is a secret. Letters as they stand on a license: "Lac" and "MAC" are others' too.
const LETTERS =
  /(?<![\p{L}\d])(?:L[IM]?CSW(?:-[CR])?|LSW|LMSW|LISW|LPCC?(?:-[AS])?|LCPC|LMHC|LCMHC|LPCMH|LCMFT|LI?MFT|AMFT|APCC|ASW|NCC|Psy\.?D|BCBA(?:-D)?|RBT|LADC|LCDC|CADC|PMHNP(?:-BC)?)(?![\p{L}\d])/u

// The same professions in words, whatever field was recognized.
const PROFESSIONS =
  /\b(?:psycholog|psychotherap|psychiatr|(?<!\b(?:nutrition(?:al)?|genetic|lactation|breastfeeding|diet(?:ary)?) )counsell?(?:or|ing)|social work|marriage and family|behaviou?r(?:al)? (?:analy|health)|mental health|applied behaviou?r|addict|substance (?:use|abuse)|sobriety)|\b(?:ABA therapy|EMDR)\b/iu

// To be seen there says something of a person, so nobody is asked face to face.
const PRIVATE_CARE =
  /\b(?:eating disorders?|anorexia|bulimia|fertility|IVF|HIV|pelvic (?:floor|pain|trauma)|sexual|abortion|gender|obesity|bariatric)\b/iu

/** What the code of the owner's profession says of reviews: by the letters and words that were typed, then by the field. */
export function reviewRule(practice: Practice): ReviewRule {
  const { name, owner, type, details } = practice
  const own = type?.kind === 'custom' ? [type.item.title, type.item.description] : []
  const typed = [
    name,
    owner.first,
    owner.last,
    ...own,
    details.licenceLine,
    ...(details.services ?? []),
  ].join('\n')
  if (LETTERS.test(typed) || PROFESSIONS.test(typed)) return 'none'
  const field = fieldOf(practice)
  const rule = field ? FIELD_WORDS[field].reviews : 'ask'
  return rule === 'ask' && PRIVATE_CARE.test(typed) ? 'link' : rule
}
