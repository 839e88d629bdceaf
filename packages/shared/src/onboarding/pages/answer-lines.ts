import { stateName } from '../../places/us-states.ts'
import type { Answers } from '../answers/answers.ts'
import { cardsOf, chosenCards } from '../input/selection.ts'
import type { Step } from '../questions/step.ts'

/** Returns the saved answer to a question as lines of text, for a person who compares it with another one. */
export function answerLines(step: Step, answers: Answers): readonly string[] {
  switch (step.key) {
    case 'webPresenceLinks':
      return Object.values(answers.webPresenceLinks?.links ?? {})
    case 'clinicianDetails': {
      const { resume_text = '', resume_file_path = null } = answers.clinicianDetails ?? {}
      return [...(resume_file_path ? ['A PDF'] : []), ...resume_text.split(/\n+/).filter(Boolean)]
    }
    case 'practiceLocation': {
      const { selected_locations = [], location_details } = answers.practiceLocation ?? {}
      const places = cardsOf(step, []).filter(({ id }) => selected_locations.some((chosen) => chosen === id))
      const { zipcode = '', states = [] } = location_details ?? {}
      return [...places.map(({ title }) => title), ...(zipcode ? [zipcode] : []), ...states.map(stateName)]
    }
    default: {
      const titles = chosenCards(step, answers).map(({ title }) => title)
      return titles.length > 0 ? titles : ['None of the above']
    }
  }
}
