import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Entered } from './entered.ts'
import type { OwnDetails } from './use-site-details.ts'
import type { OwnEdits } from './use-site-edits.ts'

/** Enters everything of a state in place of what is entered now. */
export function enterState({ added, edits }: Entered, own: OwnDetails, ownEdits: OwnEdits): void {
  own.change(() => added)
  ownEdits.change(editsBetween(ownEdits.read(), edits))
}

function editsBetween(now: SiteEdits, then: SiteEdits): Parameters<OwnEdits['change']>[0] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = <Value>(from: Readonly<Record<string, Value>>, to: Readonly<Record<string, Value>>) => {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return Object.fromEntries(
      names.filter((name) => !isSame(from[name], to[name])).map((name) => [name, to[name] ?? null]),
    )
  }
  const words = Object.entries(changed(now.words, then.words)).map(([id, own]) => [
    id,
    { text: own?.text ?? '', ours: own?.ours ?? now.words[id]?.ours ?? '' },
  ])
  return {
    words: Object.fromEntries(words),
    hidden: changed(now.hidden, then.hidden),
    added: changed(now.added, then.added),
    pictures: changed(now.pictures, then.pictures),
    // What is the same is not sent: it would stand over what another window has changed.
    ...(!isSame(now.section_order, then.section_order) && { section_order: then.section_order }),
  }
}
