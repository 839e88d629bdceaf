/** The draft of an invented practice that visitors may look at; `build/sample-draft.ts` draws both files. */
export const SAMPLE_DRAFT = {
  path: '/sample-draft.html',
  picture: '/draft-assets/card.png',
  practice: 'Cedar Grove Family Medicine',
} as const
