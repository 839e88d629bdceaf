import type { MotivationId, VisionId } from '@foyer/shared/onboarding/option-ids.ts'

/** What a chosen vision may mean here: suggestions, because choosing a card proves none of it. */
export const VISION_WORDS: { readonly [Id in VisionId]: { readonly title: string; readonly text: string } } =
  {
    personalized_care: { title: 'Personalized care', text: 'Longer visits, and a plan made for one person.' },
    accessibility: {
      title: 'Easy to reach',
      text: 'Same-week visits, evenings, and a phone that is answered.',
    },
    holistic_approach: { title: 'The whole person', text: 'Sleep, food, work and mind belong to the visit.' },
    technology: {
      title: 'Less waiting on the phone',
      text: 'Messages, video visits and results without a call.',
    },
    expertise: { title: 'Deep training', text: 'Time and study in the problems we see most.' },
  }

/** A chosen motivation as a sentence: the owner said that it is the reason. */
export const MOTIVATION_WORDS: { readonly [Id in MotivationId]: string } = {
  empowerment: 'We want patients who understand their choices and decide with us.',
  innovation: 'New tools are taken up when they serve the patient.',
  wellness: 'There should be time for prevention, not only for problems.',
  personalization: 'Care starts from the person, then the protocol.',
  accessibility: 'This is for people who wait too long for care, or go without.',
}
