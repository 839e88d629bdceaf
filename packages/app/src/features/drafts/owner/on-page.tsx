import { FACTS, type FactName, type FactRow } from '@foyer/shared/facts/site-facts.ts'
import type { SiteLine } from '../../../site/review-site.ts'

/** The words in which a page states facts, each once, in its order. */
export function wordsOnPage(
  names: readonly FactName[],
  lines: ReadonlyMap<string, SiteLine>,
): readonly string[] {
  const prints = names.flatMap((name) => (FACTS[name] as FactRow).prints ?? [])
  const words = [...lines.values()]
    .filter(({ id }) => prints.some((line) => (/[/-]$/.test(line) ? id.startsWith(line) : id === line)))
    .filter(({ sources }) =>
      sources.some((one) => one.from === 'detail' && (names as readonly string[]).includes(one.field)),
    )
    .map(({ text }) => text)
  return [...new Set(words)]
}

type OnPageProps = {
  readonly words: readonly string[]
  /** What the fields say: the same is not repeated. */
  readonly typed: readonly string[]
}

/** Below the fields of a fact: the exact words that stand on the page. */
export function OnPage({ words, typed }: OnPageProps) {
  if (words.every((text) => typed.includes(text))) return null
  return (
    <div className="rounded-control border border-dashed border-control px-3.5 py-2.5 text-sm">
      <p className="text-xs text-muted">On the page</p>
      {words.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  )
}
