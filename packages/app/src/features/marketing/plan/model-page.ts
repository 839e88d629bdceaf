import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { OwnSite } from '../../../site/own-site.ts'
import type { PlanTask } from './plan-task.ts'

/** What to write of how people join and pay. */
export function modelPage(
  { clinicModel, businessDetails }: Answers,
  { isBilled }: OwnSite['field'],
): PlanTask {
  switch (clinicModel?.selected_model) {
    case 'concierge':
    case 'boutique':
      return {
        id: 'model-page',
        title: 'Write one page on membership',
        detail: 'What it costs, what it holds, what it is not. Payments has the words on fees.',
        minutes: 45,
      }
    case 'virtual_only':
      return {
        id: 'model-page',
        title: 'Write one page on video visits',
        detail: 'What can be done on a screen, what cannot, and where you send people then.',
        minutes: 45,
      }
    default:
      if (!isBilled) {
        return {
          id: 'model-page',
          title: 'Write what it costs',
          detail: 'A first and a later visit, how people pay, and what happens when one is missed.',
          minutes: 45,
        }
      }
      return {
        id: 'model-page',
        title: 'List the plans you take',
        detail:
          businessDetails?.selected_type === 'thinking'
            ? 'Credentialing takes three to six months: name a plan on your site once it is signed.'
            : 'By their names on the card. People search for them first, and the front desk is asked less.',
        minutes: 45,
      }
  }
}
