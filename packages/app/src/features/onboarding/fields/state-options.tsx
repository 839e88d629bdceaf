import type { StateMatch } from '@foyer/shared/places/find-states.ts'
import type { StateCode } from '@foyer/shared/places/us-states.ts'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'

type StateOptionsProps = {
  readonly id: string
  readonly label: string
  readonly matches: readonly StateMatch[]
  readonly current: StateMatch | undefined
  readonly optionId: (match: StateMatch) => string
  readonly onChoose: (code: StateCode) => void
}

/** The list of matching states, with the match in bold and the active option highlighted. */
export function StateOptions({ id, label, matches, current, optionId, onChoose }: StateOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const currentCode = current?.state.code
  useEffect(() => {
    // In braces, because newer browsers return a promise here, which React would take for a cleanup.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!currentCode) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [currentCode])
  return (
    <div
      ref={box}
      // In the page flow on phones: as an overlay it would be behind the keyboard and over the footer.
      className="z-20 mt-2.5 scroll-mb-24 rounded-card sm:absolute sm:inset-x-0 sm:top-full border border-line bg-raised p-1.5 text-sm shadow-3"
    >
      <div ref={list} id={id} role="listbox" aria-label={label} className="max-h-62 overflow-y-auto">
        {matches.map((match) => (
          // The focus stays in the field, which handles the keys.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div
            key={match.state.code}
            id={optionId(match)}
            role="option"
            aria-selected={match.state.code === currentCode}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(match.state.code)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 sm:min-h-10',
              match.state.code === currentCode ? 'bg-lit' : 'hover:bg-quiet',
            )}
          >
            <Name match={match} />
            <span className="text-muted">{match.state.code}</span>
          </div>
        ))}
      </div>
      {matches.length === 0 && <p className="px-3 py-2 text-muted">No state fits.</p>}
    </div>
  )
}

function Name({ match: { state, start, end } }: { readonly match: StateMatch }) {
  return (
    <span className="min-w-0">
      {state.name.slice(0, start)}
      <b className="font-bold">{state.name.slice(start, end)}</b>
      {state.name.slice(end)}
    </span>
  )
}
