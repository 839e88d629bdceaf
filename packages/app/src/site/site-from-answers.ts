import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { chosenCards } from '@foyer/shared/onboarding/input/selection.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Site, SiteView } from '../components/scene/site.ts'

/** The screen beside which the site stands. */
export type PreviewScreen = QuestionKey | 'guide' | 'waiting'

const VIEWS: { readonly [Place in PreviewScreen]?: SiteView } = {
  practiceVision: 'values',
  practiceMotivation: 'values',
  practiceLocation: 'places',
  clinicianDetails: 'story',
  designDetails: 'whole',
}

const EXCERPT_LENGTH = 160

/** What the answers that count say about the practice's website; nothing is added to them. */
export function siteFromAnswers(answers: Answers, practiceName: string, place: PreviewScreen): Site {
  const counted = answersOnPath(answers)
  const { practiceLocation: location, clinicianDetails: story } = counted
  const titlesOf = (key: 'practiceVision' | 'practiceType' | 'clinicModel') =>
    chosenCards(stepOf(key), counted).map((card) => card.title)
  return {
    // Who was not asked about the practice has no whole page to be shown.
    view: place === 'waiting' && counted.designDetails ? 'whole' : (VIEWS[place] ?? 'front'),
    name: practiceName.trim(),
    tagline: [...titlesOf('practiceType'), ...titlesOf('clinicModel')].join(' · '),
    values: titlesOf('practiceVision').slice(0, 3),
    states: location?.location_details.states ?? [],
    zip: location?.location_details.zipcode ?? '',
    hasOnlineVisits: location?.selected_locations.includes('virtual') ?? false,
    story: story?.resume_text.slice(0, EXCERPT_LENGTH) ?? '',
    hasStory: Boolean(story?.resume_text || story?.resume_file_path),
    style: counted.designDetails?.selected_style ?? null,
  }
}
