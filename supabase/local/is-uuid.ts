/** Whether a text is a UUID. Checked before a query, because Postgres' own error would become a 500. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
