import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersOnPath } from '@foyer/shared/onboarding/flow/flow.ts'
import { chosenCards } from '@foyer/shared/onboarding/input/selection.ts'
import { stepOf } from '@foyer/shared/onboarding/questions/questionnaire.ts'
import type { Site, SiteView } from '../components/scene/site.ts'

/** The screen beside which the preview is shown. */
export type PreviewScreen = QuestionKey | 'guide' | 'waiting'

const VIEWS: { readonly [Screen in PreviewScreen]?: SiteView } = {
  practiceVision: 'values',
  practiceMotivation: 'values',
  practiceLocation: 'places',
  clinicianDetails: 'story',
  designDetails: 'whole',
}

const EXCERPT_LENGTH = 160

/** Derives the preview of the practice's website from the answers on the path; nothing is invented. */
export function siteFromAnswers(answers: Answers, practiceName: string, screen: PreviewScreen): Site {
  const counted = answersOnPath(answers)
  const { practiceLocation: location, clinicianDetails: story } = counted
  const titlesOf = (key: 'practiceVision' | 'practiceType' | 'clinicModel') =>
    chosenCards(stepOf(key), counted).map((card) => card.title)
  return {
    // Without questions about the practice there is no whole page to show.
    view: screen === 'waiting' && counted.designDetails ? 'whole' : (VIEWS[screen] ?? 'front'),
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
