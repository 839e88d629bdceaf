// Where, what it costs, and how to get in touch.
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { Subject } from '../content.ts'
import { joinSentences } from '../join-sentences.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import { CONTACT_WAYS } from '../words/contact.ts'
import { ESTIMATE_WORDS } from '../words/estimate.ts'
import { HEADINGS } from '../words/headings.ts'
import { JOURNEY_WORDS } from '../words/journeys.ts'
import { ELSEWHERE_WORDS, PLACE_WORDS, STATES_TITLES, VIDEO_RULE } from '../words/places.ts'
import type { Variants } from '../words/type-words.ts'
import { inPersonOf } from './in-person.ts'
import { answer, general, given, head, item, missing, PLAIN, typed } from './maker.ts'
import { cityLine, inOneOf, mapLink, placeOf, postLine } from './places.ts'
import { owesEstimate, packOf } from './type-of.ts'
import type { Say } from './wording.ts'

const ALL_STATES = 50
// A short address, as on an envelope.
const MOST_CODES = 6
const ESTIMATE: Source = { from: 'rule', rule: 'good-faith-estimate' }
const PORTAL = '%Patient portal'
/** Asked for where no insurance is billed, or the plans are known. */
const PRICES_ALONE = { label: 'your prices', advice: 'What a first visit costs, and how people pay.' }

const detail = (field: Extract<Source, { from: 'detail' }>['field']): Source => ({ from: 'detail', field })

/** The office and the states; nothing without either. */
export function composeWhere(practice: Practice, subject: Subject, say: Say): SectionOf<'where'> | undefined {
  const { hasOffice, hasVideo, states } = subject
  const hasStates = states.length > 0
  // Without a state there is nothing to say of video visits here.
  const place = placeOf({ ...subject, hasVideo: hasVideo && hasStates })
  if (!place) return undefined
  const source = answer('practiceLocation')
  return {
    kind: 'where',
    ...head(say, 'where', 'Location', headingOf(practice, place), source),
    ...(hasOffice && {
      office: officeOf(practice, say),
    }),
    ...(hasVideo &&
      hasStates && {
        video: {
          title: general('where/video/title', 'By video', source),
          rule: given(
            'where/video/rule',
            say('where/video/rule', VIDEO_RULE).replace('%states', inOneOf(subject)),
            source,
            {
              from: 'rule',
              rule: 'video-visit',
            },
          ),
        },
      }),
    ...(hasStates && {
      statesTitle: general(
        'where/states/title',
        say(
          'where/states/title',
          STATES_TITLES[hasVideo ? 'video' : 'office'][states.length > 1 ? 'more' : 'one'],
        ),
        source,
      ),
    }),
    states: states.map((code) => ({
      code,
      name: given(`where/states/${code.toLowerCase()}`, stateName(code), source),
    })),
    ...(states.length === ALL_STATES && { allStates: given('where/states/all', 'All 50 states', source) }),
  }
}

function headingOf(practice: Practice, place: keyof typeof PLACE_WORDS): Variants {
  const inPerson = inPersonOf(practice)
  return place === 'video' || inPerson === 'office'
    ? PLACE_WORDS[place].heading
    : ELSEWHERE_WORDS[inPerson].heading
}

function officeOf(practice: Practice, say: Say): NonNullable<SectionOf<'where'>['office']> {
  const { details, zip } = practice
  const { street, hours } = details
  const source = answer('practiceLocation')
  const inPerson = inPersonOf(practice)
  const title = inPerson === 'office' ? 'The office' : ELSEWHERE_WORDS[inPerson].title
  return {
    title: general('where/office/title', say('where/office/title', title), source),
    ...(street
      ? { address: typed('where/office/address', street, detail('street')) }
      : ['office', 'homeAndOffice'].includes(inPerson) && {
          address: missing('where/office/address', 'address'),
        }),
    zip: given(
      'where/office/zip',
      postLine(practice) || 'In person',
      source,
      ...(details.city ? [detail('city')] : []),
    ),
    code: zip,
    ...(street && {
      map: {
        label: given('where/office/map', 'Open in a map', detail('street')),
        href: mapLink(`${street}, ${postLine(practice)}`),
      },
    }),
    ...(hours && { hours: typed('where/office/hours', hours, detail('hours')) }),
  }
}

/** What a visit costs, and the right to know before where the law gives it. */
export function composeCost(practice: Practice, say: Say): SectionOf<'cost'> {
  const { details, model } = practice
  const { isBilled } = packOf(practice).insurance
  const hasPlans = details.plans.length > 0 || details.insurances !== undefined
  const isAlone = !isBilled || (hasPlans && model !== 'concierge')
  const gap = isAlone ? PRICES_ALONE : model && CLINIC_MODEL_WORDS[model].costs
  return {
    kind: 'cost',
    ...head(say, 'cost', 'Cost', HEADINGS.cost, ESTIMATE),
    costs: details.costs
      ? typed('cost/costs', details.costs, detail('costs'))
      : missing('cost/costs', 'costs', gap),
    ...plansOf(details),
    ...(owesEstimate(practice) && estimateOf(say)),
    isHigh: model !== 'traditional',
  }
}

function estimateOf(say: Say): Pick<SectionOf<'cost'>, 'estimate' | 'link'> {
  const text = ESTIMATE_WORDS.text.map((words, index) => say(`cost/estimate-${index}`, words))
  const words = { id: 'estimate', title: ESTIMATE_WORDS.title, text }
  return {
    estimate: item(say, 'cost', words, general, ESTIMATE),
    link: {
      label: general('cost/link', 'cms.gov/nosurprises', ESTIMATE),
      href: 'https://www.cms.gov/nosurprises',
    },
  }
}

function plansOf({
  plans,
  insurances,
}: Practice['details']): Pick<SectionOf<'cost'>, 'insurances' | 'insurancesTitle'> {
  const sources = [
    ...(plans.length > 0 ? [detail('plans')] : []),
    ...(insurances ? [detail('insurances')] : []),
  ]
  const [source, ...others] = sources
  if (!source) return {}
  return {
    insurancesTitle: general('cost/insurances-title', 'Insurance:', source, ...others),
    insurances: typed(
      'cost/insurances',
      joinSentences([plans.join(', '), insurances ?? '']),
      source,
      ...others,
    ),
  }
}

/** How to get in touch. */
export function composeContact(practice: Practice, subject: Subject, say: Say): SectionOf<'contact'> {
  const { phone, patientEmail, bookingUrl, portalUrl } = practice.details
  const { contactHeading } = JOURNEY_WORDS[practice.journey ?? 'established']
  const place = contactPlace(practice, subject)
  return {
    kind: 'contact',
    ...head(say, 'contact', 'Contact', contactHeading, PLAIN),
    lead: contactLead(practice, say),
    phone: phone ? typed('contact/phone', phone, detail('phone')) : missing('contact/phone', 'phone'),
    ...(patientEmail && { email: typed('contact/email', patientEmail, detail('patientEmail')) }),
    ...(bookingUrl && {
      booking: {
        label: given('contact/booking', say('contact/booking', 'Book a %visit'), detail('bookingUrl')),
        href: bookingUrl,
      },
    }),
    ...(portalUrl && {
      portal: {
        label: given('contact/portal', say('contact/portal', PORTAL), detail('portalUrl')),
        href: portalUrl,
      },
    }),
    ...(place && { place: given('contact/place', say('contact/place', place), answer('practiceLocation')) }),
  }
}

// What can be done now: a way that the owner has not added is not named.
function contactLead({ details, journey }: Practice, say: Say): Line[] {
  const { phone, patientEmail, bookingUrl } = details
  const stage = journey && JOURNEY_WORDS[journey].stage
  const line = (part: string, words: Variants, source: Source) => {
    const id = `contact/${part}`
    return general(id, say(id, words), source)
  }
  return [
    ...(stage
      ? [given('contact/stage', say('contact/stage', stage), answer('businessDetails', journey))]
      : []),
    ...(bookingUrl ? [line('how-booking', CONTACT_WAYS.booking, detail('bookingUrl'))] : []),
    ...(phone ? [line('how-phone', CONTACT_WAYS.phone, detail('phone'))] : []),
    ...(patientEmail
      ? [
          line('how-email', CONTACT_WAYS.email, detail('patientEmail')),
          line('email-rule', CONTACT_WAYS.emailRule, detail('patientEmail')),
        ]
      : []),
  ]
}

function contactPlace(practice: Practice, { hasOffice, hasVideo, states }: Subject): string {
  if (hasOffice && cityLine(practice)) {
    const inPerson = inPersonOf(practice)
    return `${inPerson === 'office' ? 'Office' : ELSEWHERE_WORDS[inPerson].title}: ${cityLine(practice)}`
  }
  if (!hasVideo) return ''
  const [state, ...others] = states
  if (state && others.length === 0) return `By video: ${stateName(state)}`
  return states.length > 0 && states.length <= MOST_CODES ? `By video: ${states.join(', ')}` : 'By video'
}
