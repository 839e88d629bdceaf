// What a page says of itself, in every style.

/** How a screen reader names the mark of a suggestion. */
export const MARK_NAME = 'suggested'
