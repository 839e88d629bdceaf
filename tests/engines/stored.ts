// What the product has stored for an owner.
import { expect } from 'vitest'
import type { Product } from '../../scripts/product.ts'

const PATIENCE = { timeout: 120_000 }

/** Waits until a query about an owner finds something, and returns its first value. */
export async function readText({ stack }: Product, query: string, email: string): Promise<string> {
  let value = ''
  await expect
    .poll(
      async () => {
        value = await stack.database.asSuperuser(async (transaction) => {
          const { rows } = await transaction.query<Record<string, unknown>>(query, [email])
          return String(Object.values(rows[0] ?? {})[0] ?? '')
        })
        return value
      },
      { ...PATIENCE, message: query },
    )
    .not.toBe('')
  return value
}

/** Waits for the mail to sign in with, and returns its link and its code. */
export async function readSignInMail({ stack }: Product, email: string) {
  const search = `${stack.mailboxUrl}/api/v1/search?query=${encodeURIComponent(`to:${email}`)}`
  let id = ''
  await expect
    .poll(async () => {
      const { messages } = (await (await fetch(search)).json()) as {
        messages: { ID: string; Subject: string }[]
      }
      id = messages.find(({ Subject }) => Subject.endsWith(' is your Foyer sign-in code'))?.ID ?? ''
      return id
    }, PATIENCE)
    .not.toBe('')
  const message = await fetch(`${stack.mailboxUrl}/api/v1/message/${id}`)
  const { HTML, Subject } = (await message.json()) as { HTML: string; Subject: string }
  const link = /href="([^"]*\/auth\/confirm[^"]*)"/.exec(HTML)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return { link, code: Subject.replace(/\D/g, '') }
}

/** How many rows hold an address. */
export async function countLeads({ stack }: Product, email: string): Promise<number> {
  return stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query('select 1 from public.leads where email = $1', [email])
    return rows.length
  })
}
