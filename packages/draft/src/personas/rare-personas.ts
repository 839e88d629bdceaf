// Owners whose answers are hard to lay out: few, many, long, hostile, in other alphabets, or on the other branch.
import { STATE_CODES } from '@foyer/shared/places/us-states.ts'
import type { Persona } from './persona.ts'
import { full, profile, proposal, updated_at } from './persona-answers.ts'
import { HOSTILE, LONG_STORY, REYES_STORY, WARNER_STORY } from './stories.ts'

/** Rare cases, which break a layout that was drawn for common ones. */
export const RARE_PERSONAS: readonly Persona[] = [
  {
    id: 'not-open-yet',
    profile: profile('11111111-0000-4000-8000-000000000006', 'Łucja', 'Nguyễn-Muñoz', null),
    answers: full({
      journey: 'thinking',
      type: 'womens_health',
      model: 'hybrid',
      zip: '60614',
      video: true,
      states: ['IL'],
      visions: ['accessibility'],
      reasons: [['My sister', 'She waited eleven months for an answer. Nobody should.']],
      story: REYES_STORY,
      style: 'warm',
    }),
  },
  {
    id: 'fifty-states',
    profile: profile(
      '11111111-0000-4000-8000-000000000007',
      'Sam',
      'Lee',
      'Even Keel Metabolic and Weight Care of the Whole Country, Inc',
    ),
    answers: full({
      journey: 'established',
      type: 'weight_management',
      model: 'virtual_only',
      video: true,
      states: STATE_CODES,
      visions: ['technology', 'accessibility', 'expertise', 'holistic_approach', 'personalized_care'],
      reasons: ['empowerment', 'innovation', 'wellness', 'personalization', 'accessibility'],
      story: LONG_STORY,
      style: 'dynamic',
    }),
  },
  {
    id: 'nearly-empty',
    profile: profile('11111111-0000-4000-8000-000000000008', '', '', null),
    answers: { businessDetails: { selected_type: 'thinking', updated_at } },
  },
  {
    id: 'hostile',
    profile: profile(
      '11111111-0000-4000-8000-000000000009',
      HOSTILE,
      '" onmouseover="alert(1)',
      `${HOSTILE}</title><script>alert(1)</script>`,
    ),
    answers: full({
      journey: 'recent',
      type: [`Type ${HOSTILE}`, `Dr. ${HOSTILE} is the best board certified specialist`],
      model: 'traditional',
      zip: '10001',
      states: ['NY'],
      visions: [[HOSTILE, `javascript:alert(1) ${HOSTILE}`]],
      reasons: [[HOSTILE, '</style><script>alert(1)</script>']],
      story: `${HOSTILE}\n\n</script><svg onload=alert(1)>`,
      style: 'modern',
    }),
    details: {
      phone: HOSTILE,
      costs: HOSTILE,
      street: HOSTILE,
      bookingUrl: 'javascript:alert(1)',
      licenceLine: HOSTILE,
    },
  },
  {
    id: 'right-to-left',
    profile: profile('11111111-0000-4000-8000-000000000010', 'ליאת', 'כהן', 'מרפאת הגליל'),
    answers: full({
      journey: 'recent',
      type: 'pediatric_care',
      model: 'concierge',
      zip: '33101',
      states: ['FL'],
      visions: ['accessibility', 'personalized_care', 'holistic_approach', 'technology'],
      reasons: ['wellness'],
      story: WARNER_STORY,
      style: 'professional',
    }),
  },
  {
    id: 'redesign',
    profile: profile('11111111-0000-4000-8000-000000000011', 'Ilse', 'Warner', 'Warner Medicine'),
    answers: proposal(
      'established',
      'warner-medicine.example',
      ['mobile', 'copy', 'navigation', ['Spanish', 'A third of my patients read it first.']],
      { facebook: 'facebook.com/warner' },
    ),
  },
  {
    id: 'redesign-all-areas',
    profile: profile('11111111-0000-4000-8000-000000000012', 'Ana', 'Ng', null),
    answers: proposal('recent', 'http://ana.example', [
      'copy',
      'design',
      'navigation',
      'functionality',
      'brand_alignment',
      'content',
      'engagement',
      'mobile',
    ]),
  },
  {
    id: 'own-type',
    profile: profile('11111111-0000-4000-8000-000000000013', 'Jo', 'Featherstonehaugh-Cholmondeley', 'Io'),
    answers: full({
      journey: 'thinking',
      type: [
        'Lifestyle medicine for shift workers',
        'For nurses, drivers and everyone who works while others sleep.',
      ],
      model: 'boutique',
      zip: '73301',
      video: true,
      states: ['TX'],
      visions: [['Night hours', 'Open from 8 pm to 4 am.']],
      reasons: ['accessibility'],
      style: 'minimalist',
    }),
  },
  {
    id: 'long-care',
    profile: profile('11111111-0000-4000-8000-000000000014', 'Ruth', 'Abara', 'Abara Clinic'),
    answers: full({
      journey: 'established',
      type: 'chronic_disease',
      model: 'traditional',
      zip: '30303',
      video: true,
      states: ['AL', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV', 'AR'],
      visions: ['expertise', 'technology', 'accessibility', 'personalized_care'],
      reasons: ['wellness', 'empowerment', 'accessibility'],
      story: LONG_STORY,
      style: 'modern',
    }),
  },
  {
    id: 'mens-evening',
    profile: profile('11111111-0000-4000-8000-000000000015', 'Ben', 'Ito', 'Harbor Men’s Health'),
    answers: full({
      journey: 'recent',
      type: 'mens_health',
      model: 'concierge',
      zip: '98101',
      video: true,
      states: ['WA', 'OR'],
      visions: ['accessibility', 'technology'],
      reasons: ['wellness'],
      story:
        'Most men come when their wife has made the call. I want to be easy enough to reach that you make it yourself.',
      style: 'dynamic',
    }),
  },
]
