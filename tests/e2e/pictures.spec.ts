// Pictures of an owner: chosen and cut in Edit, seen by visitors, kept in the ZIP, gone with the account.
import type { Download, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { pngFile } from '../../packages/shared/src/pictures/test-pictures.ts'
import type { Product } from '../../scripts/product.ts'
import { expectGoodInBothThemes } from './every-look.ts'
import { expectFittingBar } from './expect-fitting-bar.ts'
import { expect, test } from './foyer-test.ts'
import { deliveredSlug, giveAnswers, sharePrivately, signUp } from './onboarding-test.ts'
import { phonePhoto } from './phone-photo.ts'

const frameOf = (page: Page) => page.frameLocator('main iframe')
const photoOf = (page: Page) => frameOf(page).locator('img.pic-portrait')

async function storedPictures(product: Product, email: string) {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{ pictures: Record<string, Record<string, unknown>> }>(
      `select jsonb_object_agg(substr(e.key, 9), e.value) as pictures
       from public.entries e join auth.users u on u.id = e.profile_id
       where u.email = $1 and e.key like 'picture/%' and e.value is not null`,
      [email],
    )
    return rows[0]?.pictures ?? {}
  })
}

async function readId(product: Product, email: string): Promise<string> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>('select id from auth.users where email = $1', [
      email,
    ])
    return rows[0]?.id ?? ''
  })
}

/** Counts the files of one owner: other tests of this worker leave theirs. */
async function storedFiles(product: Product, id: string): Promise<number> {
  return product.stack.database.asSuperuser(async (transaction) => {
    const { rows } = await transaction.query<{ count: number }>(
      `select count(*)::int as count from storage.objects
       where bucket_id = 'site-pictures' and starts_with(name, $1)`,
      [`${id}/`],
    )
    return rows[0]?.count ?? 0
  })
}

async function zipOf(download: Download): Promise<ReturnType<typeof unzipSync>> {
  const parts: Uint8Array[] = []
  for await (const part of await download.createReadStream()) parts.push(part)
  return unzipSync(Buffer.concat(parts))
}

test('an owner puts a photo with its place into the page, and no place leaves the device', async ({
  page,
  browser,
  product,
  email,
  inbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signUp(page, product, email, inbox)
  await giveAnswers(product, email, THINKING)
  await page.goto(`${product.appUrl}/onboarding/waiting-draft?flow=build-presence`)
  const slug = await deliveredSlug(product, email, 1)
  await page.goto(`${product.appUrl}/drafts/${slug}`)
  const photo = await phonePhoto(page)
  expect(photo.includes('Exif')).toBe(true)

  // From the list of all places, with the keyboard.
  await page.getByText('Edit', { exact: true }).click()
  await page.getByRole('button', { name: 'Edit as a list' }).click()
  await page.getByRole('button', { name: 'Add: Your photo' }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('complementary', { name: 'Your photo' })
  await expect(drawer.getByRole('heading', { name: 'Your photo' })).toBeFocused()
  await expectGoodInBothThemes(page)

  // What is no photo is refused with what to do.
  const picker = drawer.locator('input[type=file]:not([capture])')
  const refuse = async (name: string, buffer: Buffer, words: RegExp) => {
    await picker.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(drawer.getByRole('alert')).toHaveText(words)
  }
  await refuse('page.jpg', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), /is not a photo/)
  await refuse('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /is not a photo/)
  await refuse('bomb.png', Buffer.from(pngFile(30_000, 30_000)), /more than 60 megapixels/)
  await refuse('iphone.heic', Buffer.from('\0\0\0\x18ftypheic'), /cannot read HEIC photos\. Open this page/)
  await refuse('half.jpg', photo.subarray(0, photo.length / 2), /is damaged/)
  await refuse('large.jpg', Buffer.alloc(26 * 1024 * 1024), /more than 25 MB/)

  // A photo that was not sent is kept.
  await page.route('**/storage/v1/object/site-pictures/**', (route) => route.abort(), { times: 1 })
  await picker.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(drawer.getByRole('alert')).toHaveText(/was not sent/)
  await expectGoodInBothThemes(page)
  const sent: Buffer[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/site-pictures/'))
      sent.push(request.postDataBuffer() ?? Buffer.alloc(0))
  })
  await drawer.getByRole('button', { name: 'Try again' }).click()
  await expect(photoOf(page)).toBeVisible()
  // Three widths, and one for cards.
  expect(sent).toHaveLength(4)
  for (const bytes of sent) expect(bytes.includes('Exif')).toBe(false)

  // The photo stands upright, and the point moves by keys.
  await photoOf(page).scrollIntoViewIfNeeded()
  await expect
    .poll(() => photoOf(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const size = await photoOf(page).evaluate((image: HTMLImageElement) => [
    image.getAttribute('width'),
    image.getAttribute('height'),
  ])
  expect(size).toEqual(['1500', '2000'])
  const point = drawer.getByRole('button', { name: /^The point that always stays in view/ })
  // By dragging, and back.
  const whole = await point.locator('..').boundingBox()
  if (!whole) throw new Error('No photo.')
  await page.mouse.move(whole.x + whole.width / 2, whole.y + whole.height / 2)
  await page.mouse.down()
  await page.mouse.move(whole.x + whole.width / 4, whole.y + whole.height * 0.75, { steps: 3 })
  await expect(photoOf(page)).toHaveCSS('object-position', /^2[45](\.\d)?% 7[456](\.\d)?%$/)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Undo: what a photo shows' }).click()
  await expect(photoOf(page)).toHaveCSS('object-position', '50% 38%')
  await point.focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await drawer.getByRole('slider', { name: 'Closer' }).focus()
  await page.keyboard.press('ArrowRight')
  const words = drawer.getByLabel('What would you say about it on the phone?')
  await expect(words).toHaveValue('Dana Okafor')
  await words.fill('Dana at the window of the practice')
  await expectGoodInBothThemes(page)
  await page.keyboard.press('Tab')
  await expect
    .poll(async () => (await storedPictures(product, email)).portrait)
    .toMatchObject({
      x: 60,
      y: 32,
      zoom: 105,
      alt: 'Dana at the window of the practice',
      widths: [480, 960, 1500],
    })
  await expect(photoOf(page)).toHaveCSS('object-position', '60% 32%')

  // Undo takes back the words alone, then what is shown, and redo brings them again. Our own words would be the name,
  // which stands beside the photo already.
  await page.getByRole('button', { name: 'Undo: what is said of a photo' }).click()
  await expect(photoOf(page)).toHaveAttribute('alt', '')
  await page.getByRole('button', { name: 'Redo: what is said of a photo' }).click()
  await expect(photoOf(page)).toHaveAttribute('alt', 'Dana at the window of the practice')
  await page.keyboard.press('Escape')

  // From the place on the page: out, and back by undo.
  await frameOf(page).getByRole('button', { name: 'Your photo, edit' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: 'Take it out' }).click()
  await expect(photoOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo: taking out your photo' }).click()
  await expect(photoOf(page)).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Close' }).click()

  // A visitor sees it at the next load.
  await page.getByText('Look', { exact: true }).click()
  await sharePrivately(product, slug)
  const visitor = await (await browser.newContext()).newPage()
  await expect
    .poll(async () => {
      await visitor.goto(`${product.appUrl}/drafts/${slug}`)
      await expect(frameOf(visitor).getByRole('heading', { level: 1 })).toBeVisible()
      return photoOf(visitor).count()
    })
    .toBe(1)
  await photoOf(visitor).scrollIntoViewIfNeeded()
  await expect
    .poll(() => photoOf(visitor).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // The upper half of the photo is red: it was turned.
  const address = await photoOf(visitor).evaluate((image: HTMLImageElement) => image.src)
  const served = await visitor.request.get(address)
  expect(served.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
  })
  expect((await served.body()).includes('Exif')).toBe(false)

  // Shared, the state has its longest sentence, and the photo has left an undo beside the styles.
  await expectFittingBar(page)
  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as ZIP' }).click(),
  ])
  const files = await zipOf(download)
  const names = Object.keys(files).filter((name) => name.startsWith('pictures/'))
  expect(names).toHaveLength(3)
  for (const name of names) expect(new TextDecoder().decode(files['index.html'])).toContain(name)

  // All of it goes with the account.
  const id = await readId(product, email)
  expect(await storedFiles(product, id)).toBe(4)
  await page.goto(`${product.appUrl}/settings`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
  expect(await storedFiles(product, id)).toBe(0)
  expect((await visitor.request.get(address)).status()).toBe(404)
  await visitor.context().close()
})
