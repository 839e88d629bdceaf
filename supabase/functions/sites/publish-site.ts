import { contentSchema, type FullContent } from '@foyer/draft/content.ts'
import { launchContent } from '@foyer/draft/launch-content.ts'
import { picturesIn } from '@foyer/draft/pictures-in.ts'
import { confirmedWords, publishRefusals } from '@foyer/draft/publish-refusal.ts'
import { withoutPictures } from '@foyer/draft/put-pictures.ts'
import { dayOfNotices } from '@foyer/shared/api/site-edits.ts'
import type { FollowRequest, Publication, SiteErrorCode, SiteRequest } from '@foyer/shared/api/sites.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { pictureFileNames } from '@foyer/shared/pictures/picture.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { siteHostname, siteUrl } from '@foyer/shared/sites/hostname.ts'
import { composeVersion } from '../_shared/compose-version.ts'
import type { Failure } from '../_shared/failure.ts'
import type { LoadedPicture, LoadPicture } from '../_shared/load-picture.ts'
import type { Log } from '../_shared/log.ts'
import type { DrawCard } from '../_shared/render-version.ts'
import { sha256 } from '../_shared/sha256.ts'
import type { SiteFacts } from '../_shared/site-facts.ts'
import type { WritePointers } from '../_shared/write-pointers.ts'
import { type ReadFont, renderDeploy } from './render-deploy.ts'
import type { ShownVersion, SiteStore } from './site-store.ts'
import type { UploadDeploy } from './upload-deploy.ts'

export type PublishDependencies = {
  readonly sites: SiteStore
  readonly drawCard: DrawCard
  readonly readFont: ReadFont
  readonly loadPicture: LoadPicture
  readonly uploadDeploy: UploadDeploy
  readonly writePointers: WritePointers
  /** The domain below which websites have their addresses, with a port on one's own machine. */
  readonly sitesDomain: string
  readonly log: Log
}

type Answer<Value> = Promise<Result<Value, Failure<SiteErrorCode>>>
type PublishRequest = Exclude<SiteRequest, { do: 'take-offline' }> | FollowRequest

/** What is to be rendered, and how it will be recorded. */
type Shown = {
  readonly content: FullContent
  readonly style: DesignStyleId
  readonly card: Uint8Array | null
  readonly recorded: ShownVersion
}

/**
 * Publishes what is stored, or the live version at another address.
 * It may stop anywhere:
 * nothing is live before the call that records it, and the pointer is repeated by the timer.
 */
export async function publishSite(
  owner: string,
  request: PublishRequest,
  deps: PublishDependencies,
): Answer<Publication> {
  const { sites, writePointers } = deps
  const version = await versionOf(owner, request, sites)
  if (!version.ok) return version
  const begun = await sites.begin(owner, {
    name: 'name' in request ? request.name : undefined,
    version: version.value,
    isByWorker: request.do === 'follow',
  })
  if (!begun.ok) return begun
  if ('refusal' in begun.value) return err({ code: begun.value.refusal })
  const { sequence, name, address, facts, stored } = begun.value

  const record = async (deploy: string, shown: ShownVersion): Answer<Publication> => {
    const recorded = await sites.record({ owner, sequence, name, deploy, shown })
    if (!recorded.ok) return recorded
    if ('refusal' in recorded.value) return err({ code: recorded.value.refusal })
    return ok({ ...recorded.value, is_reachable: (await writePointers(owner)) === 'written' })
  }

  if (stored?.deploy) return record(stored.deploy, { version: stored.version })
  const shown = stored
    ? await storedVersion(owner, stored, deps)
    : facts && request.do === 'publish'
      ? await composedVersion(facts, request.confirmed, deps)
      : err({ code: 'unexpected' as const })
  if (!shown.ok) return shown
  const deploy = await storeDeploy(owner, address, shown.value, deps)
  return deploy.ok ? record(deploy.value, shown.value.recorded) : deploy
}

async function versionOf(
  owner: string,
  request: PublishRequest,
  sites: SiteStore,
): Answer<number | undefined> {
  if (request.do === 'publish') return ok(undefined)
  const live = await sites.liveVersion(owner)
  if (!live.ok) return live
  return live.value === null ? err({ code: 'nothing_to_publish' }) : ok(live.value)
}

// A website that is refused is never drawn: that is most of the work.
async function composedVersion(
  facts: SiteFacts,
  confirmed: string,
  { drawCard, log }: PublishDependencies,
): Answer<Shown> {
  const composed = await composeVersion(facts)
  if (!composed.ok) {
    if (composed.error.code === 'answers_incomplete') return err({ code: 'answers_incomplete' })
    log({ event: 'site_not_composed', reason: `${composed.error.code}: ${composed.error.details}` })
    return err({ code: 'unexpected' })
  }
  const { content, style } = composed.value
  if (content.kind !== 'full' || publishRefusals(content).length > 0) return err({ code: 'not_ready' })
  // Another tab or device may have changed it since its owner read it.
  if ((await sha256(confirmedWords(content))) !== confirmed) return err({ code: 'content_changed' })
  const card = await drawCard(facts.profile.id, content, style)
  return ok({ content, style, card, recorded: { composed: { ...composed.value, card }, confirmed } })
}

async function storedVersion(
  owner: string,
  {
    version,
    style,
    content,
  }: { readonly version: number; readonly style: DesignStyleId; readonly content: unknown },
  { drawCard, log }: PublishDependencies,
): Answer<Shown> {
  const read = contentSchema.safeParse(content)
  if (!read.success) {
    const places = read.error.issues.map(({ path }) => path.join('.'))
    log({ event: 'content_not_readable', places: places.slice(0, 5) })
    return err({ code: 'unexpected' })
  }
  if (read.data.kind !== 'full') return err({ code: 'not_ready' })
  return ok({
    content: read.data,
    style,
    card: await drawCard(owner, read.data, style),
    recorded: { version },
  })
}

async function storeDeploy(
  owner: string,
  host: string,
  { content, style, card }: Shown,
  { sites, readFont, loadPicture, uploadDeploy, sitesDomain }: PublishDependencies,
): Answer<string> {
  const address = `${siteUrl(siteHostname(host, sitesDomain), sitesDomain)}/`
  const shown = await loadPictures(owner, content, loadPicture)
  if (!shown.ok) return shown
  const today = dayOfNotices(new Date())
  const deploy = await renderDeploy({ ...shown.value, style, siteUrl: address, card, today }, readFont)
  const begun = await sites.beginDeploy(owner, deploy.id, host, today)
  if (!begun.ok) return begun
  if (begun.value === null) return err({ code: 'unavailable' })
  if (begun.value === 'complete') return ok(deploy.id)
  const stored = await uploadDeploy(deploy)
  return stored.ok ? ok(deploy.id) : stored
}

/** A content with the files of its pictures, by their names. */
type WithPictures = {
  readonly content: FullContent
  readonly pictures: ReadonlyMap<string, LoadedPicture>
}

/**
 * Loads the pictures that a website shows and looks into each file. A picture with a file that is none is left out, as if it
 * had not been chosen.
 */
async function loadPictures(
  owner: string,
  content: FullContent,
  loadPicture: LoadPicture,
): Promise<Result<WithPictures, { readonly code: 'unavailable' }>> {
  const shown = [...picturesIn(launchContent(content).sections).values()]
  const names = [...new Set(shown.flatMap(pictureFileNames))]
  const answers = await Promise.all(
    names.map(async (name) => [name, await loadPicture(owner, name)] as const),
  )
  const pictures = new Map<string, LoadedPicture>()
  for (const [name, loaded] of answers) {
    if (loaded.ok) pictures.set(name, loaded.value)
    else if (loaded.error.code === 'unavailable') return err({ code: 'unavailable' })
  }
  const isRefused = (picture: Parameters<typeof pictureFileNames>[0]) =>
    pictureFileNames(picture).some((name) => !pictures.has(name))
  return ok({ content: withoutPictures(content, isRefused), pictures })
}
