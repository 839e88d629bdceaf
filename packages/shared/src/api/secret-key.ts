/** Whether a text has the form of a key with all rights: a secret key, or the older service_role key, which is a token. */
export function isSecretKey(text: string): boolean {
  return /^sb_secret_[\w-]+$/.test(text) || /^eyJ[\w-]*(\.[\w-]+){2}$/.test(text)
}
