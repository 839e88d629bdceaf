/** The support address of the app and the functions' mails, unless one is configured. */
export const DEFAULT_SUPPORT_EMAIL = 'help@foyer.example'
