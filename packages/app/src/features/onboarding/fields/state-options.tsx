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

/** The list under the field: what fits, the matched part bold, the current one lit. */
export function StateOptions({ id, label, matches, current, optionId, onChoose }: StateOptionsProps) {
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const currentCode = current?.state.code
  useEffect(() => {
    // In braces: newer browsers return a promise here, which would pass for the effect's cleanup.
    box.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  useEffect(() => {
    if (!currentCode) return
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' })
  }, [currentCode])
  return (
    <div
      ref={box}
      // On phones it takes its place in the page: over it, it would lie under the keyboard and on the footer.
      className="z-20 mt-2.5 scroll-mb-24 rounded-card sm:absolute sm:inset-x-0 sm:top-full border border-line bg-raised p-1.5 text-sm shadow-3"
    >
      <div ref={list} id={id} role="listbox" aria-label={label} className="max-h-62 overflow-y-auto">
        {matches.map((match) => (
          // The focus stays in the field: a press must not take it, and the keys are handled there.
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
      {end > start && <b className="font-bold">{state.name.slice(start, end)}</b>}
      {state.name.slice(end)}
    </span>
  )
}
