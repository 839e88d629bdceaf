import { AddressBar } from '../../components/address-bar.tsx'
import type { FoundItem } from '../../site/website-reading.ts'

type Fact = FoundItem['facts'][number]
type Mark = { readonly from: number; readonly to: number; readonly look: 'open' | 'right' | 'wrong' }
type FoundWindowProps = {
  readonly address: string
  readonly states: readonly { readonly item: FoundItem; readonly answer: Fact | 'no' | null }[]
}

/**
 * The lines of the website in which something was found, as in a browser: what is open is lit, what is wrong is struck
 * out. It says again what the list says, so it is hidden from assistive technology.
 */
export function FoundWindow({ address, states }: FoundWindowProps) {
  return (
    <div
      aria-hidden="true"
      style={{ top: 24 }}
      className="sticky hidden overflow-hidden rounded-[10px] border border-line shadow-2 lg:block"
    >
      <AddressBar address={address} />
      <div style={PAPER} className="px-5 pt-4 pb-2 text-sm">
        {[...pagesOf(states)].map(([page, lines]) => (
          <div key={page} className="pb-3">
            <p className="text-xs font-semibold text-(--art-ink-2)">{page}</p>
            {[...lines].map(([line, marks]) => (
              <p key={line} className="mt-1.5 wrap-anywhere">
                <Line line={line} marks={marks} />
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The lines of each page with what was found in them, in the order of the list. */
function pagesOf(states: FoundWindowProps['states']): ReadonlyMap<string, ReadonlyMap<string, Mark[]>> {
  const pages = new Map<string, Map<string, Mark[]>>()
  for (const { item, answer } of states) {
    for (const fact of item.facts) {
      const lines = pages.get(fact.page) ?? new Map<string, Mark[]>()
      const line = fact.before + fact.marked + fact.after
      const from = fact.before.length
      const mark: Mark = { from, to: from + fact.marked.length, look: lookOf(fact, answer) }
      lines.set(line, [...(lines.get(line) ?? []), mark])
      pages.set(fact.page, lines)
    }
  }
  return pages
}

function lookOf(fact: Fact, answer: Fact | 'no' | null): Mark['look'] {
  if (answer === null) return 'open'
  return answer !== 'no' && answer.place === fact.place ? 'right' : 'wrong'
}

// A website of its own, in the looks of neither theme.
const PAPER = { background: 'var(--art-paper)', color: 'var(--art-ink)', fontFamily: 'Arial, sans-serif' }
const LOOKS = {
  open: { background: 'var(--art-straw)' },
  right: { fontWeight: 700 },
  wrong: { textDecoration: 'line-through' },
} as const

function Line({ line, marks }: { readonly line: string; readonly marks: readonly Mark[] }) {
  const inOrder = marks.toSorted((one, other) => one.from - other.from)
  return (
    <>
      {inOrder.map(({ from, to, look }, index) => (
        <span key={from}>
          {line.slice(inOrder[index - 1]?.to ?? 0, from)}
          <span style={LOOKS[look]} className="rounded-[2px] px-0.5">
            {line.slice(from, to)}
          </span>
        </span>
      ))}
      <span>{line.slice(inOrder.at(-1)?.to ?? 0)}</span>
    </>
  )
}
