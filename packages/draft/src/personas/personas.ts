// Owners as tests, goldens and the gallery meet them: answers as they are stored, a profile, and sometimes details.
import { FIELD_PERSONAS } from './field-personas.ts'
import type { Persona } from './persona.ts'
import { full, profile } from './persona-answers.ts'
import { RARE_PERSONAS } from './rare-personas.ts'
import { HALLORAN_STORY, REYES_STORY, WARNER_STORY } from './stories.ts'

/** Owners of all types, models and journeys, on both branches, and those that are hard to lay out. */
export const PERSONAS: readonly Persona[] = [
  {
    id: 'cedar-grove',
    profile: profile('11111111-0000-4000-8000-000000000001', 'Dana', 'Reyes', 'Cedar Grove Family Medicine'),
    answers: full({
      journey: 'recent',
      type: 'primary_care',
      model: 'concierge',
      zip: '37402',
      video: true,
      states: ['TN', 'GA'],
      visions: ['personalized_care', 'accessibility', ['House calls', 'At home, every Thursday.']],
      reasons: ['wellness', 'accessibility'],
      story: REYES_STORY,
      style: 'warm',
    }),
  },
  {
    id: 'halloran',
    profile: profile('11111111-0000-4000-8000-000000000002', 'Marcus', 'Halloran', 'Halloran Pain & Spine'),
    answers: full({
      journey: 'established',
      type: 'pain_management',
      model: 'traditional',
      zip: '02139',
      states: ['MA', 'NH', 'RI'],
      visions: ['expertise', 'personalized_care', 'accessibility'],
      reasons: ['empowerment'],
      story: HALLORAN_STORY,
      style: 'professional',
    }),
    details: {
      phone: '617-555-0134',
      street: '12 Brattle Street',
      city: 'Cambridge',
      hours: 'Monday to Thursday, 8 to 4',
      costs: 'A first visit is $240 without insurance.',
      newPatients: 'list',
      plans: ['Aetna', 'Blue Cross Blue Shield', 'Medicare', 'Harvard Pilgrim'],
      languages: ['English', 'Portuguese'],
      interpreters: 'ASL by appointment',
      ages: ['18 and over'],
      steps: 'none',
      parking: 'free behind the house',
      licenceLine: 'Massachusetts license 000000',
    },
  },
  {
    id: 'warner',
    profile: profile('11111111-0000-4000-8000-000000000003', 'Ilse', 'Warner', 'Warner Medicine'),
    answers: full({
      journey: 'established',
      type: 'healthy_aging',
      model: 'boutique',
      zip: '94941',
      states: ['CA'],
      visions: ['personalized_care', 'expertise'],
      reasons: ['personalization'],
      story: WARNER_STORY,
      style: 'minimalist',
    }),
  },
  {
    id: 'northline',
    profile: profile(
      '11111111-0000-4000-8000-000000000004',
      'Priya',
      'Natarajan',
      'Northline Functional Health',
    ),
    answers: full({
      journey: 'recent',
      type: 'functional_medicine',
      model: 'virtual_only',
      video: true,
      states: ['CO', 'IA', 'MN', 'ND', 'SD', 'WI'],
      visions: [
        ['Ninety-minute first visit', 'We read your history before we meet.'],
        'holistic_approach',
        'technology',
      ],
      reasons: ['personalization', 'innovation'],
      story: WARNER_STORY,
      style: 'modern',
    }),
  },
  {
    id: 'stride',
    profile: profile('11111111-0000-4000-8000-000000000005', 'Theo', 'Okafor', 'Stride Sports Medicine'),
    answers: full({
      journey: 'recent',
      type: 'sports_medicine',
      model: 'hybrid',
      zip: '80202',
      video: true,
      states: ['CO', 'WY', 'UT', 'NM'],
      visions: [
        ['Seen within two days', 'If you got hurt on Saturday, we see you by Monday.'],
        ['Return-to-play letters', 'For coaches, schools and teams.'],
        'technology',
        'expertise',
        'accessibility',
        'personalized_care',
        'holistic_approach',
      ],
      reasons: ['empowerment', 'innovation'],
      story: REYES_STORY,
      style: 'dynamic',
    }),
  },
  ...RARE_PERSONAS,
  ...FIELD_PERSONAS,
]
