/** Labels that most screens share; the specification's, to the letter. */
export const CONTINUE = 'Continue'
export const SAVING = 'Saving...'
