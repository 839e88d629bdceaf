// What makes the practice special, why the owner does it, what people come for, and how its model works.
import type { Practice } from '../practice.ts'
import type { Item, SectionOf } from '../sections.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import { OTHER_TYPE_WORDS, PRACTICE_TYPE_WORDS } from '../words/practice-types.ts'
import { MOTIVATION_WORDS, VISION_WORDS } from '../words/visions.ts'
import { answer, general, given, head, item, ownItem, PLAIN, suggested } from './maker.ts'
import { typeSource } from './subject.ts'

/** What makes the practice special: the chosen visions and the owner's own, in the owner's order. */
export function composeValues({ visions }: Practice): SectionOf<'values'> | undefined {
  if (visions.length === 0) return undefined
  return {
    kind: 'values',
    ...head('values', 'What to expect', 'What you can count on', answer('practiceVision')),
    items: visions.map((vision): Item => {
      if (vision.kind === 'custom') return ownItem('values', 'practiceVision', vision.item)
      const id = `values/${vision.id}`
      const source = answer('practiceVision', vision.id)
      const { title, text } = VISION_WORDS[vision.id]
      return {
        id,
        title: given(`${id}/title`, title, source),
        text: [suggested(`${id}/text-1`, text, source)],
        isOwn: false,
      }
    }),
  }
}

/** Why the owner does this: chosen reasons as one paragraph, own reasons quoted. */
export function composeWhy({ motivations }: Practice): SectionOf<'why'> | undefined {
  if (motivations.length === 0) return undefined
  return {
    kind: 'why',
    ...head('why', 'Why', 'Why we do this', answer('practiceMotivation')),
    text: motivations.flatMap((reason) =>
      reason.kind === 'option'
        ? [given(`why/${reason.id}`, MOTIVATION_WORDS[reason.id], answer('practiceMotivation', reason.id))]
        : [],
    ),
    own: motivations.flatMap((reason) =>
      reason.kind === 'custom' ? [ownItem('why', 'practiceMotivation', reason.item)] : [],
    ),
  }
}

/** What a practice of this type usually treats: suggestions. Nothing for a type of the owner's own. */
export function composeServices(practice: Practice): SectionOf<'services'> | undefined {
  const { type } = practice
  const { services, servicesHeading } =
    type?.kind === 'option' ? PRACTICE_TYPE_WORDS[type.id] : OTHER_TYPE_WORDS
  if (services.length === 0) return undefined
  const source = typeSource(practice)
  return {
    kind: 'services',
    ...head('services', 'Care', servicesHeading, source),
    items: services.map(({ id, name, more }) => ({
      id: `services/${id}`,
      title: suggested(`services/${id}/title`, name, source),
      ...(more && { more: suggested(`services/${id}/more`, more, source) }),
    })),
  }
}

/** How the model works for a patient. */
export function composeModel({ model }: Practice): SectionOf<'model'> | undefined {
  if (!model) return undefined
  const { label, heading, lead, terms, ways } = CLINIC_MODEL_WORDS[model]
  const source = answer('clinicModel', model)
  return {
    kind: 'model',
    ...head('model', label, heading, source),
    lead: given('model/lead', lead, source),
    terms: terms.map((term) => item('model/terms', term, general, source)),
    ways: ways.map((way) => item('model/ways', way, suggested, source)),
  }
}

/** Questions people ask: only those that the answers settle. */
export function composeQuestions(practice: Practice): SectionOf<'questions'> {
  const { type, model, locations } = practice
  const words = type?.kind === 'option' ? PRACTICE_TYPE_WORDS[type.id] : OTHER_TYPE_WORDS
  const items: Item[] = words.questions.map((question) =>
    item('questions', question, general, typeSource(practice)),
  )
  const add = (id: string, title: string, text: string, source: ReturnType<typeof answer>) =>
    items.push({
      id: `questions/${id}`,
      title: general(`questions/${id}/title`, title, source),
      text: [given(`questions/${id}/text-1`, text, source)],
      isOwn: false,
    })
  if (locations.length > 0) {
    const video = locations.includes('virtual')
    const office = locations.includes('physical')
    const text = !video
      ? 'No. Visits take place in the office.'
      : office
        ? 'Yes, and you can come to the office.'
        : 'Yes. There is no office to come to.'
    add('video', 'Can I be seen by video?', text, answer('practiceLocation'))
  }
  if (model === 'concierge')
    add(
      'member',
      'Do I have to be a member?',
      'Yes. This practice works by membership.',
      answer('clinicModel', model),
    )
  items.push(
    item(
      'questions',
      {
        id: 'cost',
        title: 'Can I know the cost before I come?',
        text: ['Yes. Ask for a Good Faith Estimate when you book.'],
      },
      general,
      { from: 'rule', rule: 'good-faith-estimate' },
    ),
  )
  return { kind: 'questions', ...head('questions', 'Questions', 'Questions people ask', PLAIN), items }
}
