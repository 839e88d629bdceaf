/** How many words of the owner's own give a service a page. */
export const PAGE_WORDS = 80
