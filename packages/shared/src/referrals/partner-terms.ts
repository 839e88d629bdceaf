/** The version of the partner terms that has to be accepted before a partner sees the link; `private.partner_terms_version()` is the same. */
export const PARTNER_TERMS_VERSION = '1'
