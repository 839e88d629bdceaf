// Turns that pages of ours once had, and that nobody at a front desk would say: so that no kin of them comes back.
const IDIOMS: readonly RegExp[] = [
  // Word order and pictures of another language.
  /what hangs on\b|\bleads to the answer\b|\bhands on it\b|\btwo hands\b|\bhand on it\b|\bwith your yes\b|\bwithout (?:much trouble|hurry)\b|\bin its place\b/giu,
  /\bone (?:mouth|eater|person|man|woman|child|athlete|pair of eyes)\b|\b(?:plan|care) for one\b|\bnobody else[’']s\b|\bfits nobody else\b/giu,
  /\bbeside the (?:medicine|joint|food)\b|\bfor the asking\b|\bmake up your mind\b|\bto the table\b|\bas far back as\b|\bturns? up\b|\bout of nowhere\b|\bbefore we part\b|\bthe way home\b|\bwhatever worries\b/giu,
  // Adverbs where nobody says them.
  /\bwill be (?:usually|often|always|also)\b|\bthere is 988\b/giu,
  // Things that act like people.
  /\bcreep\w*|\bearns its place\b|\bcatch, click\b|\bpull on\b|\bsaves? time\b|\bdo(?:es)? no harm\b|\bscreen cannot\b|\btells? (?:a (?:lot|good deal)|more|the most|of)\b|\bare asked a lot\b|\bthe bill goes\b|\bprotocols?\b|\ba word when\b/giu,
  // "Worth", "suit" and "tell" as words for everything.
  /\bworth (?:a|it|having|showing|more|seeing)\b|\bnot (?:always )?suit\b|\bsuits many\b|\ba reason to ask\b|\bcard can tell you\b|\bwill tell you before\b/giu,
  // What every field said of itself alike.
  /\bdeep(?:est)? (?:training|study)\b|\blong (?:training|study)\b|\bphone that (?:is|gets|will be|will get)\b|\banswered phone\b|\bwithout a (?:phone )?call\b|\bsleep, food, work and mind\b/giu,
  // Labels that say nothing.
  /\bwithin reach\b|\bwhat counts\b|\bin a few words\b|\basked often\b|\bhow to begin\b|\belsewhere$|\bmoving again after\b|\btechnology in\b|\bstay where you are\b/giu,
  // A wink where a worried person reads.
  /\braised eyebrows\b|\bdoubling anything\b|\bsmall hole\b|\bsecond year$|\bthe world smaller\b|\bquiet year\b|\bboard is blurry\b|\bnot one call\b|\bskip the phone\b|\bnobody warned\b|\bbad sign in itself\b/giu,
]

/** Returns the turns in a text of ours that read as translated; none in a good one. */
export function idiomsIn(text: string): string[] {
  return IDIOMS.flatMap((pattern) => text.match(pattern) ?? [])
}
