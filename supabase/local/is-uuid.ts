/** Whether a text is a UUID as the services write them; asked before Postgres is, whose refusal would be a 500. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
