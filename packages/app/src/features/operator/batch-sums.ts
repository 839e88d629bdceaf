import type { Batch } from './api/desk.ts'

type BatchSums = {
  /** What has left or will: all lines but those that came back or were taken out. */
  readonly cents: number
  readonly openLines: number
  readonly openCents: number
  readonly returnedCents: number
  /** The files that have a line, in the order of the buttons. */
  readonly files: readonly ('bank' | 'paypal')[]
}

/** Adds up the lines of a batch. */
export function batchSums({ lines }: Pick<Batch, 'lines'>): BatchSums {
  const sum = (...states: readonly string[]) =>
    lines.reduce((cents, line) => cents + (states.includes(line.state) ? line.cents : 0), 0)
  const open = lines.filter(({ state }) => state === 'open')
  const isForPaypal = (of: Batch['lines'][number]) => of.method === 'paypal'
  return {
    cents: sum('open', 'sent'),
    openLines: open.length,
    openCents: sum('open'),
    returnedCents: sum('returned'),
    files: [
      ...(open.some((line) => !isForPaypal(line)) ? (['bank'] as const) : []),
      ...(open.some(isForPaypal) ? (['paypal'] as const) : []),
    ],
  }
}

/** Where a batch stands: its four steps in order, each with what is known of it; `now` is the one that is next. */
export function batchSteps(
  batch: Pick<Batch, 'state' | 'created_at' | 'csv_taken_at' | 'sent_on' | 'reference'>,
): readonly { readonly name: string; readonly state: 'done' | 'now' | 'ahead' }[] {
  const reached = batch.state === 'paid' ? 4 : batch.csv_taken_at ? 2 : 1
  return ['Made', 'File taken', 'Paid at the bank', 'Statements sent'].map((name, at) => ({
    name,
    state: at < reached ? 'done' : at === reached && batch.state === 'open' ? 'now' : 'ahead',
  }))
}
