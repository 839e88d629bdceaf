// The names of our fields in a form, without dependencies because the widget bundles them.

/**
 * Our fields in a form of a page begin with this, so that no field of the page's own is read as ours. Only the visitor's
 * `email` has its plain name, which browsers fill in.
 */
export const FIELD_PREFIX = 'foyer_'

/** The field that people do not see: no page and no form filler uses its name. */
export const TRAP_FIELD = 'foyer_more'
