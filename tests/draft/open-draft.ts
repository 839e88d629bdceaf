import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { fontBytes } from '../../packages/draft/fonts-source.ts'
import { composeDraft } from '../../packages/draft/src/compose-draft.ts'
import { type Persona, practiceOf } from '../../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../../packages/draft/src/personas/personas.ts'
import { type DraftFile, renderDraft } from '../../packages/draft/src/render-draft.ts'
import type { DesignStyleId } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'

const ORIGIN = 'https://draft.test'

/** The personas whose draft is a whole website, and those whose draft is a proposal. */
export const FULL_PERSONAS = PERSONAS.filter((persona) => practiceOf(persona).branch === 'full')
export const PROPOSAL_PERSONAS = PERSONAS.filter((persona) => practiceOf(persona).branch === 'proposal')

/**
 * Serves drafts to a browser from memory and opens one after another.
 *
 * @param fontDelayMs how much later than asked for a font comes
 * @returns `open`, and the addresses that any page asked for and that are no file of its draft
 */
export async function draftOpener(context: BrowserContext, page: Page, { fontDelayMs = 0 } = {}) {
  const strays: string[] = []
  let files: readonly DraftFile[] = []
  await context.route('**/*', async (route) => {
    const address = route.request().url()
    const path = address.slice(ORIGIN.length + 1) || 'index.html'
    const file = address.startsWith(`${ORIGIN}/`) ? files.find((one) => one.path === path) : undefined
    if (!file) {
      strays.push(address)
      return route.abort()
    }
    if (fontDelayMs > 0 && path.startsWith('fonts/')) await delay(fontDelayMs)
    const body = typeof file.body === 'string' ? file.body : Buffer.from(file.body)
    return route.fulfill({ contentType: file.contentType, body })
  })
  let isLoaded = false
  const open = async (persona: Persona, style: DesignStyleId, kind: 'draft' | 'launch' = 'draft') => {
    files = renderDraft(composeDraft(practiceOf(persona)), style, { kind, assetBase: '', fonts: fontBytes })
    // A document that is written into the same window keeps the scripts of the test.
    if (isLoaded) await page.setContent(String(files[0]?.body))
    else await page.goto(`${ORIGIN}/`)
    isLoaded = true
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
  return { open, strays }
}
