import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type CustomId, type CustomItem, isCustomId } from '@foyer/shared/onboarding/answers/custom-item.ts'
import type {
  ClinicModelId,
  DesignStyleId,
  ImprovementId,
  JourneyId,
  LinkType,
  LocationId,
  MarketingHelpId,
  MotivationId,
  PracticeTypeId,
  VisionId,
} from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { hasWebsiteToImprove, wantsFullDraft } from '@foyer/shared/onboarding/questions/branches.ts'
import { type StateCode, stateName, US_STATES } from '@foyer/shared/places/us-states.ts'
import { zipArea } from '@foyer/shared/places/zip.ts'
import type { ZipPlace } from '@foyer/shared/places/zip-places.ts'
import { type Details, detailsSchema } from './details.ts'

/** The columns of a profile that a draft uses. */
export type Profile = {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company_name: string | null
}

/** One chosen card: an option of the catalogue, or one the owner wrote. */
export type Choice<Id extends string> =
  | { readonly kind: 'option'; readonly id: Id }
  | { readonly kind: 'custom'; readonly item: CustomItem }

/** A place where the practice is found. `href` is missing when what was typed is no web address. */
export type Presence = {
  readonly type: LinkType
  readonly typed: string
  readonly href: string | undefined
}

/** The facts about a practice, in the owner's words or as ids of catalogues. */
export type Practice = {
  /** The seed of all choices: the same owner gets the same draft again. */
  readonly seed: string
  /** `proposal` for owners whose website is to be improved, until they ask for the full draft. */
  readonly branch: 'full' | 'proposal'
  /** The name of the practice, else the owner's plain name, else nothing. */
  readonly name: string
  readonly nameFrom: 'company' | 'person' | 'nowhere'
  readonly owner: { readonly first: string; readonly last: string }
  readonly journey: JourneyId | undefined
  /** A planned practice is not open yet: its draft is in the future tense. */
  readonly isOpen: boolean
  readonly marketingHelp: MarketingHelpId | undefined
  readonly type: Choice<PracticeTypeId> | undefined
  readonly model: ClinicModelId | undefined
  readonly locations: readonly LocationId[]
  readonly states: readonly StateCode[]
  readonly zip: string
  /** The city of the office, as the owner corrected it or as the ZIP tells it; empty when neither does. */
  readonly city: string
  /** The two letters of the state of the office, as in an address; empty when the ZIP is unknown. */
  readonly region: string
  readonly visions: readonly Choice<VisionId>[]
  readonly motivations: readonly Choice<MotivationId>[]
  /** The typed story as it was typed. A file is only known to exist: its text is never published by itself. */
  readonly story: { readonly text: string; readonly hasFile: boolean }
  readonly style: DesignStyleId | undefined
  readonly presences: readonly Presence[]
  readonly feedback: readonly Choice<ImprovementId>[]
  readonly details: Details
}

/**
 * Gathers the facts of a practice.
 *
 * @param answers whatever was answered; only those on the current branch are used
 * @param details what the questions do not ask; checked here, bad fields are left out
 * @param place of the ZIP of the office (`officeZip`), which `zip-places.ts` loads
 */
export function practiceFromAnswers(
  answers: Answers,
  profile: Profile,
  details: unknown = {},
  place?: ZipPlace,
): Practice {
  const onPath = answersOnPath(answers)
  const owner = { first: words(profile.first_name), last: words(profile.last_name) }
  const company = words(profile.company_name)
  const person = words(`${owner.first} ${owner.last}`)
  const journey = onPath.businessDetails?.selected_type
  const location = onPath.practiceLocation
  const story = onPath.clinicianDetails
  const added = detailsSchema.parse(details)
  return {
    seed: profile.id,
    branch: hasWebsiteToImprove(onPath) && !wantsFullDraft(onPath) ? 'proposal' : 'full',
    name: company || person,
    nameFrom: company ? 'company' : person ? 'person' : 'nowhere',
    owner,
    journey,
    isOpen: journey !== 'thinking',
    marketingHelp: onPath.marketingDetails?.selected_status,
    type: choices(onPath.practiceType?.selected_types, onPath.practiceType?.custom_types)[0],
    model: onPath.clinicModel?.selected_model,
    locations: location?.selected_locations ?? [],
    states: location?.location_details.states ?? [],
    zip: officeZip(onPath),
    ...cityOf(officeZip(onPath), place, added.city),
    visions: choices(onPath.practiceVision?.selected_visions, onPath.practiceVision?.custom_visions),
    motivations: choices(
      onPath.practiceMotivation?.selected_motivations,
      onPath.practiceMotivation?.custom_motivations,
    ),
    story: { text: story?.resume_text.trim() ?? '', hasFile: Boolean(story?.resume_file_path) },
    style: added.style ?? onPath.designDetails?.selected_style,
    presences: presences(onPath),
    feedback: choices(onPath.websiteFeedback?.selected_areas, onPath.websiteFeedback?.custom_areas),
    details: added,
  }
}

/** The ZIP of the office as it was typed; empty without one. */
export function officeZip({ practiceLocation }: Answers): string {
  return practiceLocation?.location_details.zipcode.trim() ?? ''
}

/** The owner's plain name, without any title that was not typed into it. */
export function ownerName({ owner }: Practice): string {
  return words(`${owner.first} ${owner.last}`)
}

function cityOf(zip: string, place: ZipPlace | undefined, typed: string | undefined) {
  const area = place?.state ?? zipArea(zip)
  const region = area && /^[A-Z]{2}$/.test(area) ? area : ''
  return { city: typed ? withoutState(typed, region) : (place?.city ?? ''), region }
}

// Who corrects "Cambridge" may type "Cambridge, MA 02139": the state and the ZIP are written beside it.
function withoutState(city: string, region: string): string {
  const state = US_STATES.find(({ code }) => code === region)
  if (!state) return city
  const names = `${state.code}|${stateName(state.code)}`
  return (
    city.replace(new RegExp(`(?:,\\s*|\\s+)(?:${names})\\.?(?:\\s+\\d{5}(?:-\\d{4})?)?$`, 'i'), '') || city
  )
}

function choices<Id extends string>(
  selected: readonly (Id | CustomId)[] = [],
  custom: readonly CustomItem[] = [],
): Choice<Id>[] {
  return selected.flatMap((id): Choice<Id>[] => {
    if (!isCustomId(id)) return [{ kind: 'option', id: id as Id }]
    const item = custom.find((one) => one.id === id)
    return item ? [{ kind: 'custom', item }] : []
  })
}

function presences(answers: Answers): Presence[] {
  const links = answers.webPresenceLinks?.links ?? {}
  const chosen: LinkType[] = [...(answers.webPresence?.selected_options ?? [])]
  if (links.healthgrades) chosen.push('healthgrades')
  return chosen.map((type) => {
    const typed = links[type] ?? ''
    return { type, typed, href: visitorLink(typed) }
  })
}

function words(text: string | null): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim()
}
