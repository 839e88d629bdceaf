// Where, what it costs, how to get in touch, and the foot of the page.
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
import { CLINIC_MODEL_WORDS } from '../words/clinic-models.ts'
import { CONTACT_WAYS } from '../words/contact.ts'
import { ESTIMATE_WORDS } from '../words/estimate.ts'
import { HEADINGS } from '../words/headings.ts'
import { JOURNEY_WORDS } from '../words/journeys.ts'
import { PLACE_WORDS, STATES_TITLES, VIDEO_RULE } from '../words/places.ts'
import type { Variants } from '../words/type-words.ts'
import { creditedOwner } from './credentials.ts'
import { answer, general, given, head, item, missing, PLAIN, typed } from './maker.ts'
import { cityLine, inOneOf, placeOf, postLine } from './places.ts'
import { nameSources } from './subject.ts'
import type { Say } from './wording.ts'

const ALL_STATES = 50
// A short address, as on an envelope.
const MOST_CODES = 6
const ESTIMATE: Source = { from: 'rule', rule: 'good-faith-estimate' }
const LINK_LABELS = {
  website: 'Website',
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  zocdoc: 'Zocdoc',
  healthgrades: 'Healthgrades',
  other: 'More about us',
} as const

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
    ...head(say, 'where', 'Location', PLACE_WORDS[place].heading, source),
    ...(hasOffice && {
      office: officeOf(practice),
    }),
    ...(hasVideo &&
      hasStates && {
        video: {
          title: general('where/video/title', 'By video', source),
          rule: given('where/video/rule', VIDEO_RULE.replace('%states', inOneOf(subject)), source, {
            from: 'rule',
            rule: 'video-visit',
          }),
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

function officeOf(practice: Practice): NonNullable<SectionOf<'where'>['office']> {
  const { details, zip } = practice
  const { street, hours } = details
  const source = answer('practiceLocation')
  return {
    title: general('where/office/title', 'The office', source),
    address: street
      ? typed('where/office/address', street, detail('street'))
      : missing('where/office/address', 'address'),
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

/** Opens an address in a map: a map on the page would tell its maker who looks for a clinician. */
export function mapLink(address: string): string {
  const query = encodeURIComponent(address.replace(/\p{Surrogate}/gu, '').replace(/\s+/gu, ' '))
  return `https://www.google.com/maps/search/?api=1&query=${query}`
}

/** What a visit costs, and the right to know before. */
export function composeCost({ details, model }: Practice, say: Say): SectionOf<'cost'> {
  return {
    kind: 'cost',
    ...head(say, 'cost', 'Cost', HEADINGS.cost, ESTIMATE),
    costs: details.costs
      ? typed('cost/costs', details.costs, detail('costs'))
      : missing('cost/costs', 'costs', model && CLINIC_MODEL_WORDS[model].costs),
    ...(details.insurances && {
      insurancesTitle: general('cost/insurances-title', 'Insurance:', detail('insurances')),
      insurances: typed('cost/insurances', details.insurances, detail('insurances')),
    }),
    estimate: item(
      say,
      'cost',
      {
        id: 'estimate',
        title: ESTIMATE_WORDS.title,
        text: ESTIMATE_WORDS.text.map((text, index) => say(`cost/estimate-${index}`, text)),
      },
      general,
      ESTIMATE,
    ),
    link: {
      label: general('cost/link', 'cms.gov/nosurprises', ESTIMATE),
      href: 'https://www.cms.gov/nosurprises',
    },
    isHigh: model !== 'traditional',
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
      booking: { label: given('contact/booking', 'Book a visit', detail('bookingUrl')), href: bookingUrl },
    }),
    ...(portalUrl && {
      portal: { label: given('contact/portal', 'Patient portal', detail('portalUrl')), href: portalUrl },
    }),
    ...(place && { place: given('contact/place', place, answer('practiceLocation')) }),
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
  if (hasOffice && cityLine(practice)) return `Office: ${cityLine(practice)}`
  if (!hasVideo) return ''
  const [state, ...others] = states
  if (state && others.length === 0) return `By video: ${stateName(state)}`
  return states.length > 0 && states.length <= MOST_CODES ? `By video: ${states.join(', ')}` : 'By video'
}

/** Where to find the practice's own notices; we never write them. */
export function composeNotices({ details }: Practice, say: Say): SectionOf<'notices'> {
  const notice = (kind: 'privacy' | 'nondiscrimination', title: string, href: string | undefined) => ({
    notice: kind,
    title: general(`notices/${kind}/title`, title, PLAIN),
    ...(href ? { href } : { gap: missing(`notices/${kind}/gap`, `${kind}-notice`) }),
  })
  return {
    kind: 'notices',
    ...head(say, 'notices', 'Notices', 'Notices', PLAIN),
    items: [
      notice('privacy', 'Notice of privacy practices', details.privacyNoticeUrl),
      notice('nondiscrimination', 'Notice of non-discrimination', details.nondiscriminationNoticeUrl),
    ],
  }
}

/** The last lines. */
export function composeFooter(practice: Practice, subject: Subject): SectionOf<'footer'> {
  const { details, presences, nameFrom } = practice
  return {
    kind: 'footer',
    name: (nameFrom === 'nowhere' ? general : typed)('footer/name', subject.name, ...nameSources(practice)),
    ...clinicianOf(practice),
    ...(details.licenceLine && {
      licence: typed('footer/licence', details.licenceLine, detail('licenceLine')),
    }),
    links: presences.flatMap(({ type, href }) =>
      href
        ? [
            {
              type,
              label: given(`footer/links/${type}`, LINK_LABELS[type], answer('webPresenceLinks', type)),
              href,
            },
          ]
        : [],
    ),
  }
}

// With letters and what the owner is: the name alone stands on the page already.
function clinicianOf(practice: Practice): { readonly clinician?: Line } {
  const { details, isOpen } = practice
  const { specialty, practicingSince } = details
  const name = creditedOwner(practice)
  if (!name) return {}
  const since = practicingSince && isOpen ? `in practice since ${practicingSince}` : ''
  const text = [name, specialty, since].filter(Boolean).join(' · ')
  const fields = (['credentials', 'specialty', 'practicingSince'] as const).filter((field) => details[field])
  const [first, ...others] = fields.map(detail)
  return first ? { clinician: typed('footer/clinician', text, first, ...others) } : {}
}
