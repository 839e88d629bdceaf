// Goes back by what was entered, not by what a page says: hours, plans and items have no way back from their words.
import { isSameValue } from '@foyer/shared/entries/merge-entry.ts'
import { siteDetailsOf, siteEditsOf, valuesOfDetails } from '@foyer/shared/entries/site-entries.ts'
import { isOnPage } from './changed-pages.ts'
import { addedIdOf } from './changed-words.ts'
import type { Entered } from './entered.ts'
import type { SiteContent } from './review-site.ts'
import type { SiteChange } from './site-change.ts'
import type { Undo } from './undo-change.ts'
import { undoBetween } from './undone.ts'
import { valuesOfChange } from './use-site-edits.ts'

type Values = ReturnType<typeof valuesOfChange>

/** What was entered for a page, and how a page is made of what is entered. */
export type PastAndNow = {
  readonly past: Entered
  readonly now: Entered
  readonly compose: (entered: Entered) => SiteContent
}

/**
 * Returns what to enter so that a change of the page is none: of all that was entered since, only what makes the change.
 *
 * @param changesOf returns how a page differs from the page of the past
 * @returns for a change, `null` where nothing that was entered makes it, such as a changed answer
 */
export function undoByEntries(
  changesOf: (content: SiteContent) => readonly SiteChange[] | null,
  { past, now, compose }: PastAndNow,
): (change: SiteChange) => Undo | null {
  const steps = stepsBack(valuesOf(now), valuesOf(past))
  const back = (some: readonly Step[]) => some.reduce((values, { step }) => step(values), valuesOf(now))
  const leftAfter = (some: readonly Step[]) => changesOf(compose(enteredOf(back(some)))) ?? []
  // Each costs a page: they are made once, when the first change is asked for.
  let each: readonly { readonly step: Step; readonly left: readonly SiteChange[] }[] | undefined
  const undos = new Map<string, Undo | null>()
  const isGone = (change: SiteChange, some: readonly Step[]) => !hasKey(leftAfter(some), change)
  const stepsOf = (change: SiteChange): readonly Step[] => {
    if (change.kind === 'page') {
      // One word less may end a page, and its other words are of no use without it.
      const item = `item/${addedIdOf(change.id)}`
      const all = steps.filter(({ key }) => key === item)
      const ofPage = all.filter(({ field }) => field && isOnPage(change.id, field))
      return [ofPage, all].find((some) => isGone(change, some)) ?? []
    }
    each ??= steps.map((step) => ({ step, left: leftAfter([step]) }))
    const touching = each.filter(({ left }) => !left.some((one) => textOf(one) === textOf(change)))
    const alone = touching.find(({ left }) => !hasKey(left, change))
    if (alone) return [alone.step]
    const some = touching.map(({ step }) => step)
    const enough = isGone(change, some) ? some : isGone(change, steps) ? steps : []
    // A section goes with the last of its items: none of them does it alone.
    return enough.reduce<readonly Step[]>((kept, step) => {
      const fewer = kept.filter((one) => one !== step)
      return isGone(change, fewer) ? fewer : kept
    }, enough)
  }
  return (change) => {
    const text = textOf(change)
    if (!undos.has(text)) {
      const least = stepsOf(change)
      undos.set(text, least.length > 0 ? undoBetween(now, enteredOf(back(least))) : null)
    }
    return undos.get(text) ?? null
  }
}

type Step = {
  readonly key: string
  /** Of an item. */
  readonly field?: string
  readonly step: (values: Values) => Values
}

/** The ways back of everything that was entered since; of an item, of each field. */
function stepsBack(now: Values, then: Values): readonly Step[] {
  const keys = Object.keys({ ...then, ...now }).filter((key) => !isSameValue(now[key], then[key]))
  return keys.flatMap((key): Step[] => {
    const [is, was] = [now[key] ?? null, then[key] ?? null]
    if (!key.startsWith('item/') || is === null || was === null)
      return [{ key, step: (values) => ({ ...values, [key]: was }) }]
    const fields = Object.keys({ ...Object(is), ...Object(was) })
    return fields
      .filter((field) => !isSameValue(Object(is)[field], Object(was)[field]))
      .map((field) => ({
        key,
        field,
        step: (values) => ({ ...values, [key]: { ...Object(values[key]), [field]: Object(was)[field] } }),
      }))
  })
}

function valuesOf({ added, edits }: Entered): Values {
  return { ...valuesOfDetails(added), ...valuesOfChange(edits) }
}

function enteredOf(values: Values): Entered {
  const entries = Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === null ? [] : [[key, { value, replaced: null }]],
    ),
  )
  return { added: siteDetailsOf(entries), edits: siteEditsOf(entries) }
}

const textOf = (change: SiteChange) => JSON.stringify(change)
// Once other words stand there, it is still the same change.
function keyOf(change: SiteChange): string {
  if (change.kind === 'link') return textOf(change)
  const place =
    'id' in change ? change.id : 'section' in change ? change.section : 'place' in change ? change.place : ''
  return `${change.kind} ${place}`
}
const hasKey = (changes: readonly SiteChange[], change: SiteChange) =>
  changes.some((one) => keyOf(one) === keyOf(change))
