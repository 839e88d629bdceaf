// Publishing with the functions in this process, against the real database and storage: a test can replace each of them.

import { cardFiles } from '../../packages/draft/card/card-files.ts'
import { fontBytes } from '../../packages/draft/fonts-source.ts'
import { linesOf } from '../../packages/draft/src/lines-of.ts'
import { confirmedWords } from '../../packages/draft/src/publish-refusal.ts'
import type { SiteRequest } from '../../packages/shared/src/api/sites.ts'
import { THINKING } from '../../packages/shared/src/onboarding/fixtures/personas.ts'
import { manifestSchema } from '../../packages/shared/src/sites/manifest.ts'
import { pointerSchema } from '../../packages/shared/src/sites/pointer.ts'
import { CERTIFICATES_ON_DEMAND } from '../../supabase/functions/_shared/certificates.ts'
import { composeVersion } from '../../supabase/functions/_shared/compose-version.ts'
import { createLoadPicture } from '../../supabase/functions/_shared/load-picture.ts'
import { createDrawCard } from '../../supabase/functions/_shared/render-version.ts'
import { createServiceClient } from '../../supabase/functions/_shared/service-client.ts'
import { sha256 } from '../../supabase/functions/_shared/sha256.ts'
import { siteFactsSchema } from '../../supabase/functions/_shared/site-facts.ts'
import { createWritePointers } from '../../supabase/functions/_shared/write-pointers.ts'
import { type PublishDependencies, publishSite } from '../../supabase/functions/sites/publish-site.ts'
import { createSiteStore } from '../../supabase/functions/sites/site-store.ts'
import { createUploadDeploy } from '../../supabase/functions/sites/upload-deploy.ts'
import type { Stack } from '../../supabase/local/stack.ts'
import { createDeliver, deliverDependencies } from './delivery-kit.ts'
import { saveAnswers, serviceOf, sql } from './drafts-kit.ts'
import { type Owner, signInByCode } from './sign-in-by-code.ts'

const SITES_DOMAIN = 'localhost:4322'

const log = () => {}

/** The dependencies of the real function on this stack; `fetch` sees every call to storage and database. */
export function publishDependencies(stack: Stack, fetch = globalThis.fetch): PublishDependencies {
  const access = { supabaseUrl: stack.apiUrl, secretKey: stack.keys.secretKey, timeoutMs: 30_000 }
  const client = createServiceClient({ ...access, fetch })
  const loadPicture = createLoadPicture(client, log)

  return {
    sites: createSiteStore(client, log),
    drawCard: createDrawCard(cardFiles, loadPicture, log),
    readFont: async (path) => fontBytes(path),
    loadPicture,
    uploadDeploy: createUploadDeploy(client, log),
    writePointers: createWritePointers(
      client,
      { sitesDomain: SITES_DOMAIN, certificates: CERTIFICATES_ON_DEMAND },
      log,
    ),
    sitesDomain: SITES_DOMAIN,
    log,
  }
}

/** An owner with a draft, a phone number and a decision on every suggestion. */
export async function readyOwner(stack: Stack): Promise<Owner> {
  const owner = await signInByCode(stack)
  await saveAnswers(owner, THINKING)
  const names = { company_name: 'Harbor Family', first_name: 'Dana', last_name: 'Okafor' }
  await owner.client.from('profiles').update(names).eq('id', owner.userId).throwOnError()
  await settleSite(stack, owner)
  await sql(stack, `select public.queue_site_build($1, 'build-presence', now())`, [owner.userId])
  await createDeliver(deliverDependencies(stack))()
  return owner
}

/** Enters a phone number and confirms every suggestion, so that the site can be published. */
export async function settleSite(stack: Stack, { client, userId }: Omit<Owner, 'token'>): Promise<void> {
  await client.rpc('save_entries', { changes: { 'fact/phone': { value: '(423) 555-0142' } } }).throwOnError()
  const suggested = linesOf(await contentOf(stack, userId)).filter(({ standing }) => standing === 'suggested')
  const decided = suggested.map(({ id }) => [`statement/${id}`, { value: 'confirmed' }])
  await client.rpc('save_entries', { changes: Object.fromEntries(decided) }).throwOnError()
}

/** What is stored says now. */
async function contentOf(stack: Stack, ownerId: string) {
  const [row] = await sql<{ facts: unknown }>(stack, 'select private.site_facts($1) as facts', [ownerId])
  const composed = await composeVersion(siteFactsSchema.parse(row?.facts))
  if (!composed.ok) throw new Error(composed.error.details)
  return composed.value.content
}

/** Types other words for the first sentence of the page. */
export async function editFirstSentence({ client }: Owner, text: string): Promise<void> {
  const { data } = await client.from('entries').select('value').eq('key', 'line/hero/lede').throwOnError()
  const change = { value: { text, ours: '' }, seen: data[0]?.value ?? null }
  await client.rpc('save_entries', { changes: { 'line/hero/lede': change } }).throwOnError()
}

/** The request of an owner who has read what is stored and said that it is true. */
export async function publishRequest(
  stack: Stack,
  ownerId: string,
  name?: string,
): Promise<SiteRequest & { do: 'publish' }> {
  const confirmed = await sha256(confirmedWords(await contentOf(stack, ownerId)))
  return { do: 'publish', confirmed, ...(name !== undefined && { name }) }
}

/** Publishes what is stored. */
export async function publish(
  stack: Stack,
  owner: Pick<Owner, 'userId'>,
  name?: string,
  deps = publishDependencies(stack),
) {
  return publishSite(owner.userId, await publishRequest(stack, owner.userId, name), deps)
}

/** What engines read of a name: its pointer, and the page of its deploy; `null` where nothing is. */
export async function readSite(stack: Stack, name: string) {
  const bucket = serviceOf(stack).storage.from('sites')
  const read = async (path: string) => (await bucket.download(path)).data?.text()
  const stored = await read(`hosts/${name}.localhost.json`)
  if (stored === undefined) return null
  const pointer = pointerSchema.parse(JSON.parse(stored))
  if (pointer.state !== 'live') return { pointer, page: null, files: [] }
  const text = (await read(`deploys/${pointer.deploy}/manifest.json`)) ?? ''
  const { files } = manifestSchema.parse(JSON.parse(text))
  const page = await read(`deploys/${pointer.deploy}/${files['/']?.hash}`)
  return { pointer, page: page ?? '', files: Object.keys(files).sort(), manifest: text }
}

/** Ends the pauses of pointers and deploys, as if time had passed. */
export async function endSitePauses(stack: Stack): Promise<void> {
  await sql(
    stack,
    'update private.site_pointers set due_at = now(), locked_until = null where due_at < now() + interval $$1 hour$$',
  )
}
