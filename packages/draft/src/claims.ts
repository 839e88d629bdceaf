// Titles, credentials, superlatives and promises that a law or a board may ask the owner to prove. We never write them;
// when the owner did, the checklist says so.

export type Claim = {
  /** The claim as it was typed. */
  readonly claim: string
  readonly kind: ClaimKind
}
export type ClaimKind = 'title' | 'certificate' | 'license' | 'specialty' | 'superlative' | 'result' | 'rule'

type Pattern = readonly [ClaimKind, RegExp]

// Letters after a name count only in capitals and as a word: "do" and "pa" are English.
const PATTERNS: readonly Pattern[] = [
  ['title', /\bDr\b\.?(?=\s+\p{Lu})|\bDoctor(?=\s+\p{Lu})/gu],
  [
    'title',
    /\b(?:M\.D\.|D\.O\.|MD|DO|DNP|FNP(?:-[A-Z]+)?|NP(?:-[A-Z]+)?|PA-C|PhD|Ph\.D\.|PsyD|PharmD|DPT|RDN?|LCSW|FA[A-Z]{2,3}|FACOG)(?![\p{L}])/gu,
  ],
  [
    'certificate',
    /\bboard[- ](?:certified|eligible|certification)\b|\bdiplomate\b|\bfellowship[- ]trained\b|\bcertified\b/giu,
  ],
  ['license', /\blicensed\b/giu],
  ['specialty', /\bspeciali[sz](?:es?|ed|ing|t|ts|ty|ties)\b|\bexperts?\b|\bauthority (?:on|in)\b/giu],
  [
    'superlative',
    /\b(?:very )?best(?=[- ](?:in|of|care|doctors?|clinics?|practice|treatment|rated|reviewed)\b)|\bis the best\b|#\s?1\b|\bnumber one\b|\bleading\b|\b(?:top|highest)[- ](?:rated|doctors?|ranked)\b|\bfinest\b|\bfirst[- ]class\b|\bworld[- ]class\b|\bunmatched\b|\bunparalleled\b|\bpremier\b|\baward[- ]winning\b|\bthe only\b(?=[^.!?]{0,60}\b(?:in|within|who|that)\b)|\bmost (?:experienced|trusted|advanced)\b|\bstate[- ]of[- ]the[- ]art\b/giu,
  ],
  [
    'result',
    /\bguarantee[ds]?\b|\bcure[sd]?\b|\bpainless(?:ly)?\b|\brisk[- ]free\b|\b(?:clinically )?proven\b|\bno side effects\b|\bpain[- ]free\b|\b\d{1,3} ?% (?:success|of (?:our |my )?patients)\b|\b(?:success|cure) rates?\b|\blose \d+ (?:pounds|lbs?)\b/giu,
  ],
  ['rule', /\b(?:HIPAA|ADA|WCAG|FDA)[- ](?:compliant|approved|cleared|certified|secure)\b|\bcompliant\b/giu],
]

/** Why each kind may have to be proved. */
export const CLAIM_REASONS: { readonly [Kind in ClaimKind]: string } = {
  title: 'Some states allow a title only with the degree beside it.',
  certificate: 'Many states ask for the full name of the board.',
  license: 'A license has to be current, in each state that the sentence names.',
  specialty: 'Some states keep this word for recognized specialties.',
  superlative: 'A claim to be better than others needs proof that anyone could check.',
  result: 'A promise of a result needs evidence, and many boards forbid it.',
  rule: 'This claims that a rule is met, which others may test.',
}

/** Returns the claims in a typed text that may have to be proved, each once, in the order in which they were typed. */
export function typedClaims(text: string): Claim[] {
  const found = PATTERNS.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      claim: match[0],
      kind,
      at: match.index,
      end: match.index + match[0].length,
    })),
  ).sort((one, other) => one.at - other.at || other.end - one.end)
  const claims: Claim[] = []
  let end = 0
  for (const { claim, kind, end: itsEnd } of found) {
    const isInside = itsEnd <= end
    end = Math.max(end, itsEnd)
    const isSaid = claims.some((one) => one.claim.toLowerCase() === claim.toLowerCase())
    if (!isInside && !isSaid) claims.push({ claim, kind })
  }
  return claims
}
