// Reads processor times from traces of Chromium, so that other load of the machine does not count.
import type { CDPSession } from '@playwright/test'

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** Start and length in processor time of the thread. */
  readonly tts?: number
  readonly tdur?: number
  readonly args?: unknown
}

const CATEGORIES = [
  ...['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'],
  // Whole tasks, with styles, layout and painting.
  'disabled-by-default-devtools.timeline',
]

/** Records until the returned function is called, which returns what was recorded. */
export async function startTrace(cdp: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = []
  const keep = ({ value }: { readonly value: object[] }) => events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', keep)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  return async () => {
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await done
    cdp.off('Tracing.dataCollected', keep)
    return events
  }
}

/** Returns the milliseconds of each key: all tasks of its thread from the key to the next one. */
export function keyTimes(events: readonly TraceEvent[]): readonly number[] {
  const keys = events
    .filter(({ name, args }) => name === 'EventDispatch' && JSON.stringify(args).includes('"keydown"'))
    .sort((one, other) => one.ts - other.ts)
  const tasks = events.filter(({ name, ph, tid }) => name === 'RunTask' && ph === 'X' && tid === keys[0]?.tid)
  const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
  return keys.map((key, index) => {
    const next = keys[index + 1]?.ts ?? Number.POSITIVE_INFINITY
    // The task that dispatches a key starts before it.
    return processorTime(tasks.filter((task) => endOf(task) > key.ts && endOf(task) <= next))
  })
}

function processorTime(spans: readonly TraceEvent[]): number {
  const sorted = spans
    .map(({ tts = 0, tdur = 0 }) => [tts, tts + tdur] as const)
    .sort(([one], [other]) => one - other)
  let total = 0
  let end = 0
  for (const [from, to] of sorted) {
    total += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return total / 1000
}
