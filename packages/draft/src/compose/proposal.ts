// What a redesign proposal says: only answers, and what holds for most practice websites.
import { DESIGN_STYLES } from '@foyer/shared/onboarding/catalogues/design-styles.ts'
import { IMPROVEMENTS } from '@foyer/shared/onboarding/catalogues/improvements.ts'
import { WEB_PRESENCES } from '@foyer/shared/onboarding/catalogues/web-presences.ts'
import type { Subject } from '../content.ts'
import type { Practice } from '../practice.ts'
import type { ProposalSection, ProposalSectionOf } from '../proposal-sections.ts'
import type { Fact } from '../sections.ts'
import { answer, general, given, head, item, missing, ownCard, PLAIN, typed } from './maker.ts'
import { nameSources } from './subject.ts'

type Area = ProposalSectionOf<'changes'>['areas'][number]

/** The sections of a proposal, in their order. */
export function composeProposal(practice: Practice, subject: Subject): ProposalSection[] {
  const changes = composeChanges(practice, subject)
  return [
    composeCover(practice, subject),
    composeUnderstood(practice, subject),
    ...(changes ? [changes] : []),
    composePresence(practice),
    composeScreens(),
    composeOffer(),
  ]
}

function composeCover(practice: Practice, subject: Subject): ProposalSectionOf<'cover'> {
  const website = practice.presences.find(({ type }) => type === 'website')
  return {
    kind: 'cover',
    title: general('cover/title', 'Redesign proposal', PLAIN),
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

function composeUnderstood(practice: Practice, subject: Subject): ProposalSectionOf<'understood'> {
  const facts: Fact[] = []
  if (subject.person && !subject.isNamedForPerson) {
    facts.push({
      id: 'understood/person',
      about: 'person',
      term: general('understood/person/term', 'Your name', PLAIN),
      value: typed('understood/person/value', subject.person, { from: 'profile', field: 'first_name' }),
    })
  }
  if (practice.journey) {
    facts.push({
      id: 'understood/stage',
      about: 'stage',
      term: general('understood/stage/term', 'Stage', PLAIN),
      value: given(
        'understood/stage/value',
        practice.journey === 'established' ? 'Established' : 'Recently launched',
        answer('businessDetails', practice.journey),
      ),
    })
  }
  return {
    kind: 'understood',
    ...head('understood', 'What you told us', 'What you told us', PLAIN),
    lead: general('understood/lead', 'Your answers, and nothing else.', PLAIN),
    facts,
    honest: [
      general('understood/honest-1', 'Nobody has looked at your site for this.', PLAIN),
      general(
        'understood/honest-2',
        'What follows comes from your answers and from what holds for most practice websites.',
        PLAIN,
      ),
    ],
  }
}

function composeChanges({ feedback }: Practice, subject: Subject): ProposalSectionOf<'changes'> | undefined {
  if (feedback.length === 0) return undefined
  return {
    kind: 'changes',
    ...head(
      'changes',
      'What we would change',
      'What we would change, in the order you chose',
      answer('websiteFeedback'),
    ),
    lead: general('changes/lead', 'Your order is the order of work.', answer('websiteFeedback')),
    areas: feedback.map((choice): Area => {
      if (choice.kind === 'custom') {
        const id = `changes/${choice.item.id}`
        const source = ownCard('websiteFeedback', choice.item.id)
        return {
          id,
          area: 'custom',
          title: typed(`${id}/title`, choice.item.title, source),
          lead: general(`${id}/lead`, 'Your point, in your words.', source),
          quote: {
            text: typed(`${id}/quote`, choice.item.description, source),
            ...(subject.person && {
              by: typed(`${id}/by`, subject.person, { from: 'profile', field: 'first_name' }),
            }),
          },
          points: [],
        }
      }
      const id = `changes/${choice.id}`
      const source = answer('websiteFeedback', choice.id)
      const option = IMPROVEMENTS.find((one) => one.id === choice.id)
      return {
        id,
        area: choice.id,
        title: given(`${id}/title`, option?.title ?? choice.id, source),
        lead: general(`${id}/lead`, option?.description ?? '', source),
        points: [
          item(id, { id: 'patient', title: 'For a patient', text: [option?.info ?? ''] }, general, source),
        ],
      }
    }),
  }
}

function composePresence({ presences }: Practice): ProposalSectionOf<'presence'> {
  return {
    kind: 'presence',
    ...head('presence', 'Where people find you', 'Where people find you today', answer('webPresence')),
    lead: general(
      'presence/lead',
      'Each of these should say the same name, hours and number.',
      answer('webPresence'),
    ),
    places: WEB_PRESENCES.map(({ id: type, title, description }) => {
      const id = `presence/${type}`
      const named = presences.find((one) => one.type === type)
      return {
        type,
        title: given(`${id}/title`, title, answer('webPresence', type)),
        text: general(`${id}/text`, description, answer('webPresence', type)),
        ...(named?.typed && {
          address: typed(`${id}/address`, named.typed, answer('webPresenceLinks', type)),
        }),
        ...(named?.href && { href: named.href }),
        ...(named &&
          !named.typed && {
            gap: missing(`${id}/gap`, 'presence-link', 'the link', 'The address of the page.'),
          }),
        isNamed: named !== undefined,
      }
    }),
  }
}

function composeScreens(): ProposalSectionOf<'screens'> {
  return {
    kind: 'screens',
    ...head('screens', 'Five first screens', 'One practice, five first screens', PLAIN),
    lead: [
      general('screens/lead-1', 'The same name, five times.', PLAIN),
      general('screens/lead-2', 'Which one would your patients know as yours?', PLAIN),
    ],
    styles: DESIGN_STYLES.map(({ id: style, title, description }) => ({
      style,
      title: general(`screens/${style}/title`, title, PLAIN),
      suits: general(`screens/${style}/suits`, description, PLAIN),
    })),
  }
}

const OFFER = [
  { id: 'type', title: 'What kind of practice is it?', text: ['Your field, from a list or in your words.'] },
  { id: 'model', title: 'How do patients join and pay?', text: ['Insurance, membership or a mix.'] },
  { id: 'place', title: 'Where do you see them?', text: ['In the office, by video, or both.'] },
  { id: 'vision', title: 'What makes it special?', text: ['Cards to choose, or your own.'] },
  { id: 'reason', title: 'Why do you do it?', text: ['One reason is enough.'] },
  { id: 'story', title: 'Who are you?', text: ['A few sentences that sound like you.'] },
] as const

function composeOffer(): ProposalSectionOf<'offer'> {
  return {
    kind: 'offer',
    ...head('offer', 'The next step', 'Answer six questions for the full draft', PLAIN),
    lead: general('offer/lead', 'Then you see your whole site in the style you pick.', PLAIN),
    action: { label: general('offer/action', 'Answer six questions', PLAIN), href: '#offer' },
    questions: OFFER.map((question) => item('offer', question, general, PLAIN)),
  }
}
