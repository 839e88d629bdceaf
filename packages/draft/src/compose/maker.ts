import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Gap, Line, Source } from '../line.ts'
import type { Item } from '../section-parts.ts'
import { GAP_WORDS } from '../words/gaps.ts'
import type { ItemWords, Variants } from '../words/type-words.ts'
import type { Say } from './wording.ts'

type Sources = readonly [Source, ...Source[]]

/** Words that the owner typed or a card the owner chose. */
export function given(id: string, text: string, ...sources: Sources): Line {
  return { id, text, standing: 'given', sources: [...sources] }
}

/** The owner's own words, letter by letter. */
export function typed(id: string, text: string, ...sources: Sources): Line {
  return { ...given(id, text, ...sources), typed: true }
}

/** True of the field or of every page; promises nothing about this practice. */
export function general(id: string, text: string, ...sources: Sources): Line {
  return { id, text, standing: 'general', sources: [...sources] }
}

/** Plausible and not confirmed. */
export function suggested(id: string, text: string, ...sources: Sources): Line {
  return { id, text, standing: 'suggested', sources: [...sources] }
}

/** A place that waits for the owner; `name` is whose photo or story it is. */
export function missing(
  id: string,
  gap: Gap['gap'],
  other: { name?: string; label?: string; advice?: string } = {},
): Gap {
  const { label, advice } = GAP_WORDS[gap]
  return {
    id,
    gap,
    label: (other.label ?? label).replace('%name', other.name ?? 'you'),
    advice: other.advice ?? advice,
  }
}

/** The answer of a question, or one option of it, as a source. */
export function answer(question: QuestionKey, option?: string): Source {
  return option === undefined ? { from: 'question', question } : { from: 'question', question, option }
}

/** The owner's own card as a source. */
export function ownCard(question: QuestionKey, custom: string): Source {
  return { from: 'question', question, custom }
}

/** The source of what every page of ours says. */
export const PLAIN: Source = { from: 'rule', rule: 'plain-page' }

/** The label and the heading of a section. */
export function head(
  say: Say,
  section: string,
  label: string,
  heading: string | Variants,
  ...sources: Sources
) {
  return {
    label: general(`${section}/label`, say(`${section}/label`, label), ...sources),
    heading: general(`${section}/heading`, say(`${section}/heading`, heading), ...sources),
  }
}

/** Words with a title: `text` has the standing that `make` gives, `usual` waits for the owner. */
export function item(
  say: Say,
  path: string,
  words: ItemWords,
  make: typeof general,
  ...sources: Sources
): Item {
  const id = `${path}/${words.id}`
  const line = (part: string, text: string, as: typeof general) => {
    const lineId = `${id}/${part}`
    return as(lineId, say(lineId, text), ...sources)
  }
  return {
    id,
    title: line('title', words.title, words.text ? make : general),
    text: [
      ...(words.text ?? []).map((text, index) => line(`text-${index + 1}`, text, make)),
      ...(words.usual ?? []).map((text, index) => line(`usual-${index + 1}`, text, suggested)),
    ],
    isOwn: false,
  }
}

/** The owner's own card: its title and its words as typed, quoted large where they can stand so. */
export function ownItem(
  path: string,
  question: QuestionKey,
  card: { readonly id: string; readonly title: string; readonly description: string },
  isOwn: boolean,
): Item {
  const id = `${path}/${card.id}`
  const source = ownCard(question, card.id)
  return {
    id,
    title: typed(`${id}/title`, card.title, source),
    text: [typed(`${id}/text-1`, card.description, source)],
    isOwn,
  }
}

/** `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`
}
