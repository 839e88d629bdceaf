// What an owner does on the page besides typing, in whatever engine.
import { expect } from 'vitest'
import type { Product } from '../../scripts/product.ts'
import { sectionsOf, textOf } from './in-draft.ts'
import type { Screen } from './screen.ts'
import { readText } from './stored.ts'

const PATIENCE = { timeout: 120_000 }

const ORDER =
  "select e.value::text from public.entries e join auth.users u on u.id = e.profile_id where u.email = $1 and e.key = 'order'"
const PICTURES =
  "select jsonb_object_agg(substr(e.key, 9), e.value)::text from public.entries e join auth.users u on u.id = e.profile_id where u.email = $1 and e.key like 'picture/%'"

/** Moves a section by its handle, which stands beside the page at the section of the line that was pressed. */
export async function moveSection(product: Product, screen: Screen, email: string): Promise<void> {
  const before = await screen.tab.run(sectionsOf)
  await screen.press(await screen.tab.run(textOf, 'questions/heading'), 'text')
  await screen.press(/^Move up: Questions/)
  await expect.poll(() => screen.tab.run(sectionsOf), PATIENCE).not.toEqual(before)
  await expect.poll(() => readText(product, ORDER, email), PATIENCE).toContain('questions')
  await screen.tab.key('Escape')
}

/** Moves the point of a photo that always stays in view. */
async function movePoint(product: Product, screen: Screen, email: string): Promise<void> {
  const pointOf = async () => {
    const { portrait } = JSON.parse(await readText(product, PICTURES, email))
    return [portrait.x, portrait.y]
  }
  const before = await pointOf()
  await screen.see('Close')
  const [x, y] = await screen.tab.run(() => {
    const box = document.querySelector('fieldset .touch-none')?.getBoundingClientRect()
    return box ? [box.left + box.width * 0.8, box.top + box.height * 0.7] : [0, 0]
  })
  await screen.tab.press(x ?? 0, y ?? 0)
  await expect.poll(pointOf, PATIENCE).not.toEqual(before)
  expect((await pointOf()).map(Math.round)).toEqual([80, 70])
}

/** Chooses a photo, from the list of all lines. */
export async function choosePicture(product: Product, screen: Screen, email: string): Promise<void> {
  await screen.press('Edit as a list')
  await screen.press('Add: Your photo')
  await screen.see('Your photo')
  await giveFile(screen, 'input[type=file]:not([capture])', 'me.png', 'image/png', await screen.tab.shoot())
  await expect.poll(() => readText(product, PICTURES, email), PATIENCE).toContain('portrait')
  await movePoint(product, screen, email)
  await screen.press('Close')
}

/** Puts a file into a field of the page, as a person chooses one. */
export async function giveFile(screen: Screen, selector: string, name: string, type: string, bytes: Buffer) {
  await expect
    .poll(() => screen.tab.run((one) => document.querySelector(one) !== null, selector), PATIENCE)
    .toBe(true)
  await screen.tab.run(
    (one, fileName, fileType, base64) => {
      const input = document.querySelector<HTMLInputElement>(one)
      const chosen = new DataTransfer()
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      chosen.items.add(new File([content], fileName, { type: fileType }))
      if (input) input.files = chosen.files
      input?.dispatchEvent(new Event('change', { bubbles: true }))
    },
    selector,
    name,
    type,
    bytes.toString('base64'),
  )
}
