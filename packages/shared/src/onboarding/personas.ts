// Owners as tests meet them: their answers from the first question to the last, in the shape in which they are stored.
import type { Answers } from './answers.ts'

const updated_at = '2026-11-21T09:00:00.000Z'

const description = {
  buildPresence: { selected_id: 'write', updated_at },
  practiceVision: {
    selected_visions: ['personalized_care', 'custom-1795254000000'],
    custom_visions: [
      { id: 'custom-1795254000000', title: 'House calls', description: 'At home, every Thursday.' },
    ],
    updated_at,
  },
  practiceMotivation: { selected_motivations: ['wellness'], custom_motivations: [], updated_at },
  practiceType: { selected_types: ['primary_care'], custom_types: [], updated_at },
  clinicModel: { selected_model: 'concierge', updated_at },
  practiceLocation: {
    selected_locations: ['physical', 'virtual'],
    location_details: { states: ['FL', 'GA'], zipcode: '33101' },
    updated_at,
  },
  clinicianDetails: { resume_text: 'I trained in Miami.', resume_file_path: null, updated_at },
  designDetails: { selected_style: 'warm', updated_at },
} satisfies Answers

const marketing = { marketingDetails: { selected_status: 'self', updated_at } } satisfies Answers

/** About to launch: asked about the practice only. */
export const THINKING: Answers = {
  businessDetails: { selected_type: 'thinking', updated_at },
  ...description,
}

/** Launched a year ago, on social media, without a website. */
export const RECENT_WITHOUT_WEBSITE: Answers = {
  businessDetails: { selected_type: 'recent', updated_at },
  ...marketing,
  webPresence: { selected_options: ['facebook', 'instagram'], updated_at },
  webPresenceLinks: {
    links: { facebook: 'facebook.com/harborfamily' },
    selected_options: ['facebook', 'instagram'],
    updated_at,
  },
  ...description,
}

/** Established, with a website whose address was given. */
export const ESTABLISHED_WITH_LINK: Answers = {
  businessDetails: { selected_type: 'established', updated_at },
  ...marketing,
  webPresence: { selected_options: ['website', 'google'], updated_at },
  webPresenceLinks: {
    links: { website: 'https://harborfamily.example' },
    selected_options: ['website', 'google'],
    updated_at,
  },
  websiteFeedback: { selected_areas: ['copy', 'mobile'], custom_areas: [], updated_at },
}

/** Established, with a website whose address was left empty. */
export const ESTABLISHED_WITHOUT_LINK: Answers = {
  businessDetails: { selected_type: 'established', updated_at },
  ...marketing,
  webPresence: { selected_options: ['website'], updated_at },
  webPresenceLinks: { links: {}, selected_options: ['website'], updated_at },
  ...description,
}

/** Launched, and nowhere online: 'None of the above'. */
export const NOWHERE_ONLINE: Answers = {
  businessDetails: { selected_type: 'recent', updated_at },
  ...marketing,
  webPresence: { selected_options: [], updated_at },
  ...description,
}

/** Would rather tell a person on a call. */
export const TALKING: Answers = {
  businessDetails: { selected_type: 'thinking', updated_at },
  buildPresence: { selected_id: 'talk', updated_at },
}
