// What a content says to its owner before it is published.
import type { Content } from '@foyer/draft/content.ts'
import { joinSentences } from '@foyer/draft/join-sentences.ts'
import { launchContent } from '@foyer/draft/launch-content.ts'
import { isLine } from '@foyer/draft/line.ts'
import { gapsOf, linesOf } from '@foyer/draft/lines-of.ts'
import { type PublishRefusal, publishRefusals } from '@foyer/draft/publish-refusal.ts'
import { offeredSiteNames } from '@foyer/shared/sites/names.ts'

export type PublishFacts = {
  readonly refusals: readonly PublishRefusal[]
  /** The name of the practice; missing until there is one. */
  readonly name: string | undefined
  /** How patients can reach the practice, as it stands on the page. */
  readonly ways: readonly string[]
  /** What patients press first, and where it leads. */
  readonly action: string
  /** The notices that will stand there, each a paragraph. */
  readonly notices: readonly string[]
  /** What the page shows to its owner as missing, and visitors do not see. */
  readonly gaps: readonly string[]
  /** Addresses to offer, the best first. */
  readonly addresses: readonly string[]
}

/** Returns what its owner is told of a content before it is published. */
export function publishFacts(content: Content): PublishFacts {
  const refusals = publishRefusals(content)
  const sections = content.kind === 'full' ? content.sections : []
  const contact = sections.find((section) => section.kind === 'contact')
  const hero = sections.find((section) => section.kind === 'hero')
  const shown = launchContent(content)
  const places = content.kind === 'full' ? [content.entity.city ?? '', content.entity.region ?? ''] : []
  return {
    refusals,
    name: refusals.includes('nameless') ? undefined : hero?.name.text,
    ways: contact
      ? [
          ...(isLine(contact.phone) ? [contact.phone.text] : []),
          ...(contact.email ? [contact.email.text] : []),
          ...(contact.booking ? [contact.booking.href] : []),
        ]
      : [],
    action: hero?.action.label.text ?? '',
    notices: noticesOf(shown),
    gaps: gapsOf(content).map(({ label }) => label),
    addresses: offeredSiteNames(content.subject.name, places),
  }
}

function noticesOf(shown: Content): string[] {
  if (shown.kind !== 'full') return []
  const cost = shown.sections.find((section) => section.kind === 'cost')
  const notices = shown.sections.find((section) => section.kind === 'notices')
  return [
    shown.emergency.text,
    ...(cost?.estimate ? [sentencesOf(cost.estimate)] : []),
    ...(notices ? notices.items.map(sentencesOf) : []),
  ]
}

function sentencesOf(part: unknown): string {
  return joinSentences(linesOf(part).map(({ text }) => text))
}
