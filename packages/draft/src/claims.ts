// Titles, credentials, superlatives and promises that a law or a board may ask the owner to prove. We never write them;
// when the owner did, the checklist says so.

import { isDenied, promisedResults } from './promised-results.ts'

export type Claim = {
  /** The claim as it was typed. */
  readonly claim: string
  readonly kind: ClaimKind
}
export type ClaimKind =
  | 'title'
  | 'certificate'
  | 'license'
  | 'specialty'
  | 'superlative'
  | 'rating'
  | 'result'
  | 'refund'
  | 'patient'
  | 'testimonial'
  | 'number'
  | 'rule'

type Pattern = readonly [ClaimKind, RegExp]

const ILLNESS =
  "(?:diabetes|cancers?|depression|anxiety|adhd|ptsd|migraines?|arthritis|asthma|alzheimer[’']s|dementia|autism|hypertension|heart (?:disease|attacks?)|strokes?|high blood pressure|infertility|ibs|eczema|psoriasis|acne|insomnia|(?:back |neck |knee |chronic )?pain|(?:chronic )?(?:disease|illness)(?:es)?|aging)"
const TREATER =
  '(?:doctor|physician|surgeon|psychologist|psychiatrist|dentist|chiropractor|optometrist|podiatrist|dermatologist|pediatrician|midwife|dietitian|nurse)'
// A capital and a small letter: "Ng", "O’Brien". Pronouns and plain nouns at the start of a sentence are no names.
const NAME = String.raw`\b(?!(?:He|She|They|We|You|It|Who|One|My|Our|Your|The|That|This|These|Those|Many|Most|Some|Few|All|Each|People|Patients|Men|Women|Children|Kids|Parents|Mothers|Fathers|Someone|Everyone|Everybody|Nobody|Somebody|Anyone|Medicine|Nothing|Something|Everything|And|But|When|If|Then|What|Dad|Mom|Grandma|Grandpa|Mother|Father)\b)\p{Lu}\p{Ll}+`

// "New Castle, PA" has two words with capitals, as a name has.
const PLACE =
  '(?:New|North|South|East|West|Upper|Lower|Our|Greater|Downtown|Saint|St[.]?|Fort|Mount|San|Santa|Los|Las|Grand|Silver|College|State|Chevy|Bel|Devils|Ocean|Cape|Port|Bay|Lake)'
const PLACE_END =
  '(?:Springs?|City|Falls|Beach|Heights|Forks|Rapids|Township|Valley|Island|Village|Harbor|County|Center|Junction)'

// Larger towns of two words in Maryland, Massachusetts, Mississippi and Pennsylvania, whose codes are titles, too.
const TOWN =
  '(?:Glen (?:Arm|Burnie|Mills)|Owings Mills|Severna Park|Hunt Valley|Takoma Park|Perry Hall|Oxon Hill|Temple Hills|Middle River|Windsor Mill|White Marsh|Prince Frederick|La Plata|Charlotte Hall|Bryn (?:Athyn|Mawr)|Blue Bell|Plymouth Meeting|Newtown Square|Bala Cynwyd|Kennett Square|Camp Hill|Elkins Park|Willow Grove|Wilkes[- ]Barre|Bethel Park|Drexel Hill|Spring House|Clarks Summit|Jamaica Plain|Chestnut Hill|Fall River|Vineyard Haven|Hyde Park|Oak Bluffs|Woods Hole|Buzzards Bay|Beverly Farms|Feeding Hills|Indian Orchard|Great Barrington|Pass Christian|Olive Branch|Horn Lake|Moss Point)'

// A state after a comma, or a word of a text in capitals, looks like letters after a name: these count only there.
const AFTER_NAME = String.raw`(?<=(?:(?<!\b(?:in|from|near|of|to|at|around|outside|serving)\s(?:\p{Lu}[\p{L}.’'-]*\s)*)(?!(?:In|From|Near|Around|Outside|Serving|Visit|Care|Clinic|We|They|You|I|${PLACE})\s)(?:\p{Lu}[\p{L}.’'-]*\s)(?!${PLACE_END}\b)\p{Lu}[\p{L}’'-]*\p{Ll},?|\b[A-Z]{2,6},|\b(?:an?|as))\s)`

// What can be counted and nobody on the page has counted. A price, a fee or the owner's own years are no such numbers.
const NUMBER = '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten)'
const SHARE = String.raw`\b\d{1,3}(?:\.\d+)? ?(?:%|percent\b)(?! (?:off|discount|fee|deposit|(?:sales )?tax|interest|(?:of|on) (?:the |your |each |every )?(?:price|fee|bill|cost|visit|balance|membership)))|\b${NUMBER} (?:out of|in) (?:every )?(?:ten|five|four|three|two|100|1,000|10|[2-9])\b(?= (?:\p{L}+ ){0,2}(?:people|adults|women|men|children|kids|teens|patients|americans|mothers|parents|families|visits|us|them)\b)`
const TIMES = String.raw`\b${NUMBER} times (?:as |more |less |better|faster|safer|likelier|higher|lower)|\b(?:twice|half) as (?:likely|fast|good|effective|safe|many|much|often|long|well)\b`
const MANY = String.raw`\b(?:millions|hundreds of thousands) of (?:\p{L}+ )?(?:people|adults|women|men|children|patients|americans)\b|(?:(?<!\b(?:no|not|never) )\b(?:over|more than|nearly|almost) \d[\d,]{2,}|\b\d[\d,]{2,}\+|\b(?:treated|helped|delivered|performed|placed|seen|done) (?:\p{L}+ )?\d[\d,]{2,}) (?:\p{L}+ ){0,2}(?:patients|people|families|babies|births|children|procedures|surgeries|treatments|visits|sessions|clients|cases|implants|adjustments)\b`
const STUDIES =
  '\\b(?:studies|research|science|statistics|evidence|data) (?:shows?|proves?|says?|suggests?|finds?|confirms?|ha(?:s|ve) (?:shown|proven|proved|found))\\b'
/** Who has counted, in the same sentence. */
const NAMED_SOURCE =
  /\b[Aa]ccording to (?!(?:studies|research|science|experts|some|many)\b)|\b[Ss]ources?:|https?:|\bwww\.|\([^)]*\b(?:19|20)\d\d\)|\b(?:CDC|NIH|FDA|WHO|CMS|AHRQ|Census)\b/

const PATTERNS: readonly Pattern[] = [
  ['title', /\bDrs?\b\.?(?=\s+\p{Lu})|\bDoctor(?=\s+\p{Lu})/gu],
  [
    'title',
    /(?<![\p{L}.])(?:M\.D\.|D\.O\.|D\.C\.|D\.D\.S\.|D\.M\.D\.|Ph\.D\.|Psy\.D\.|R\.N\.|L\.Ac\.|DDS|DMD|DPM|DNP|APRN|ARNP|PMHNP(?:-[A-Z]+)?|FNP(?:-[A-Z]+)?|AGNP(?:-[A-Z]+)?|NP(?:-[A-Z]+)?|CNM|CPM|CRNA|PA-C|PhD|EdD|PsyD|PharmD|AuD|DPT|OTR(?:\/L)?|RN|BSN|MSN|LPN|RDN?|LDN|CDCES|LC?SW|LICSW|LMSW|LMFT|LPCC?|LMHC|LCPC|LAc|DACM|DAOM|LMT|IBCLC|BCBA(?:-D)?|CCC-SLP|FA[A-Z]{2,4}|MPH)(?![\p{L}])/gu,
  ],
  [
    'title',
    new RegExp(
      String.raw`${AFTER_NAME}(?<!\b${TOWN},?\s)(?:MD|DO|DC|OD|PA|PT|OT|ND|LM|MS|MA)(?![\p{L}])(?!\s+\d{5})`,
      'gu',
    ),
  ],
  ['title', new RegExp(String.raw`\b(?:am|as) an? (?:\p{Ll}+ ){0,2}${TREATER}\b`, 'gu')],
  // "Dana Kim, family dentist", and "Psychologist in private practice".
  [
    'title',
    new RegExp(
      String.raw`(?<=\p{Lu}[\p{L}.’'-]*\s\p{Lu}[\p{L}’'-]*\p{Ll},\s(?:an? |your |our )?(?:\p{Ll}+ ){0,2})${TREATER}\b`,
      'gu',
    ),
  ],
  [
    'title',
    new RegExp(
      String.raw`(?<=^|[.!?]\s)(?!(?:the|an?|my|our|your|his|her|their|no|every|any|licensed|registered)\s)(?:\p{L}+ ){0,2}${TREATER}(?=,|\.|$| (?:in|with|and|for|since|at|of)\b)`,
      'giu',
    ),
  ],
  [
    'title',
    /\b(?:nurse practitioner|physician assistant|nurse[- ]midwife|doctor of (?:medicine|osteop\p{L}+|chiropractic|dental \p{L}+|physical therapy|nursing|psychology|optometry|podiatr\p{L}+|philosophy|pharmacy|naturopath\p{L}+|acupuncture|oriental medicine))\b/giu,
  ],
  [
    'certificate',
    /\b(?:double |triple )?board[- ](?:certified|eligible|certification)\b|\bdiplomate\b|\bfellowship[- ]trained\b|\bcertified\b|\baccredited\b|\bcertificate in\b|\bfellow of the\b|\b\p{Lu}[\p{L}’]+-(?:trained|educated)\b/giu,
  ],
  ['license', /\blicensed\b|\bregistered (?=nurse|dietitian|dietician|psych|therap|midwife)/giu],
  [
    'specialty',
    /\bspeciali[sz](?:es?|ed|ing|t|ts|ty|ties)\b|\bexperts?\b|\bauthority (?:on|in)\b|\bgurus?\b|\bpioneer(?:s|ed|ing)?\b/giu,
  ],
  [
    'superlative',
    /\b(?<!\beven with the )(?:very )?best(?=[- ](?:in|of|care|doctors?|dentists?|clinics?|practice|treatment|therap\p{L}+|rated|reviewed)\b)|\b(?:is|are|be|am) the (?:very )?best\b|#\s?1\b|\bno\. ?1\b|\bnumber one\b|\bleading(?! (?:to|up|cause|you|me|us|a)\b)|\b(?:top|highest)[- ](?:rated|doctors?|dentists?|docs?|ranked|quality|notch|choice)\b|\btop \d+ ?%|\bfinest\b|\bfirst[- ]class\b|\bworld[- ](?:class|renowned|famous)\b|\b(?:nationally|internationally) (?:known|recogni[sz]ed|renowned)\b|\bunmatched\b|\bunparalleled\b|\bunrival+ed\b|\bsecond to none\b|\blike no other\b|\bpremier\b|\baward[- ]winning\b|\bvoted\b|\bthe only\b(?=[^.!?]{0,60}\b(?:in|within|who|that)\b)|\b(?:the|our) most (?:experienced|trusted|advanced|effective|qualified|skilled)\b|\bmost (?:experienced|trusted|advanced)\b|\bstate[- ]of[- ]the[- ]art\b|\bcutting[- ]edge\b|\bgold standard\b|\bbetter (?:care |results )?than (?:any|other|your|most)\b|\bthe (?:fastest|safest|gentlest|cheapest|newest|latest|lowest)\b|\b(?:lowest|unbeatable) prices?\b/giu,
  ],
  [
    'rating',
    /★|⭐|\b(?:[345]|five|four)[- ]?stars?\b|\b[345](?:\.\d)?\s?\/\s?5\b|\b[345]\.\d (?:on|stars?|rating)\b|\b\d[\d,]*\+? (?:\p{L}+ ){0,2}reviews?\b|\b(?:rave|glowing) reviews?\b|\b(?:\d+|nine|eight) (?:out of|in) (?:10|ten)\b|\b\d[\d,]*\+? (?:happy|satisfied|healed|successful)\b|\b(?:hundreds|thousands) of (?:happy|satisfied|patients|people)\b|\brated\b/giu,
  ],
  [
    'refund',
    /\bmoney[- ]back\b|\byour money back\b|\b(?:full|100 ?%) refund\b|\brefund(?:ed)? if\b|\b(?:free|no charge|you pay nothing|nothing to pay) (?:if|unless)\b/giu,
  ],
  [
    'patient',
    new RegExp(
      [
        String.raw`${NAME}(?: \p{Lu}\p{Ll}*\.?)?,?(?: (?:age |aged )?\d{1,2},?)? (?:lost \d+|beat|overcame|recovered|suffered|battled|struggled with|came to (?:me|us)|walked into|quit smoking|stopped taking|was (?:diagnosed|cured|treated|healed|suffering)|no longer (?:has|needs|takes)|got pregnant|(?:had|has|with) ${ILLNESS})(?![\p{L}])`,
        String.raw`\b(?:[Mm]y|[Oo]ur|[Aa]) (?:patient|client)s?,? (?:named |called )?${NAME}`,
        String.raw`[”"]\s*[–—-]{1,2}\s*\p{Lu}\p{Ll}+`,
      ].join('|'),
      'gu',
    ),
  ],
  // Somebody else's praise, in quotation marks or told. A question in them is one that patients ask.
  [
    'testimonial',
    new RegExp(
      [
        String.raw`\btestimonials?\b`,
        String.raw`\b(?:patients|clients) (?:say|said|love|praise|recommend|rave|swear by|(?:tell|told) (?:me|us) (?:that|it|they|how much|how (?:good|well)))(?![\p{L}])`,
        String.raw`[“"](?=[^“”"]*\b(?:I|I[’']m|I[’']ve|me|my)\b)(?=[^“”"]*\b(?:changed|saved|cured|fixed|healed|helped|recommend|thank|grateful|amazing|wonderful|great|best|finally|better|listened|listens|gone|love|loved)\b)[^“”"]*[^“”"?][”"]`,
      ].join('|'),
      'giu',
    ),
  ],
  ['number', new RegExp(`${SHARE}|${TIMES}|${MANY}|${STUDIES}`, 'giu')],
  [
    'rule',
    /\b(?:HIPAA|ADA|WCAG|FDA)[- ](?:compliant|approved|cleared|certified|secure|registered)\b|\bcompliant\b|\bFDA approval\b/giu,
  ],
]

/** Kinds that praise: who denies them claims nothing. */
const PRAISE: ReadonlySet<ClaimKind> = new Set([
  'certificate',
  'license',
  'specialty',
  'superlative',
  'rating',
  'refund',
])

/** Why each kind may have to be proved, or taken out: one sentence. */
export const CLAIM_REASONS: { readonly [Kind in ClaimKind]: string } = {
  title: 'Check that you may use this title, because some states allow it only with the degree beside it.',
  certificate: 'Be ready to prove this certificate, because many states ask for the full name of the board.',
  license: 'Check that this license is current in each state that the sentence names.',
  specialty: 'Check this word, because some states keep it for recognized specialties.',
  superlative: 'Be ready to prove this, because it says that you are better than others.',
  rating: 'Be ready to prove this, because federal law punishes ratings and numbers that nobody can check.',
  result: 'Take this out or be ready to prove it, because many boards forbid the promise of a result.',
  refund: 'Check this with your board, because many forbid paying back for a result that did not come.',
  patient: 'Ask this patient for written consent, because a name beside health details is private by law.',
  testimonial:
    'Ask your board before you use the words of patients, because some boards forbid them in advertising.',
  number:
    'Name the source of this or take it out, because federal law asks for proof of what can be counted.',
  rule: 'Be ready to prove this, because it says that a rule is met.',
}

/**
 * Returns the claims in a typed text that may have to be proved, each once, in the order in which they were typed.
 *
 * @param text as the owner typed it
 * @param place the city and state of the practice, such as "Glen Burnie, MD": there, the code is no title
 */
export function typedClaims(text: string, place = ''): Claim[] {
  const checked = place ? text.replaceAll(place, '') : text
  const found = [
    ...PATTERNS.flatMap(([kind, pattern]) =>
      [...checked.matchAll(pattern)]
        .filter((match) => kind !== 'number' || !hasSource(checked, match.index))
        .filter((match) => !PRAISE.has(kind) || !isDenied(checked, match.index))
        .map((match) => ({ claim: match[0], kind, at: match.index })),
    ),
    ...promisedResults(checked).map(({ claim, index }) => ({ claim, kind: 'result' as const, at: index })),
  ]
    .map((one) => ({ ...one, end: one.at + one.claim.length }))
    .sort((one, other) => one.at - other.at || other.end - one.end)
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

function hasSource(text: string, at: number): boolean {
  const from = Math.max(...['. ', '! ', '? '].map((end) => text.lastIndexOf(end, at)))
  const end = text.slice(at).search(/[.!?](?= |$)/)
  return NAMED_SOURCE.test(text.slice(from + 1, end < 0 ? undefined : at + end))
}
