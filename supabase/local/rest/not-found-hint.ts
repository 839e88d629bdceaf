const SIMILAR_ENOUGH = 0.5

/** `Perhaps you meant the table 'public.leads'`: the candidate that shares most pairs of letters, if enough. */
export function notFoundHint(
  sentence: string,
  wanted: string,
  candidates: readonly string[],
  quote = '',
): string | null {
  let best: { candidate: string; score: number } | null = null
  for (const candidate of candidates) {
    const score = similarity(wanted, candidate)
    if (score >= SIMILAR_ENOUGH && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best && `${sentence} ${quote}${best.candidate}${quote}`
}

// Dice's coefficient over letter pairs. The schema's name is in both and would hide the difference.
function similarity(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return left.size + right.size === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

function pairs(qualified: string): Set<string> {
  const name = qualified.slice(qualified.indexOf('.') + 1)
  return new Set(
    Array.from({ length: Math.max(name.length - 1, 0) }, (_, index) => name.slice(index, index + 2)),
  )
}
