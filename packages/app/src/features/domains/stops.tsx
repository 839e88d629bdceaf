import clsx from 'clsx'

const TILES = {
  done: 'border-[1.5px] border-done bg-done',
  now: 'border-2 border-now bg-glow',
  ahead: 'border-[1.5px] border-control bg-surface',
} as const

const SPOKEN = { done: 'Done: ', now: 'Now: ', ahead: 'Later: ' } as const

/** One stage of a way. */
export type Stop = {
  readonly name: string
  readonly detail: string
  readonly look: keyof typeof TILES
}

type StopsProps = { readonly stops: readonly Stop[]; readonly className?: string }

/** The four stages of a way on a line: horizontal on wide screens, vertical on phones. */
export function Stops({ stops, className }: StopsProps) {
  return (
    <ol className={clsx('grid text-sm md:@md:grid-cols-4', className)}>
      {stops.map(({ name, detail, look }, place) => (
        <li
          key={name}
          aria-current={look === 'now' ? 'step' : undefined}
          className="relative pb-4 pl-8 last:pb-0 md:@md:pr-3 md:@md:pb-0 md:@md:pl-0"
        >
          {place < stops.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-2.25 bottom-[-9px] left-2.25 w-0.5 md:@md:right-0 md:@md:bottom-auto md:@md:left-0.75 md:@md:h-0.5 md:@md:w-auto',
                look === 'done' ? 'bg-done' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-0.5 left-0.75 block size-3.5 rotate-45 rounded-[2px] md:@md:relative md:@md:top-auto md:@md:left-auto md:@md:mt-0.5 md:@md:mb-3.5 md:@md:ml-0.75',
              TILES[look],
            )}
          />
          <b className="block font-[650]">
            <span className="sr-only">{SPOKEN[look]}</span>
            {name}
          </b>
          <span className="text-muted">{detail}</span>
        </li>
      ))}
    </ol>
  )
}
