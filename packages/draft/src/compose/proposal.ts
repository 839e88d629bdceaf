// What a redesign proposal says: only answers, and what holds for most practice websites.

import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { LinkType } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { IMPROVEMENTS } from '@foyer/shared/onboarding/questions/catalogues/improvements.ts'
import { JOURNEYS } from '@foyer/shared/onboarding/questions/catalogues/journeys.ts'
import { MARKETING_HELP } from '@foyer/shared/onboarding/questions/catalogues/marketing-help.ts'
import { WEB_PRESENCES } from '@foyer/shared/onboarding/questions/catalogues/web-presences.ts'
import type { Subject } from '../content.ts'
import type { Line, Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { ProposalSection, ProposalSectionOf } from '../proposal-sections.ts'
import type { Fact } from '../section-parts.ts'
import {
  ANSWER_TERMS,
  HONEST,
  OFFER_ACTION,
  OFFER_QUESTIONS,
  OWN_WISHES,
  PLACE_NAMES,
  PLACE_TEXTS,
  PRESENCE_LEADS,
  PROPOSAL_LEADS,
  PROPOSAL_TITLE,
} from '../words/proposal.ts'
import { answer, general, given, item, listed, missing, PLAIN, typed } from './maker.ts'
import { composeChanges, proposalHead, titleOf } from './proposal-changes.ts'
import { nameSources } from './subject.ts'
import type { Say } from './wording.ts'

/** The sections of a proposal, in their order. */
export function composeProposal(practice: Practice, subject: Subject, say: Say): ProposalSection[] {
  const changes = composeChanges(practice, subject, say)
  return [
    composeCover(practice, subject),
    composeUnderstood(practice, subject, say),
    ...(changes ? [changes] : []),
    composePresence(practice, say),
    composeScreens(say),
    composeOffer(say),
  ]
}

function composeCover(practice: Practice, subject: Subject): ProposalSectionOf<'cover'> {
  const website = practice.presences.find(({ type }) => type === 'website')
  return {
    kind: 'cover',
    title: general('cover/title', PROPOSAL_TITLE, PLAIN),
    name: (practice.nameFrom === 'nowhere' ? general : typed)(
      'cover/name',
      subject.name,
      ...nameSources(practice),
    ),
    ...(website?.typed && {
      website: {
        label: typed('cover/website', website.typed, answer('webPresenceLinks', 'website')),
        ...(website.href && { href: website.href }),
      },
    }),
  }
}

function composeUnderstood(practice: Practice, subject: Subject, say: Say): ProposalSectionOf<'understood'> {
  const { journey, presences, marketingHelp, feedback } = practice
  const website = presences.find(({ type }) => type === 'website')
  const others = WEB_PRESENCES.filter(
    ({ id }) => id !== 'website' && presences.some(({ type }) => type === id),
  ).map(({ title }) => title)
  const facts: Fact[] = []
  const add = (
    part: keyof typeof ANSWER_TERMS,
    about: Fact['about'],
    value: (id: string) => Line | undefined,
  ) => {
    const id = `understood/${part}`
    const line = value(`${id}/value`)
    if (line) facts.push({ id, about, term: general(`${id}/term`, ANSWER_TERMS[part], PLAIN), value: line })
  }
  add('person', 'person', (id) =>
    subject.person && !subject.isNamedForPerson
      ? typed(id, subject.person, ...personSources(practice))
      : undefined,
  )
  add(
    'stage',
    'stage',
    (id) => journey && given(id, spoken(titleOf(JOURNEYS, journey)), answer('businessDetails', journey)),
  )
  add('website', 'place', (id) =>
    website?.typed ? typed(id, website.typed, answer('webPresenceLinks', 'website')) : undefined,
  )
  add('found', 'place', (id) =>
    others.length > 0 ? given(id, listed(others), answer('webPresence')) : undefined,
  )
  const wishes = feedback.flatMap((one) => (one.kind === 'option' ? [titleOf(IMPROVEMENTS, one.id)] : []))
  const own = feedback.length - wishes.length
  add('wishes', 'field', (id) =>
    feedback.length > 0
      ? given(id, listed([...wishes, ...ownWishes(own)]), answer('websiteFeedback'))
      : undefined,
  )
  add(
    'help',
    'stage',
    (id) =>
      marketingHelp &&
      given(id, spoken(titleOf(MARKETING_HELP, marketingHelp)), answer('marketingDetails', marketingHelp)),
  )
  return {
    kind: 'understood',
    ...proposalHead(say, 'understood', PLAIN),
    lead: general('understood/lead', PROPOSAL_LEADS.understood, PLAIN),
    facts,
    honest: HONEST.map((text, index) => general(`understood/honest-${index + 1}`, text, PLAIN)),
  }
}

function composePresence({ presences, marketingHelp }: Practice, say: Say): ProposalSectionOf<'presence'> {
  return {
    kind: 'presence',
    ...proposalHead(say, 'presence', answer('webPresence')),
    lead: general('presence/lead', PRESENCE_LEADS[marketingHelp ?? 'unknown'], answer('marketingDetails')),
    places: [
      ...WEB_PRESENCES.map(({ id, title }) => ({
        type: id as LinkType,
        title: id === 'website' ? PLACE_NAMES.website : title,
      })),
      ...presences.flatMap(({ type }) =>
        type === 'healthgrades' ? [{ type, title: PLACE_NAMES.healthgrades }] : [],
      ),
    ].map(({ type, title }) => {
      const id = `presence/${type}`
      const named = presences.find((one) => one.type === type)
      const source = answer('webPresence', type)
      return {
        type,
        title: (named ? given : general)(`${id}/title`, title, source),
        text: general(`${id}/text`, PLACE_TEXTS[type], source),
        ...(named?.typed && {
          address: typed(`${id}/address`, named.typed, answer('webPresenceLinks', type)),
        }),
        ...(named?.href && { href: named.href }),
        ...(named && !named.typed && { gap: missing(`${id}/gap`, 'presence-link') }),
        isNamed: named !== undefined,
      }
    }),
  }
}

function composeScreens(say: Say): ProposalSectionOf<'screens'> {
  return {
    kind: 'screens',
    ...proposalHead(say, 'screens', PLAIN),
    lead: PROPOSAL_LEADS.screens.map((text, index) => general(`screens/lead-${index + 1}`, text, PLAIN)),
    styles: DESIGN_STYLES.map(({ id: style, title, suits }) => ({
      style,
      title: general(`screens/${style}/title`, title, PLAIN),
      suits: general(`screens/${style}/suits`, suits, PLAIN),
    })),
  }
}

function composeOffer(say: Say): ProposalSectionOf<'offer'> {
  return {
    kind: 'offer',
    ...proposalHead(say, 'offer', PLAIN),
    lead: general('offer/lead', PROPOSAL_LEADS.offer, PLAIN),
    action: { label: general('offer/action', OFFER_ACTION, PLAIN), href: '#offer' },
    questions: OFFER_QUESTIONS.map((question) => item(say, 'offer', question, general, PLAIN)),
  }
}

function ownWishes(count: number): string[] {
  if (count === 0) return []
  return [count === 1 ? OWN_WISHES.one : OWN_WISHES.several]
}

function personSources({ owner }: Practice): [Source, ...Source[]] {
  const last: Source = { from: 'profile', field: 'last_name' }
  const first: Source = { from: 'profile', field: 'first_name' }
  return owner.first && owner.last ? [first, last] : owner.first ? [first] : [last]
}

// `We Had Help Before` on a card, `We had help before` in a list.
function spoken(title: string): string {
  return `${title.charAt(0)}${title.slice(1).toLowerCase()}`
}
