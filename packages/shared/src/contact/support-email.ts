/** Who answers when nobody else is configured: the same address in the app and in the mails of the functions. */
export const DEFAULT_SUPPORT_EMAIL = 'help@foyer.example'
