// Pictures against the whole stack: what the bucket takes, what becomes part of a website, and what is removed.
import { PICTURES_BUCKET } from '@foyer/shared/pictures/picture.ts'
import { jpegFile, pngFile, webpFile } from '@foyer/shared/pictures/test-pictures.ts'
import { expect, test } from 'vitest'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { createRemovePictures } from '../../supabase/functions/worker/jobs/remove-pictures.ts'
import { sql } from './drafts-kit.ts'
import { sharedTestStack } from './shared-test-stack.ts'
import type { Owner } from './sign-in-by-code.ts'
import { publish, readSite, readyOwner } from './sites-kit.ts'

const stack = await sharedTestStack()

async function store(
  { client, userId }: Owner,
  id: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
) {
  await client.rpc('begin_picture', { picture: id, files: [name.replace(/svg$/, 'png')] }).throwOnError()
  const path = `${userId}/${id}-${name}`
  return client.storage.from(PICTURES_BUCKET).upload(path, bytes, { contentType: type })
}

const put = async ({ client }: Owner, pictures: object) => {
  const changes = Object.entries(pictures).map(([slot, value]) => [`picture/${slot}`, { value }])
  await client.rpc('save_entries', { changes: Object.fromEntries(changes) }).throwOnError()
}

const filesOf = (owner: Owner) =>
  sql<{ name: string }>(stack, `select name from storage.objects where bucket_id = $1 and name like $2`, [
    PICTURES_BUCKET,
    `${owner.userId}/%`,
  ])

const picture = (id: string, type: string) => ({
  id,
  type,
  widths: [480],
  height: 600,
  x: 50,
  y: 35,
  zoom: 100,
  alt: '',
})

test('the bucket takes small pictures and nothing else', async () => {
  const owner = await readyOwner(stack)
  const id = 'a'.repeat(32)
  const page = new TextEncoder().encode('<!DOCTYPE html><script>alert(1)</script>')
  expect((await store(owner, id, '480.webp', webpFile(480, 600), 'image/webp')).error).toBeNull()
  expect((await store(owner, id, '960.webp', page, 'text/html')).error).not.toBeNull()
  expect((await store(owner, id, '960.svg', page, 'image/svg+xml')).error).not.toBeNull()
  const large = new Uint8Array(26 * 1024 * 1024)
  expect((await store(owner, id, '960.webp', large, 'image/webp')).error).not.toBeNull()
  expect((await store(owner, id, '480.webp', webpFile(480, 700), 'image/webp')).error).not.toBeNull()
})

test('120 uploads at the same moment store four files of a picture', async () => {
  const owner = await readyOwner(stack)
  const id = 'e'.repeat(32)
  const names = Array.from({ length: 120 }, (_, n) => `${n + 1}.webp`)
  const begun = await Promise.all(
    names.map((name) => owner.client.rpc('begin_picture', { picture: id, files: [name] })),
  )
  expect(begun.filter(({ data }) => data).length).toBe(4)
  await Promise.all(
    names.map((name) =>
      owner.client.storage
        .from(PICTURES_BUCKET)
        .upload(`${owner.userId}/${id}-${name}`, webpFile(480, 600), { contentType: 'image/webp' }),
    ),
  )
  expect(await filesOf(owner)).toHaveLength(4)
})

test('a website has its pictures under their hashes, and none of those that are no pictures', async () => {
  const owner = await readyOwner(stack)
  const [portrait, place, logo] = ['1', '2', '3'].map((digit) => digit.repeat(32)) as [string, string, string]
  await store(owner, portrait, '480.jpg', jpegFile(480, 600), 'image/jpeg')
  // The bucket believes what it is told; the function looks.
  const html = new TextEncoder().encode('<!DOCTYPE html><script>alert(1)</script>')
  await store(owner, place, '480.jpg', html, 'image/jpeg')
  await store(owner, logo, '480.png', pngFile(30_000, 30_000), 'image/png')
  await put(owner, {
    portrait: picture(portrait, 'jpg'),
    place: picture(place, 'jpg'),
    logo: picture(logo, 'png'),
  })
  await publish(stack, owner, 'harbor-pictures')
  const site = await readSite(stack, 'harbor-pictures')
  expect(site?.files.filter((path) => /\.(jpg|png|webp)$/.test(path) && path.startsWith('/assets/'))).toEqual(
    [expect.stringMatching(/^\/assets\/[0-9a-f]{32}\.jpg$/)],
  )
  expect(site?.page).toMatch(/<img class="pic-portrait" src="\/assets\/[0-9a-f]{32}\.jpg"/)
  expect(site?.page).not.toMatch(/pic-place"|pic-logo"|\/pictures\//)
  // A version shows it: it stays.
  const [row] = await sql<{ check_at: string | null }>(
    stack,
    'select check_at from private.site_pictures where profile_id = $1 and id = $2',
    [owner.userId, portrait],
  )
  expect(row?.check_at).toBeNull()
})

test('what no page has shown for thirty days is removed, and what a page shows is not', async () => {
  const owner = await readyOwner(stack)
  const [shown, unused] = ['4'.repeat(32), '5'.repeat(32)]
  await store(owner, shown, '480.webp', webpFile(480, 600), 'image/webp')
  await store(owner, unused, '480.webp', webpFile(480, 600), 'image/webp')
  await put(owner, { place: picture(shown, 'webp') })
  const access = { supabaseUrl: stack.apiUrl, secretKey: stack.keys.secretKey, timeoutMs: 30_000 }
  const remove = createRemovePictures({ client: createServiceClient(access), log: () => {} })
  await remove()
  expect(await filesOf(owner)).toHaveLength(2)
  await sql(stack, 'update private.site_pictures set check_at = now() where profile_id = $1', [owner.userId])
  await remove()
  expect((await filesOf(owner)).map(({ name }) => name)).toEqual([`${owner.userId}/${shown}-480.webp`])
})
