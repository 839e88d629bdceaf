// What we would change about a website, in the order in which the owner chose the areas.

import type { CustomItem } from '@foyer/shared/onboarding/answers/custom-item.ts'
import type { ImprovementId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { IMPROVEMENTS } from '@foyer/shared/onboarding/questions/catalogues/improvements.ts'
import type { Option } from '@foyer/shared/onboarding/questions/catalogues/option.ts'
import type { Subject } from '../content.ts'
import type { Source } from '../line.ts'
import type { Practice } from '../practice.ts'
import type { ProposalSectionOf } from '../proposal-sections.ts'
import { AREA_WORDS, LATER_OWN_LEAD, OWN_AREA_WORDS, POINT_TITLES } from '../words/areas.ts'
import { PROPOSAL_HEADINGS, PROPOSAL_LEADS } from '../words/proposal.ts'
import { answer, general, given, head, item, ownCard, typed } from './maker.ts'
import type { Say } from './wording.ts'

type Area = ProposalSectionOf<'changes'>['areas'][number]

/** The chosen areas with our points, and the owner's own as quotes; nothing when none was chosen. */
export function composeChanges(
  { feedback }: Practice,
  subject: Subject,
  say: Say,
): ProposalSectionOf<'changes'> | undefined {
  if (feedback.length === 0) return undefined
  const own = feedback.filter((choice) => choice.kind === 'custom')
  const source = answer('websiteFeedback')
  return {
    kind: 'changes',
    ...proposalHead(say, 'changes', source),
    lead: general(
      'changes/lead',
      feedback.length === 1 ? PROPOSAL_LEADS.oneChange : PROPOSAL_LEADS.changes,
      source,
    ),
    areas: feedback.map((choice) =>
      choice.kind === 'custom'
        ? ownArea(choice.item, own.indexOf(choice), subject, say)
        : catalogueArea(choice.id, say),
    ),
  }
}

function catalogueArea(area: ImprovementId, say: Say): Area {
  const id = `changes/${area}`
  const source = answer('websiteFeedback', area)
  const { lead, caption, example, patient, first, proof } = AREA_WORDS[area]
  return {
    id,
    area,
    title: given(`${id}/title`, titleOf(IMPROVEMENTS, area), source),
    lead: general(`${id}/lead`, lead, source),
    caption: general(`${id}/caption`, caption, source),
    ...(example && {
      example: example.map((text, index) => general(`${id}/example-${index + 1}`, text, source)),
    }),
    points: Object.entries({ patient, first, proof }).map(([point, text]) =>
      item(
        say,
        id,
        { id: point, title: POINT_TITLES[point as keyof typeof POINT_TITLES], text },
        general,
        source,
      ),
    ),
  }
}

function ownArea(card: CustomItem, index: number, { person }: Subject, say: Say): Area {
  const id = `changes/${card.id}`
  const source = ownCard('websiteFeedback', card.id)
  const words = OWN_AREA_WORDS[index]
  return {
    id,
    area: 'custom',
    title: typed(`${id}/title`, card.title, source),
    lead: general(`${id}/lead`, words?.lead ?? LATER_OWN_LEAD, source),
    quote: {
      text: typed(`${id}/quote`, card.description, source),
      ...(person && { by: typed(`${id}/by`, person, { from: 'profile', field: 'first_name' }) }),
    },
    points: Object.entries(words?.points ?? {}).map(([point, text]) =>
      item(
        say,
        id,
        { id: point, title: POINT_TITLES[point as keyof typeof POINT_TITLES], text },
        general,
        source,
      ),
    ),
  }
}

/** The label and the heading of a section of a proposal. */
export function proposalHead(say: Say, kind: keyof typeof PROPOSAL_HEADINGS, source: Source) {
  const { label, heading } = PROPOSAL_HEADINGS[kind]
  return head(say, kind, label, heading, source)
}

/** The title of a card. */
export function titleOf(options: readonly Option[], id: string): string {
  return options.find((option) => option.id === id)?.title ?? id
}
