// Whom to call, beside the services that may bring somebody in danger: words of the field stand in its pack.
import type { FullContent } from './content.ts'
import type { Line } from './line.ts'
import { linesOf } from './lines-of.ts'
import { sectionOf } from './sections.ts'
import {
  BESIDE_BIRTH,
  BESIDE_RISK,
  CRISIS,
  CRISIS_ON_TOP,
  EMERGENCY,
  IN_CRISIS,
  NEW_BABY,
  NEW_PARENTS,
  NO_CRISIS_LINE,
} from './words/contact.ts'

// These name a danger, the others a state in which it may come.
const DANGER =
  /\b(?:suicid\w*|self[- ]?harm\w*|autolesi\w*|overdos\w*|sobredosis|crisis (?:care|support|counsel\w*))\b/iu
const RISK =
  /\b(?:depress\w*|depresi[oó]n|ptsd|(?<!\b(?:dental|facial|tooth|eye|ocular|head|hand|sports?) )traumas?(?! surg)|eating disorders?|trastornos? aliment\w*|anorexi\w*|bulimi\w*|adic[tc]\w*|addict\w*|substance (?:use|abuse)|bipolar|grief|duelo|crisis)\b/iu
const BIRTH =
  /\b(?:pregnan\w*|prenatal|postpartum|perinatal|newborns?|new (?:bab(?:y|ies)|mothers?|moms?|parents?)|births?(?![- ]control)|birthing|breast-?feed\w*|lactation|obstetric\w*|midwi\w*|d(?:ou|u)las?|embaraz\w*|pos?t?partos?|partos?|parter[ao]s?|lactancia|reci[eé]n nacid\w*)(?![\p{L}\p{N}])/iu

/** Whether words name a danger that the first screen answers. */
export function namesDanger(text: string): boolean {
  return DANGER.test(text)
}

function besideWords(text: string): string | undefined {
  if (BIRTH.test(text)) return BESIDE_BIRTH
  return DANGER.test(text) || RISK.test(text) ? BESIDE_RISK : undefined
}

/**
 * Returns what stands beside a service, or several; nothing beside most. A service that we suggest brings no number before
 * its owner has confirmed it, and the clinic of an animal names none for people.
 */
export function safetyBeside({ entity }: FullContent, services: unknown): string | undefined {
  return entity.type === 'VeterinaryCare' ? undefined : besideWords(ownersWords(services))
}

function ownersWords(services: unknown): string {
  return linesOf(services)
    .filter(({ standing }) => standing !== 'suggested')
    .map(({ text }) => text)
    .join('\n')
}

/** The line of the contact with the numbers that these words ask for; each number is named once. */
export function contactFor(line: string, text: string): string {
  const beside = besideWords(text)
  if (!beside) return line
  const isNamed = line.includes('988')
  if (beside === BESIDE_RISK) return isNamed ? line : line === EMERGENCY ? CRISIS : `${line} ${IN_CRISIS}`
  if (line.includes('1-833')) return line
  return isNamed ? `${line} ${NEW_PARENTS}` : `${line} ${NEW_BABY} ${IN_CRISIS}`
}

/** A line of ours that nobody may reword. */
export function safetyLine(id: string, text: string): Line {
  return { id, text, standing: 'general', sources: [{ from: 'rule', rule: 'emergency' }] }
}

/** What a page says of the numbers that it names, where people are seen by video. */
export function besideVideo(line: string, hasVideo: boolean): string {
  return hasVideo && line.includes('988') && !line.includes(NO_CRISIS_LINE)
    ? `${line} ${NO_CRISIS_LINE}`
    : line
}

/**
 * A content that says beside its services, in the contact and, where they name a danger, on the first screen whom to call.
 * Twice is once.
 */
export function withSafety(content: FullContent): FullContent {
  const services = sectionOf(content.sections, 'services')
  if (!services) return content
  const { emergency } = content
  const listed = [services.items, services.offers]
  const text = ownersWords(listed)
  const beside = safetyBeside(content, listed)
  if (!beside) return content
  // A page that opens with 988 says it enough.
  const isSaid = beside === BESIDE_RISK && (content.crisis !== undefined || DANGER.test(text))
  return {
    ...content,
    emergency: {
      ...emergency,
      text: besideVideo(contactFor(emergency.text, text), content.subject.hasVideo),
    },
    ...(DANGER.test(text) && !content.crisis && { crisis: safetyLine('crisis', CRISIS_ON_TOP) }),
    sections: content.sections.map((section) =>
      section.kind === 'services' && !isSaid
        ? { ...section, safety: safetyLine('services/safety', beside) }
        : section,
    ),
  }
}
