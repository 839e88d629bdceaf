// What makes the practice special, why the owner does it, what people come for, and how its model works.
import type { MotivationId, VisionId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { Item } from '../section-parts.ts'
import type { SectionOf } from '../sections.ts'
import { foldName } from '../text/fold-name.ts'
import { HEADINGS, OWN_SERVICES_HEADING } from '../words/headings.ts'
import { MOTIVATION_WORDS } from '../words/motivations.ts'
import type { ItemWords } from '../words/type-words.ts'
import { VISION_TITLES, WITHOUT_VIDEO } from '../words/visions.ts'
import { inPersonOf } from './in-person.ts'
import { answer, general, given, head, item, ownItem, suggested, typed } from './maker.ts'
import { placeOf } from './places.ts'
import { fieldSources, typeSource } from './subject.ts'
import { modelWords, packOf } from './type-of.ts'
import { quotesCard } from './typed-repairs.ts'
import type { Say } from './wording.ts'

/** What makes the practice special: the chosen visions and the owner's own, in the owner's order. */
export function composeValues(
  practice: Practice,
  subject: Subject,
  say: Say,
): SectionOf<'values'> | undefined {
  const { visions } = practice
  if (visions.length === 0) return undefined
  const { promises, wholeTitle } = packOf(practice).words
  // "Visits can be by video" is true beside an office: else none is, or every one.
  const place = placeOf(subject)
  const fits = (words: string) => !/\bvideo\b/i.test(words) || place === undefined || place === 'both'
  const titleOf = (id: VisionId) =>
    id === 'technology' && place === 'office' ? WITHOUT_VIDEO : VISION_TITLES[id]
  return {
    kind: 'values',
    ...head(say, 'values', 'How we work', HEADINGS.values, answer('practiceVision')),
    items: visions.map((vision): Item => {
      if (vision.kind === 'custom') {
        return ownItem('values', 'practiceVision', vision.item, quotesCard(practice, 'values', vision.item))
      }
      const id = `values/${vision.id}`
      const source = answer('practiceVision', vision.id)
      return {
        id,
        title: given(
          `${id}/title`,
          say(id, (vision.id === 'holistic_approach' && wholeTitle) || titleOf(vision.id)),
          source,
        ),
        text: promises[vision.id].flatMap((claim, index) =>
          fits(claim)
            ? [suggested(`${id}/text-${index + 1}`, say(id, claim), source, typeSource(practice))]
            : [],
        ),
        isOwn: false,
      }
    }),
  }
}

/** Why the owner does this: chosen reasons woven into one paragraph, own reasons quoted. */
export function composeWhy(practice: Practice, say: Say): SectionOf<'why'> | undefined {
  const { motivations } = practice
  if (motivations.length === 0) return undefined
  const reasons = motivations.flatMap((reason) => (reason.kind === 'option' ? [reason.id] : []))
  return {
    kind: 'why',
    ...head(say, 'why', 'Our reasons', HEADINGS.why, answer('practiceMotivation')),
    text: reasons.flatMap((reason, index) => reasonLines(reason, index, reasons.length, say)),
    own: motivations.flatMap((reason) =>
      reason.kind === 'custom'
        ? [ownItem('why', 'practiceMotivation', reason.item, quotesCard(practice, 'why', reason.item))]
        : [],
    ),
  }
}

function reasonLines(reason: MotivationId, index: number, count: number, say: Say): Line[] {
  const { first, more, next, last } = MOTIVATION_WORDS[reason]
  const source = answer('practiceMotivation', reason)
  const id = `why/${reason}`
  const words = index === 0 ? first : index === count - 1 ? last : next
  const line = given(id, say(id, words), source)
  return count === 1 ? [line, given(`${id}/more`, say(`${id}/more`, more), source)] : [line]
}

/** The owner's services in the owner's order; else what such a practice usually offers, as suggestions. */
export function composeServices(practice: Practice, say: Say): SectionOf<'services'> | undefined {
  const { services, servicesHeading } = packOf(practice).words
  const own = practice.details.services ?? []
  if (own.length > 0) {
    const listed: Source = { from: 'detail', field: 'services' }
    const known = new Map(
      services.map((service) => [foldName(say(`services/${service.id}/title`, service.name)), service]),
    )
    return {
      kind: 'services',
      ...head(say, 'services', 'Services', OWN_SERVICES_HEADING, listed),
      items: own.map((service, index) => {
        const id = `services/own-${index + 1}`
        const { id: same, more } = known.get(foldName(service)) ?? {}
        return {
          id,
          title: typed(`${id}/title`, service, listed),
          ...(more && {
            more: suggested(
              `${id}/more`,
              say(`services/${same}/more`, more),
              listed,
              ...fieldSources(practice),
            ),
          }),
        }
      }),
    }
  }
  if (services.length === 0) return undefined
  const sources = fieldSources(practice)
  return {
    kind: 'services',
    ...head(say, 'services', 'Services', servicesHeading, ...sources),
    items: services.map(({ id, name, more }) => {
      const path = `services/${id}`
      return {
        id: path,
        title: suggested(`${path}/title`, say(`${path}/title`, name), ...sources),
        ...(more && { more: suggested(`${path}/more`, say(`${path}/more`, more), ...sources) }),
      }
    }),
  }
}

/** How the model works for a patient. */
export function composeModel(practice: Practice, subject: Subject, say: Say): SectionOf<'model'> | undefined {
  const { model } = practice
  const words = modelWords(practice, subject)
  if (!model || !words) return undefined
  const source = answer('clinicModel', model)
  return {
    kind: 'model',
    ...head(say, 'model', words.label, words.heading, source),
    lead: given('model/lead', say('model/lead', words.lead), source),
    terms: words.terms.map((term) => item(say, 'model/terms', withPlans(practice, term), general, source)),
    ways: model === 'hybrid' && subject.hasOffice && subject.hasVideo ? waysOf(practice, say) : [],
  }
}

// What plans pay for in the field stands beside what they pay of a visit.
function withPlans(practice: Practice, term: ItemWords): ItemWords {
  const { says } = packOf(practice).insurance
  return term.id === 'share' && says ? { ...term, text: [...(term.text ?? []), says] } : term
}

function waysOf(practice: Practice, say: Say): Item[] {
  const { office, video } = packOf(practice).words.ways
  const source = answer('clinicModel', 'hybrid')
  return [
    { id: 'office', title: inPersonOf(practice) === 'office' ? 'In the office' : 'In person', text: office },
    { id: 'video', title: 'By video', text: video },
  ].map(({ id, title, text }) => ({
    id: `model/ways/${id}`,
    title: given(`model/ways/${id}/title`, title, answer('practiceLocation')),
    text: [suggested(`model/ways/${id}/text-1`, say(id, text), source, typeSource(practice))],
    isOwn: false,
  }))
}
