const CLOSED = 0.12
const TRAVEL = 0.8

/** How far the door stands open: a little further with each answer, and never wide before the waiting page. */
export function doorOpening(answered: number, total: number): number {
  return CLOSED + (TRAVEL * answered) / total
}
