// The form in a frame of another origin, for builders that run no scripts of others.
import { expect } from 'vitest'
import { frameSnippet } from '../../packages/shared/src/widget/guides.ts'
import type { Product } from '../../scripts/product.ts'
import { frameTab } from './frame-tab.ts'
import { serveHostSite } from './host-site.ts'
import { makeScreen, type Screen, SIZES } from './screen.ts'
import { countLeads } from './stored.ts'

const CODE = 'LEDGER24'

/** @param name of the engine, for the address that is left */
export async function walkFrame(product: Product, screen: Screen, name: string): Promise<void> {
  const frame = frameSnippet(product.appUrl, CODE).replace(`/${CODE}`, `/${CODE}?handoff=stay`)
  const resize = `<script async src="${product.appUrl}/embed/resize.js"></script>`
  const site = await serveHostSite([
    { name: 'frame', body: frame },
    { name: 'resized', body: frame + resize },
  ])
  const inside = makeScreen(frameTab(screen.tab))
  try {
    for (const page of ['frame', 'resized']) {
      const email = `${page}@${name}.example`
      await screen.tab.go(`${site.url}/${page}`)
      await inside.see('Work email')
      await expectWholeFrame(inside, `${page}, open`)
      await leave(inside, 'dana@x')
      await inside.see(/^Enter an email address like/)
      await expectWholeFrame(inside, `${page}, wrong`)
      await leave(inside, email)
      await inside.see(/^Thank you\./)
      await expectWholeFrame(inside, `${page}, sent`)
      await expect.poll(() => countLeads(product, email), { timeout: 60_000, message: email }).toBe(1)
    }
  } finally {
    await site.close()
  }
}

async function leave(screen: Screen, email: string): Promise<void> {
  await screen.fill('Work email', email)
  await screen.press('Get my draft')
}

/** Expects at every size that the frame has no part that is out of its sight. */
async function expectWholeFrame(inside: Screen, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await inside.tab.resize(width, height)
    const hidden = () =>
      inside.tab.run(() =>
        Math.max(0, document.documentElement.scrollHeight - document.documentElement.clientHeight),
      )
    await expect.poll(hidden, { timeout: 60_000, message: `${what} at ${width}x${height}` }).toBe(0)
  }
}
