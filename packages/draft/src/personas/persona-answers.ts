// Short ways to write an owner's answers in their stored shape.
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type * as ids from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { StateCode } from '@foyer/shared/places/us-states.ts'
import type { Profile } from '../practice.ts'

export const updated_at = '2026-11-21T09:00:00.000Z'

type OwnCard = readonly [title: string, description: string]
type Told = {
  readonly journey: ids.JourneyId
  readonly type?: ids.PracticeTypeId | OwnCard
  readonly model?: ids.ClinicModelId
  readonly zip?: string
  readonly video?: boolean
  readonly states?: readonly StateCode[]
  readonly visions?: readonly (ids.VisionId | OwnCard)[]
  readonly reasons?: readonly (ids.MotivationId | OwnCard)[]
  readonly story?: string
  readonly style?: ids.DesignStyleId
}

/** The profile of an owner. */
export function profile(id: string, first: string, last: string, company: string | null): Profile {
  return { id, first_name: first, last_name: last, company_name: company }
}

function cards<Id extends string>(chosen: readonly (Id | OwnCard)[]) {
  const own = chosen.filter((one) => typeof one !== 'string')
  const idOf = (card: OwnCard) => `custom-${1795254000000 + own.indexOf(card)}` as const
  return {
    selected: chosen.map((one) => (typeof one === 'string' ? one : idOf(one))),
    custom: own.map((card) => ({ id: idOf(card), title: card[0], description: card[1] })),
  }
}

/** The answers of an owner who describes the practice. */
export function full(told: Told): Answers {
  const visions = cards(told.visions ?? [])
  const reasons = cards(told.reasons ?? [])
  const types = cards(told.type ? [told.type] : [])
  const open = told.journey !== 'thinking'
  const locations = [...(told.zip ? ['physical' as const] : []), ...(told.video ? ['virtual' as const] : [])]
  return {
    businessDetails: { selected_type: told.journey, updated_at },
    ...(open && {
      marketingDetails: { selected_status: 'self', updated_at },
      webPresence: { selected_options: [], updated_at },
    }),
    buildPresence: { selected_id: 'write', updated_at },
    ...(told.visions && {
      practiceVision: { selected_visions: visions.selected, custom_visions: visions.custom, updated_at },
    }),
    ...(told.reasons && {
      practiceMotivation: {
        selected_motivations: reasons.selected,
        custom_motivations: reasons.custom,
        updated_at,
      },
    }),
    ...(told.type && {
      practiceType: { selected_types: types.selected, custom_types: types.custom, updated_at },
    }),
    ...(told.model && { clinicModel: { selected_model: told.model, updated_at } }),
    ...(locations.length > 0 && {
      practiceLocation: {
        selected_locations: locations,
        location_details: { states: [...(told.states ?? [])], zipcode: told.zip ?? '' },
        updated_at,
      },
    }),
    clinicianDetails: { resume_text: told.story ?? '', resume_file_path: null, updated_at },
    ...(told.style && { designDetails: { selected_style: told.style, updated_at } }),
  }
}

/** The answers of an owner whose website is to be improved. */
export function proposal(
  journey: 'recent' | 'established',
  website: string,
  areas: readonly (ids.ImprovementId | OwnCard)[],
  links: { readonly [Type in ids.LinkType]?: string } = {},
): Answers {
  const feedback = cards(areas)
  return {
    businessDetails: { selected_type: journey, updated_at },
    marketingDetails: { selected_status: 'past', updated_at },
    webPresence: { selected_options: ['website', 'google', 'facebook'], updated_at },
    webPresenceLinks: {
      links: { website, ...links },
      selected_options: ['website', 'google', 'facebook'],
      updated_at,
    },
    websiteFeedback: { selected_areas: feedback.selected, custom_areas: feedback.custom, updated_at },
  }
}
