// Titles, credentials and superlatives that a law or a board may ask the owner to prove. We never write them; when the
// owner did, the checklist says so.
const CLAIMS = [
  /\bDr\b\.?/gu,
  /\bM\.?D\.?(?![\w])/gu,
  /\bD\.?O\.(?![\w])/gu,
  /\bboard[- ]certified\b/giu,
  /\blicensed in\b/giu,
  /\b(?:hipaa[- ])?compliant\b/giu,
  /\bspeciali[sz]es?\b|\bspecialists?\b|\bexperts?\b/giu,
  /\b(?:best|leading|top[- ]rated|number one|#1|only|first[- ]class|finest)\b/giu,
  /\b(?:guaranteed?|cures?|painless|risk[- ]free|proven)\b/giu,
] as const

/** The words of a typed text that may have to be proved, each once, as they were typed. */
export function typedClaims(text: string): string[] {
  return [...new Set(CLAIMS.flatMap((claim) => text.match(claim) ?? []))]
}
