type Fate = { readonly fate: 'proven' | 'dropped'; readonly how: string }

/**
 * Everything that a mail with a link carries. Anybody can ask for a mail to anybody's address and choose all of it, so nothing
 * is the word of the person who opens the mail: each item is proven again, or dropped. A test forges each of them.
 */
export const CARRIED = {
  email: { fate: 'proven', how: 'Link and code reach only the mailbox of the address.' },
  data: { fate: 'dropped', how: 'Names are saved by the browser that typed them, after the sign-in.' },
  origin: { fate: 'dropped', how: 'Nobody is led anywhere but into this app.' },
  path: { fate: 'dropped', how: 'The browser that asked for the mail knows where its person wanted to go.' },
  hash: { fate: 'dropped', how: 'A session in an address is never used.' },
  account: {
    fate: 'proven',
    how: 'The session is kept only for the address that this browser asked for, or that is typed.',
  },
  request: { fate: 'proven', how: 'Its use is told only to who types the code of the same mail.' },
  lead: { fate: 'dropped', how: 'Only a visit in the own storage of the browser is shown.' },
  token_hash: { fate: 'proven', how: 'The authentication service made it.' },
  type: { fate: 'proven', how: 'The authentication service refuses a token of another type.' },
  code: { fate: 'proven', how: 'Compared with what a person types, never used to sign in.' },
} as const satisfies Readonly<Record<string, Fate>>

/** The name of something that a mail with a link carries. */
export type Carried = keyof typeof CARRIED

/** What may be read from a link, because it is proven again. */
export type ProvenAgain = {
  [Item in Carried]: (typeof CARRIED)[Item]['fate'] extends 'proven' ? Item : never
}[Carried]
