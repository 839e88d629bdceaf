import { applyEdits } from '@foyer/draft/apply-edits.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import type { Content } from '@foyer/draft/content.ts'
import { detailsFromRow } from '@foyer/draft/details.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { launchContent, launchRefusal } from '@foyer/draft/launch-content.ts'
import { loadStyle } from '@foyer/draft/load-style.ts'
import { officeZip, type Profile, practiceFromAnswers } from '@foyer/draft/practice.ts'
import { type PageStyle, renderPage } from '@foyer/draft/render-page.ts'
import { draftPicturesUrl } from '@foyer/shared/api/drafts.ts'
import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import { dayOfNotices, type MovableSection, type SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersToPropose } from '@foyer/shared/onboarding/flow/completion.ts'
import { isZipPlaceLoaded, loadZipPlace, type ZipPlace, zipPlace } from '@foyer/shared/places/zip-places.ts'
import { env } from '../config/env.ts'

/** Where the app serves the fonts of drafts. */
const ASSET_BASE = '/draft-assets/'

/** The owner of a site. */
export type SiteProfile = Profile

/** The stored data that a site is made of. */
export type SiteFacts = {
  readonly answers: Answers
  readonly profile: SiteProfile
  /** What the owner has added to the answers, and decided about suggested sentences. */
  readonly added?: SiteDetails
  /** What the owner has changed on the page. */
  readonly edits?: SiteEdits
  /** Of the office, for callers that follow its loading; else what is loaded counts. */
  readonly place?: ZipPlace | undefined
}

/** Loaded styles by their name: a style's, or `proposal`. */
const loaded = new Map<string, PageStyle>()

/** The city of the office: `undefined` until `loadSite` or `loadPlace` has loaded it. */
export function sitePlace(answers: Answers): ZipPlace | undefined {
  return zipPlace(officeZip(answers))
}

/** Whether `composeSite` knows the city of the office, if there is one to know. */
export function isPlaceLoaded(answers: Answers): boolean {
  return isZipPlaceLoaded(officeZip(answers))
}

/** Loads the city of the office. */
export async function loadPlace(answers: Answers): Promise<void> {
  await loadZipPlace(officeZip(answers))
}

/** Composes the content of the site: the same that delivery stores, once the city of the office is loaded. */
export function composeSite({ answers, profile, added, edits, place }: SiteFacts): Content {
  const details = detailsFromRow(added ?? null)
  const content = composeDraft(practiceFromAnswers(answers, profile, details, place ?? sitePlace(answers)))
  return edits ? editSite(content, edits) : content
}

/**
 * Puts what the owner has changed on the page into a composed content.
 *
 * @param blanks `with-blanks` for the editor: empty fields of added items hold what belongs there
 */
export function editSite(content: Content, edits: SiteEdits, blanks?: 'with-blanks'): Content {
  return applyEdits(content, editsFromRow(edits), blanks)
}

/** The sections that can be moved on the page of a content, in its order; those of a group move as one. */
export type SectionGroups = readonly (readonly MovableSection[])[]

/** Returns what can be moved in a style that `loadSite` has loaded; nothing in others and in a proposal. */
export function groupsIn(content: Content, style: DesignStyleId): SectionGroups {
  const pageStyle = loaded.get(keyOf(content, style))
  return content.kind === 'full' && pageStyle && 'groups' in pageStyle ? pageStyle.groups(content) : []
}

/** Whether `renderSite` can draw this content now. */
export function isSiteLoaded(content: Content, style: DesignStyleId): boolean {
  return isZipPlaceLoaded(content.subject.zip) && loaded.has(keyOf(content, style))
}

/**
 * Loads the code that draws a content: about 25 kB gzip for each style. A proposal shows all five.
 *
 * @throws when the code cannot be loaded; the next call tries again
 */
export async function loadSite(content: Content, style: DesignStyleId): Promise<void> {
  if (isSiteLoaded(content, style)) return
  const [pageStyle] = await Promise.all([loadStyle(content, style), loadZipPlace(content.subject.zip)])
  loaded.set(keyOf(content, style), pageStyle)
}

/** Where the pictures of a draft are. */
export function picturesUrl(slug: string): string {
  return draftPicturesUrl(env().apiUrl, slug)
}

/**
 * Renders the page of a draft, as delivery does: the same content gives the same bytes.
 *
 * @param style ignored for a proposal
 * @param slug of the draft: where its pictures are
 * @param path of the page, as the links of the site name it
 * @param lineIds `with-line-ids` puts each line into an element that names it; see `RenderOptions`
 * @throws Error when `loadSite` has not loaded what this takes
 */
export function renderSite(
  content: Content,
  style: DesignStyleId,
  slug: string | null,
  lineIds?: 'with-line-ids',
  path = '/',
): string {
  const key = keyOf(content, style)
  const pageStyle = loaded.get(key)
  if (!pageStyle) throw new Error(`The style ${key} is not loaded.`)
  const options = {
    kind: 'draft',
    assetBase: ASSET_BASE,
    ...(slug && { pictureBase: picturesUrl(slug) }),
    today: dayOfNotices(new Date()),
    hasLineIds: lineIds !== undefined,
  } as const
  return renderPage(content, pageStyle, options, path)
}

/** The style of a content, as delivery chooses it while its owner has chosen none. */
export function styleOf(content: Content): DesignStyleId {
  return content.style ?? 'modern'
}

/**
 * Renders the page of a draft as it would be delivered now, and loads what this takes.
 *
 * @param slug of the draft: where its pictures are
 * @throws when the code or the place of the office cannot be loaded
 */
export async function renderNow(facts: SiteFacts, slug: string): Promise<string> {
  await loadPlace(facts.answers)
  const content = composeSite(facts)
  await loadSite(content, styleOf(content))
  return renderSite(content, styleOf(content), slug)
}

/**
 * Renders the redesign proposal that stands beside a draft of the whole site: without the offer of one.
 *
 * @throws when the code cannot be loaded
 */
export async function renderProposal({ answers, profile, added }: SiteFacts): Promise<string> {
  const facts = { answers: answersToPropose(answers), profile, ...(added && { added }) }
  const composed = composeSite(facts)
  const content =
    composed.kind === 'proposal'
      ? { ...composed, sections: composed.sections.filter(({ kind }) => kind !== 'offer') }
      : composed
  await loadSite(content, styleOf(content))
  return renderSite(content, styleOf(content), null)
}

/**
 * Renders the page of a site as patients see it once it is published: without gaps and open suggestions. Before they could
 * reach the practice it is a draft still, and says so at its foot.
 *
 * @param slug of the draft: where its pictures are
 * @param path of the page, as the links of the site name it
 * @throws Error when `loadSite` has not loaded what this takes
 */
export function renderPublished(
  content: Content,
  style: DesignStyleId,
  slug: string | null,
  path = '/',
): string {
  const pageStyle = loaded.get(keyOf(content, style))
  if (!pageStyle) throw new Error(`The style of ${content.kind} is not loaded.`)
  const today = dayOfNotices(new Date())
  const kind = launchRefusal(content) ? 'visit' : 'launch'
  const options = {
    kind,
    assetBase: ASSET_BASE,
    ...(slug && { pictureBase: draftPicturesUrl(env().apiUrl, slug) }),
    today,
  } as const
  return renderPage(launchContent(content), pageStyle, options, path)
}

function keyOf({ kind }: Content, style: DesignStyleId): string {
  return kind === 'proposal' ? kind : style
}
