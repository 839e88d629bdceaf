// Where, what it costs, how to get in touch, and the foot of the page.
import { stateName } from '@foyer/shared/places/us-states.ts'
import type { Subject } from '../content.ts'
import type { Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { SectionOf } from '../sections.ts'
import { answer, general, given, head, item, listed, missing, PLAIN, typed } from './maker.ts'
import { nameSources } from './subject.ts'

const NAMED_STATES = 8
const ALL_STATES = 50
const ESTIMATE: Source = { from: 'rule', rule: 'good-faith-estimate' }
const LINK_LABELS = {
  website: 'Website',
  google: 'Google',
  facebook: 'Facebook',
  instagram: 'Instagram',
  zocdoc: 'Zocdoc',
  healthgrades: 'Healthgrades',
  other: 'Elsewhere',
} as const

const detail = (field: Extract<Source, { from: 'detail' }>['field']): Source => ({ from: 'detail', field })

/** The office and the states. */
export function composeWhere({ details }: Practice, subject: Subject): SectionOf<'where'> | undefined {
  const { hasOffice, hasVideo, states, zip } = subject
  if (!hasOffice && !hasVideo) return undefined
  const source = answer('practiceLocation')
  const names = states.map(stateName)
  const place = names.length > NAMED_STATES ? 'one of these states' : listed(names, 'or')
  const address = [details.street, details.city].filter(Boolean).join(', ')
  return {
    kind: 'where',
    ...head(
      'where',
      'Where',
      hasOffice && hasVideo ? 'Come in, or stay where you are' : 'Where we can see you',
      source,
    ),
    ...(hasOffice && {
      office: {
        title: general('where/office/title', 'The office', source),
        zip: given('where/office/zip', zip ? `ZIP ${zip}` : 'In person', source),
        code: zip,
        address: address
          ? typed('where/office/address', address, detail('street'))
          : missing(
              'where/office/address',
              'address',
              'street and suite',
              'Say where to park, and if there are steps.',
            ),
        ...(details.hours && { hours: typed('where/office/hours', details.hours, detail('hours')) }),
      },
    }),
    ...(hasVideo &&
      names.length > 0 && {
        video: {
          title: general('where/video/title', 'By video', source),
          rule: given('where/video/rule', `You must be in ${place} during a video visit.`, source, {
            from: 'rule',
            rule: 'video-visit',
          }),
        },
      }),
    ...(names.length > 0 && {
      statesTitle: general('where/states/title', hasVideo ? 'States' : 'Patients from', source),
    }),
    states: states.map((code) => ({
      code,
      name: given(`where/states/${code.toLowerCase()}`, stateName(code), source),
    })),
    ...(states.length === ALL_STATES && { allStates: given('where/states/all', 'All 50 states', source) }),
  }
}

/** What a visit costs, and the right to know before. */
export function composeCost({ details, model }: Practice): SectionOf<'cost'> {
  return {
    kind: 'cost',
    ...head('cost', 'Cost', 'What a visit costs', ESTIMATE),
    costs: details.costs
      ? typed('cost/costs', details.costs, detail('costs'))
      : missing(
          'cost/costs',
          'costs',
          'prices and insurance',
          'What a first visit costs, and which plans you take, if any.',
        ),
    ...(details.insurances && {
      insurances: typed('cost/insurances', details.insurances, detail('insurances')),
    }),
    estimate: item(
      'cost',
      {
        id: 'estimate',
        title: 'Your right to know before',
        text: [
          'Without insurance, or if you do not use it, you have the right to a Good Faith Estimate.',
          'It tells you in writing what your care should cost.',
          'Is the bill $400 or more above it? Then you can dispute the bill.',
        ],
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
export function composeContact({ details, isOpen }: Practice, subject: Subject): SectionOf<'contact'> {
  const { phone, patientEmail, bookingUrl, portalUrl } = details
  return {
    kind: 'contact',
    ...head('contact', 'Contact', isOpen ? 'Ask for a first visit' : 'Opening soon', PLAIN),
    lead: [
      general('contact/lead-1', 'Tell us what you need, and leave medical details for the visit.', PLAIN),
    ],
    phone: phone
      ? typed('contact/phone', phone, detail('phone'))
      : missing(
          'contact/phone',
          'phone',
          'a phone number',
          'The one that always reaches you. A link to book is fine too.',
        ),
    ...(patientEmail && { email: typed('contact/email', patientEmail, detail('patientEmail')) }),
    ...(bookingUrl && {
      booking: { label: given('contact/booking', 'Book a visit', detail('bookingUrl')), href: bookingUrl },
    }),
    ...(portalUrl && {
      portal: { label: given('contact/portal', 'Patient portal', detail('portalUrl')), href: portalUrl },
    }),
    ...(subject.zip && { place: given('contact/place', `ZIP ${subject.zip}`, answer('practiceLocation')) }),
  }
}

/** Where the practice's own notices stand; we never write them. */
export function composeNotices({ details }: Practice): SectionOf<'notices'> {
  const notice = (
    kind: 'privacy' | 'nondiscrimination',
    title: string,
    advice: string,
    href: string | undefined,
  ) => ({
    notice: kind,
    title: general(`notices/${kind}/title`, title, PLAIN),
    ...(href
      ? { href }
      : { gap: missing(`notices/${kind}/gap`, `${kind}-notice`, title.toLowerCase(), advice) }),
  })
  return {
    kind: 'notices',
    ...head('notices', 'Notices', 'Notices', PLAIN),
    items: [
      notice(
        'privacy',
        'Notice of privacy practices',
        'The one you give to patients.',
        details.privacyNoticeUrl,
      ),
      notice(
        'nondiscrimination',
        'Notice of non-discrimination',
        'If you take Medicare or Medicaid.',
        details.nondiscriminationNoticeUrl,
      ),
    ],
  }
}

/** The last lines. */
export function composeFooter(practice: Practice, subject: Subject): SectionOf<'footer'> {
  const { details, presences, nameFrom } = practice
  return {
    kind: 'footer',
    name: (nameFrom === 'nowhere' ? general : typed)('footer/name', subject.name, ...nameSources(practice)),
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
