/** Where the links of mails lead, and where answers go. Addresses are without a trailing slash. */
export type MailPlaces = {
  readonly appUrl: string
  readonly supabaseUrl: string
  readonly supportEmail: string
  /** Who sends them: name and postal address. */
  readonly operator: string
  /** The domain below which websites have their addresses. */
  readonly sitesDomain: string
}

/** To whom a mail goes. */
export type Addressed = {
  readonly email: string
  readonly first_name: string | null
  /** In the links by which its reader chooses mails. */
  readonly token: string
}

/** The beginning of the first sentence. */
export function hello(firstName: string | null): string {
  const name = firstName?.replace(/\s+/g, ' ').trim()
  return name ? `Hello ${name}, ` : 'Hello, '
}
