// Every mode of the widget: nothing of it is cut off in any of its states, and its lead is stored.
import { expect } from 'vitest'
import type { Product } from '../../scripts/product.ts'
import { casesOf, RUNS_EVERY_CASE } from '../cases-of.ts'
import { type HostPage, hostPages, serveHostSite } from './host-site.ts'
import type { Screen } from './screen.ts'
import { countLeads } from './stored.ts'

const SPANISH = `data-lang="es" data-consent="required Acepto que Foyer me escriba una vez sobre este borrador."`
/** A card in the page and a dialog over it: each other mode is one of both. */
const BOTH_KINDS = ['inline', 'popup']
const THANKS = /^(Thank you|Gracias)\./
const SUBMIT = /^(Get my draft|Quiero mi borrador)/

/** @param name of the engine, for the addresses that are left */
export async function walkWidget(product: Product, screen: Screen, name: string): Promise<void> {
  const site = await serveHostSite(hostPages(product))
  const spanish = await serveHostSite(hostPages(product, SPANISH))
  try {
    for (const page of casesOf(hostPages(product), ({ name: kind }) => BOTH_KINDS.includes(kind))) {
      const email = `${page.name}@${name}.example`
      await open(screen, site.url, page)
      await screen.expectWhole(`${page.name}, open`)
      await leave(screen, 'dana@x')
      await screen.see(/^Enter an email address like/)
      await screen.expectWhole(`${page.name}, wrong`)
      await leave(screen, email)
      await screen.see(THANKS)
      await screen.expectWhole(`${page.name}, sent`)
      await expect.poll(() => countLeads(product, email), { timeout: 60_000, message: email }).toBe(1)
    }
    if (!RUNS_EVERY_CASE) return
    for (const page of hostPages(product).filter(({ name: kind }) => BOTH_KINDS.includes(kind))) {
      await open(screen, spanish.url, page)
      await screen.expectWhole(`${page.name}, in Spanish with a consent`)
      await leave(screen, `dana@${name}-es.example`)
      await screen.see(/^Marque la casilla/)
      await screen.expectWhole(`${page.name}, in Spanish, not ticked`)
    }
  } finally {
    await site.close()
    await spanish.close()
  }
}

async function open(screen: Screen, url: string, { name, opener }: HostPage): Promise<void> {
  await screen.tab.go(`${url}/${name}`)
  if (opener) await screen.press(opener)
  await screen.see(SUBMIT)
}

async function leave(screen: Screen, email: string): Promise<void> {
  await screen.fill(/[Ww]ork email|[Cc]orreo/, email)
  await screen.press(SUBMIT)
}
