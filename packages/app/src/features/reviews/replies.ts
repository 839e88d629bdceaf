/** What a review can be about. */
export const SITUATIONS = [
  { value: 'kind', label: 'Kind words' },
  { value: 'wait', label: 'A long wait' },
  { value: 'bill', label: 'A bill' },
  { value: 'care', label: 'The care' },
  { value: 'person', label: 'Names one of us' },
  { value: 'other', label: 'Not about us' },
] as const
export type Situation = (typeof SITUATIONS)[number]['value']

const PRIVACY = 'Privacy law keeps us from talking about anyone here.'

const MIDDLE: { readonly [Kind in Situation]: string } = {
  kind: 'Words like these help neighbors who look for a practice.',
  wait: `Nobody likes to wait, and we want our days to run on time. ${PRIVACY}`,
  bill: `Prices should be clear to everybody, and we want ours to be. ${PRIVACY}`,
  care: `We take every concern seriously. ${PRIVACY}`,
  person: `We listen to what is said about how all of us work. ${PRIVACY}`,
  other: `Some practices have names like ours. ${PRIVACY}`,
}

/**
 * A reply that repeats no word of the review, and does not say that anybody was a patient. Without a phone number it
 * promises none.
 */
export function replyTo(situation: Situation, { phone, person }: { phone: string; person: string }): string {
  return [
    'Thank you for taking the time to write.',
    MIDDLE[situation],
    phone && situation !== 'kind' && `Please call me at ${phone}.`,
    person,
  ]
    .filter(Boolean)
    .join(' ')
}
