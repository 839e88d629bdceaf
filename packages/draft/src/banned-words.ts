/** Words and phrases that make a page sound generated or like any other clinic. We never use them. */
const BANNED: readonly RegExp[] = [
  /\bcompassionate(?:ly)?\b|\bcompassion\b|\bcaring team\b|\bheartfelt\b/giu,
  /\bcutting[- ]edge\b|\bstate[- ]of[- ]the[- ]art\b|\bnext[- ]level\b|\bworld[- ]class\b|\binnovative\b|\brevolutionary\b|\bgame[- ]chang\w+/giu,
  /\bjourneys?\b|\btailor(?:ed|ing|s)?\b|\bbespoke\b|\bcurated?\b|\bempower\w*|\bholistic\w*|\bwellness\b/giu,
  /\bseamless\w*|\beffortless\w*|\bdelv\w+|\btapestr\w+|\brealm\b|\blandscape\b|\btestament\b|\bbeacon\b/giu,
  /\bunlock\w*|\belevat(?:e|es|ed|ing)\b|\bharness\w*|\bleverag\w+|\bfoster\w*|\bunderscor\w+|\bnavigat(?:e|ing)\b/giu,
  /\bcomprehensive\b|\bpersonal touch\b|\bpassionate(?:ly)?\b|\bpassion\b|\bdedicated to\b|\bcommitted to\b|\bcommitment to\b/giu,
  /\bstrives?\b|\bstriving\b|\bexcellence\b|\bexceptional\b|\bunparalleled\b|\bunmatched\b|\bpremier\b|\bquality care\b/giu,
  /\bone[- ]stop\b|\bpeace of mind\b|\btrusted partner\b|\bpartner in\b|\bwelcom(?:e|ing) to\b|\blook no further\b/giu,
  /\byour health is our\b|\bwe understand that\b|\bat the heart of\b|\brest assured\b|\bevery step of the way\b|\bimportant to note\b/giu,
  /\bnot (?:just|only|merely|simply) [^.!?]{1,60}\bbut(?: also)?\b|\bmore than just\b|\bit is not about\b/giu,
  /\bin today's\b|\bin a world where\b|\bwhether you(?:'re| are) [^.!?]{1,40}\bor\b|\blet us help\b|\btake control\b/giu,
  /\b(?:robust|vibrant|transformative|synergy|multifaceted|pivotal|crucial|vital role|thrive|thriving|nurtur\w+|optimal|optimi[sz]e\w*)\b/giu,
]

/** Claims that we never make for an owner: titles, certificates, licenses, superlatives. */
const UNPROVEN: readonly RegExp[] = [
  /\bDr\b|\bdoctor [A-Z]\w+|\bphysicians?\b|\bM\.D\b/gu,
  /\bboard[- ]certified\b|\bcertified\b|\blicensed\b|\bcompliant\b|\bspeciali[sz]\w*|\bspecialists?\b|\bexperts?\b/giu,
  /\bbest\b|\bleading\b|\btop[- ]\w+|\bfinest\b|\bguarante\w+|\bcures?\b|\bproven\b|\bour patients\b/giu,
]

/** Returns the banned phrases and unproven claims in a text of ours; none in a good one. */
export function bannedIn(text: string): string[] {
  return [...BANNED, ...UNPROVEN].flatMap((pattern) => text.match(pattern) ?? [])
}
