import type { BrowserContext, Page } from '@playwright/test'
import { fontBytes } from '../../packages/draft/fonts-source.ts'
import { applyEdits } from '../../packages/draft/src/apply-edits.ts'
import { composeDraft } from '../../packages/draft/src/compose-draft.ts'
import { type Edits, editsFromRow } from '../../packages/draft/src/edits.ts'
import { linesOf } from '../../packages/draft/src/lines-of.ts'
import { addedItems } from '../../packages/draft/src/personas/added-items.ts'
import { launchableOf, type Persona, practiceOf } from '../../packages/draft/src/personas/persona.ts'
import { PERSONAS } from '../../packages/draft/src/personas/personas.ts'
import { SITES } from '../../packages/draft/src/personas/sites.ts'
import { type DraftFile, renderDraft } from '../../packages/draft/src/render-draft.ts'
import type { DesignStyleId } from '../../packages/shared/src/onboarding/answers/stored-ids.ts'

const ORIGIN = 'https://draft.test'
/** A gray point, in place of every picture of an owner. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)

/** The personas whose draft is a whole website, and those whose draft is a proposal. */
export const FULL_PERSONAS = PERSONAS.filter((persona) => practiceOf(persona).branch === 'full')
/** A persona, what it has changed on the page, and which of its pages is opened: the first one where none is named. */
type Opened = Persona & { readonly edits?: Edits; readonly file?: string }

/** The personas that have changed something on the page. */
export const EDITED_PERSONAS: readonly Opened[] = SITES.filter(({ edits }) => edits.words.size > 0).map(
  ({ id, persona, edits }) => ({ ...persona, id, edits }),
)

/** Pages of a service and of a person. */
export const OWN_PAGES: readonly Opened[] = SITES.filter(({ id }) => id === 'cedar-grove-pages').flatMap(
  ({ id, persona, edits }) =>
    ['sleep-and-worry', 'imani-brooks'].map((slug) => ({
      ...persona,
      id: `${id}/${slug}`,
      edits,
      file: `${slug}/index.html`,
    })),
)

/** A persona whose lines are all one link, which has no place to break, and so are all fields of what it added. */
export function unbrokenPersona(): Opened {
  const persona = PERSONAS.find(({ id }) => id === 'cedar-grove')
  if (!persona) throw new Error('There is no Cedar Grove.')
  const link = `https://scheduling.example/first-visit?token=${'abcdefghij0123456789'.repeat(4)}`
  const items = addedItems(3, ['service', 'question', 'price', 'person', 'place', 'notice', 'hours'])
  const isWords = (field: string, value: unknown) =>
    typeof value === 'string' && !['kind', 'at', 'zip', 'phone', 'until'].includes(field)
  const added = Object.entries(items).map(([id, item]) => [
    id,
    Object.fromEntries(
      Object.entries(item).map(([field, value]) => [field, isWords(field, value) ? link : value]),
    ),
  ])
  const edits = editsFromRow({
    words: {},
    section_order: [],
    hidden: {},
    added: Object.fromEntries(added),
    pictures: {},
  })
  const composed = composeDraft(practiceOf(persona))
  const lines = composed.kind === 'full' ? linesOf(composed.sections) : []
  return {
    ...persona,
    id: 'cedar-grove-unbroken',
    edits: { ...edits, words: new Map(lines.map(({ id }) => [id, link])) },
  }
}

export const PROPOSAL_PERSONAS = PERSONAS.filter((persona) => practiceOf(persona).branch === 'proposal')

/**
 * Serves drafts to a browser from memory and opens one after another.
 *
 * @param alter changes the text of each page
 * @returns `open`; `openWithLateFonts`, whose fonts come after two frames were shown without them; and the addresses
 * that any page asked for and that are no file of its draft
 */
export async function draftOpener(
  context: BrowserContext,
  page: Page,
  alter: (text: string) => string = (text) => text,
) {
  const strays: string[] = []
  let files: readonly DraftFile[] = []
  let assetBase = ''
  let fontsMayCome: Promise<void> | undefined
  await context.route('**/*', async (route) => {
    const address = route.request().url()
    const path = address
      .slice(ORIGIN.length + 1)
      .replace(assetBase, '')
      .replace(/(^|\/)$/, '$1index.html')
    if (/^pictures\/[0-9a-f]{32}-\d+\.png$/.test(path))
      return route.fulfill({ contentType: 'image/png', body: PICTURE })
    const file = address.startsWith(`${ORIGIN}/`) ? files.find((one) => one.path === path) : undefined
    if (!file) {
      strays.push(address)
      return route.abort()
    }
    if (path.startsWith('fonts/')) await fontsMayCome
    const body = typeof file.body === 'string' ? alter(file.body) : Buffer.from(file.body)
    return route.fulfill({ contentType: file.contentType, body })
  })

  const render = (persona: Opened, style: DesignStyleId, kind: 'draft' | 'launch') => {
    const practice = kind === 'launch' ? launchableOf(persona) : practiceOf(persona)
    const composed = composeDraft(practice)
    const content = persona.edits ? applyEdits(composed, persona.edits) : composed
    files = renderDraft(content, style, { kind, assetBase, fonts: fontBytes })
  }
  // The value of `ready` cannot be returned from the page.
  const fontsReady = () => page.evaluate(() => document.fonts.ready.then(() => undefined))

  let isLoaded = false
  const open = async (persona: Opened, style: DesignStyleId, kind: 'draft' | 'launch' = 'draft') => {
    render(persona, style, kind)
    // A document that is written into the same window keeps the scripts of the test.
    const { file = 'index.html' } = persona
    if (isLoaded) await page.setContent(alter(String(files.find(({ path }) => path === file)?.body)))
    else await page.goto(`${ORIGIN}/${file.replace('index.html', '')}`)
    isLoaded = true
    await fontsReady()
  }

  let lateDrafts = 0
  const openWithLateFonts = async (persona: Persona, style: DesignStyleId) => {
    // Addresses of its own: no font is in a cache.
    assetBase = `${++lateDrafts}/`
    render(persona, style, 'draft')
    const { promise, resolve } = Promise.withResolvers<void>()
    fontsMayCome = promise
    await page.goto(`${ORIGIN}/`, { waitUntil: 'domcontentloaded' })
    await nextFrames(page, 2)
    resolve()
    await fontsReady()
  }
  return { open, openWithLateFonts, strays }
}

/** Waits until a page has drawn so many frames. */
export async function nextFrames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame)
  }, count)
}
