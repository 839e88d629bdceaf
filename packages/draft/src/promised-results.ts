// Promises of a result. What makes one is no list of phrases: a change of body or mind in the same clause as a time, an amount
// or a certainty. A clause that denies it, asks, hopes, or tells how a condition runs promises nothing.

/** What troubles people. */
const TROUBLE = words(
  "diabetes|cancers?|depression|anxiety|adhd|ocd|ptsd|trauma|burnout|migraines?|headaches?|arthritis|asthma|allerg(?:y|ies)|alzheimer[’']s|dementia|autism|hypertension|heart (?:disease|attacks?)|strokes?|infertility|ibs|reflux|bloating|eczema|psoriasis|rosacea|acne|insomnia|snoring|apnea|cpap|pain|sciatica|vertigo|dizziness|tinnitus|neuropathy|numbness|fatigue|(?:chronic )?(?:disease|illness)(?:es)?|gum disease|cavit(?:y|ies)|bad breath|aging|wrinkles?|(?:fine )?lines|cellulite|stretch marks?|scars?|(?:dark )?spots|sun damage|(?:spider |varicose )?veins|sweating|fat|belly|hair loss|bald(?:ness|ing)|gr[ae]y hair|tattoos?|hot flashes|ed|erectile dysfunction|cravings?|addictions?|colic|frozen shoulders?|(?:bulging|herniated|slipped) discs?|smoking|nicotine|smokers|diabetics|insomniacs|tremors?|dry eyes?|years of (?:sun|sitting|smoking|neglect|stress|damage)|panic|phobias?|stress|fears?|nightmares|nausea|inflammation|toxins|symptoms?|stiffness|cramps|tension|insulin|wounds?|pills|(?:ever )?(?:get|getting|be|feel) sick|joints?|colds?|herpes|heartburn|ulcers?|bunions?|leaks?|scarring|root canals?|freckles|spots|bumps|warts?|moles?|readers|glasses|hangovers?|bladder|thyroid|impotence|menopause|jet lag|hives|gout|lupus|obesity|craving|grief|anger|jealousy|worry|tics?|stutter\\p{L}*|\\p{L}{3,}(?:itis|osis|algia|opathy|rrhea|phobia)",
)
/** What people want more of, or have again. */
const GOOD = words(
  'testosterone|energy|libido|sex drive|stamina|muscles?|strength|memory|hair|vision|eyesight|20\\/20|hearing|fertility|pregnant|metabolism|immun\\p{L}+|hormones?|stays? together|happ(?:y|ier|iness)|full sentences|restful|mood|smile|skin|mobility|flexibility|posture|cartilage|milk supply|youth|health|healthy|jump|a1c|blood (?:sugar|pressure)|cholesterol|waist|stomach|weight|teeth|implants|knees?|marriage|face ?lift|relief|freedom|recovery|transformation|body|face|range of motion|balance|erections?|iq|six[- ]?pack|abs|orgasms?|curves|cheekbones|jawline|lips|bones|lungs|eye(?:s|brows)|ears|spine|hips?|shoulders?|stones|(?:your|every) back|brain|mind|liver|heart|gut|speech|walk(?! (?:in|you))|run|see clearly|read at|healing|cure|younger|whiter|tighter|stronger|straighter|slimmer|smaller|new you|thinner|pain[- ]free|free (?:of|from)|gone|results|old life|latch|sleep(?:s|ing)?|(?:get|feel)s? (?:better|great)|relapse|catch up|back on (?:the|your) \\p{L}+|pounds?|lbs|inch(?:es)?|calories|dress sizes|sex life|drug[- ]free|stairs|dry|cane',
)
/** Verbs that make an end of a trouble. */
const END =
  '(?:eliminat|eradicat|eras|banish|conquer|defeat|vanquish|revers|beat|wip|end|stop|prevent|fix|heal|resolv|undo|solv|kill|melt|dissolv|destroy)(?:e|es|s|ed|d|en|ing|ping|ped)?'
/** A trouble that ends by itself, as a matter of course. */
const ENDS = words(
  `${TROUBLE.source} (?:\\p{L}+ )?(?:ends?|stops?|vanish(?:es)?|disappears?|(?:goes|go) away)`,
)
/** Verbs of a change of body or mind. */
const CHANGE = words(
  `${END}|(?:remov|los|shrink|drop|shed|tighten|whiten|straighten|fad|clear|reduc|reset|kick|lower|cut|burn|tripl|doubl|quadrupl|boost|increas|rais|restor|rebuild|regrow|regain|grow|gain|improv|supercharg|rejuvenat|transform|vanish|disappear|lift|sav|quit|correct|rewir|repair|reliev|renew|smooth|strengthen|sharpen|build|flatten|calm|slim|recover|throw)(?:e|es|s|ed|d|ing|ting)?|(?:gets?|makes?|keeps?|takes?|turns?|leaves?|brings) (?:you|your|(?:the|all) pain|everyone|every \\p{L}+|results|\\d\\d)|finds?|(?:takes?|brings?) (?:\\p{L}+ )+(?:away|back)|bring back|(?:goes|gone) away|walk(?! (?:in|you))|climb|(?:gets?|feels?) better|love|stays? together|through the night|leaves? happy`,
)

const NUMBER =
  '(?:\\d[\\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|few|single)'
const UNIT =
  '(?:minutes?|hours?|days?|nights?|weeks?|weekends?|months?|cycles?|years?|visits?|sessions?|treatments?|adjustments?|doses?|afternoons?|summers?|winters?|moves?|breaths?|lunch(?: break)?s?|(?!(?:several|some|many|few|more) )\\p{L}+ (?:sessions?|treatments?|adjustments?))'
/** By when a result is there. */
const TIME = words(
  `(?:with)?in (?:a |the |as little as |just |only |under |less than |about )*(?:${NUMBER} )?${UNIT}|after (?:just |only )*(?!an? )${NUMBER} \\p{L}+|after (?:just |only )*a (?:session|visit|treatment|adjustment|dose)|for the rest of|${NUMBER} (?:treatments?|sessions?|visits?|jabs?|shots?|pills?|needles?|adjustments?|doses?|drops?),? and|in (?:half the time|no time|its tracks)|by (?:(?:week|day|month) (?:\\d+|one|two|three|four|five|six)|tomorrow|summer|spring|fall|winter|june|july|easter|\\p{L}+day|thanksgiving|halloween|christmas|your (?:wedding|birthday|vacation|reunion)|the (?:first|second|third) ${UNIT})|the (?:first|same) (?:day|night|visit|session)|before (?:your|the) \\p{L}+|before you leave|the day you start|while you sleep|overnight|tonight|today|tomorrow|right away|at once|fast(?:er)?|quick(?:er|ly)|immediate(?:ly)?|instant(?:ly)?`,
)
const AMOUNT = words(
  `\\d[\\d,.]* ?(?:(?:%|percent)(?! of)|times|points|pounds|lbs?|kilos|inch(?:es)?|shades|calories|(?:dress )?sizes|years (?:younger|old))|(?:one|two|three|four|five|six|ten|twenty|thirty|fifty) (?:points|percent(?! of)|pounds|inch(?:es)?|shades|(?:\\p{L}+ )?sizes|years (?:younger|fresher|fitter))|a pound a|twice as|in half|(?:doubl|tripl|quadrupl)(?:e|es|ed|ing)`,
)
/** What a practice says, does, charges or learns: a time, an amount or a certainty beside it is about the service. */
const SERVICE = words(
  `^(?:we|I)|(?:measur|talk|tell|explain|listen|meet|call|send|count|clean|fit|train|learn|teach|stud|spend|cost|charge|welcom|open|keep|treat|review)(?:s|e|es|ed|y|ied|ies|d|ing|ting)?|places|placed|pay(?! nothing)|sent|told|met|kept|taught|spent|paid|(?<!\\b(?:won[’']t|no longer|never) )needs?|bring (?:shoes|a|an|your (?:glasses|list))|prices?|fees?|class(?:es)?|insurance|exams?|screenings?|trials?|rooms?`,
)
const CERTAIN = words(
  `for (?:life|good|ever)|forever|permanent(?:ly)?(?! (?:teeth|address|home|makeup))|lasting (?!\\p{L}*\\s?(?:pain|friendship)\\b)\\p{L}+|no exceptions|lifelong|(?:is|are) history|(?:lasts? )?a lifetime|without (?:a trace|a single \\p{L}+|fail|drugs|pills|exercise|effort|sweat|surgery|diet\\p{L}*)|successful(?:ly)?|make sure|or (?:no fee|you pay nothing|(?:it|we) .*free|your (?:money|fee))|every (?:time|single|night)|survives?|to (?:nothing|zero)|flawless|unnecessary|new year|stays? (?:off|away)|like (?:new|glass|a (?:kid|child|teen\\p{L}*))|(?:as|like|had|were) at (?:\\d\\d|twenty|thirty|forty)|under control|a thing of the past|ever again|never (?:worry(?! about (?:parking|money|the bill|a bill|forms))|comes? back|fails?|need)|always|completely|fully|entirely|effortless(?:ly)?|truly|finally|certain to|years to come|total(?:ly)?(?! cost)(?! (?:knee|hip|joint|shoulder))|complete(?! (?:blood|eye|exam|dental|list|set|care))|guaranteed|promised?|ever need|all day|rest assured|no longer|(?:from )?ever|won[’']t need|the moment we|after our|again|stays? (?:off|young|white)|perfect(?:ly)?(?! (?:for|attendance|time|place))|zero|100 ?%`,
)

/** Says so of everybody or of the days to come: certain only beside a verb of change. */
const WEAK = words("will(?! (?:not|never))|never|[’']ll|going to|every(?:one|body)?|any(?:one|body)?|all")

/** Certain in themselves, whatever stands beside them. */
const ABSOLUTE = new RegExp(
  [
    String.raw`\bguarantee[ds]?\b(?! (?:(?:your|that your|the|our) )?(?:privacy|price|appointment|estimate|for \d))|\bcur(?:e[ds]?|ing)\b|\bpainless(?:ly)?\b|\b(?:clinically |scientifically )?proven\b|\b(?:no|without|zero) (?:any )?(?:side[- ]effects|risks?|downtime)\b|\bpain[- ]free\b`,
    String.raw`\b\d{1,3} ?(?:%|percent) (?:success|effective|safe|satisfaction|cure|of (?:our |my )?(?:patients|people|clients))\b|\b(?:success|cure) rates?\b|\b(?:completely|totally|perfectly|100 ?%) safe\b`,
    String.raw`\bkiss (?:your )?(?:\p{L}+ ){1,2}goodbye\b|\brid yourself\b|\btakes years off\b|\bfeel (?:\p{L}+|\d+)(?: years old)? again\b|\blike a baby from\b|\bthat never fades?\b|\b(?:foolproof|infallible|unbreakable|unfailing)\b|\bzap(?:s|ping)? away\b|^gone$|^\p{L}+(?: \p{L}+)? (?:healed|reversed|erased|cured)$|\b(?:the (?:man|woman)|who) you were at\b|\bno scars\b|\bget(?:s|ting)? rid of\b|\bsay (?:goodbye|farewell) to\b|\bnever (?!wait |rush )(?:\p{L}+ ){1,4}again\b|\byears? (?:younger|fresher|fitter)\b|\bturns? back the clock\b|\banti[- ]?aging\b|\badds? (?:\d+ )?years to\b|\blive (?:to|past) (?:\d{3}|(?:a|one) hundred)\b|\bsuccess for (?:all|every)\b|\bnever scars?\b`,
    String.raw`\bno (?:patient|client|child|mother|couple)s? (?:of (?:ours|mine)|(?:that )?we (?:see|treat)) (?:has|have)\b|\bnever (?:had|lost|seen) an? (?:patient|client|case|mother|baby)\b|\bpercent of (?:our|my)\b|\bworks? (?:for|on) (?:everyone|everybody|anyone|any body)\b|\bwhere (?:all )?(?:others?|the others|everything else|nothing else) (?:fails?|failed|works?)\b|\binto former\b`,
    String.raw`\breverse (?:your )?(?:biological )?age\b|\b(?:fully|completely) (?:healed|recovered|cured)\b`,
    String.raw`\bmirac(?:le|les|ulous)\b|\bbreakthroughs?\b|\bdetox\p{L}*\b|\bboosts? (?:your )?immun\p{L}+|\bworks? (?:for everyone|every time|100 ?%)\b|\bget you pregnant\b`,
    String.raw`\b(?:never|can(?:not| not|[’']t)) (?:fails?|go wrong|hurt you)\b|\b(?:won[’']t|will not|never) (?:feel a thing|hurt\b(?! to)|tear\b|need (?:surgery|glasses|pills|a dentist)\b)|\bwill ever need\b|(?<!\bor )\bwithout (?:any |back )?pain\b`,
    String.raw`\b(?:get|come|came|be|is|go|got|gets)? ?off (?:all )?(?:your |their |of )?(?:insulin|(?:\p{L}+ )?medications?|medicines?|(?:\p{L}+ )?meds|(?:\p{L}+ )?pills|drugs|opioids|cpap)\b`,
    String.raw`\bno more (?:\p{L}+ )?${TROUBLE.source}|\b${END} (?:(?:out|away|all|your|the|any|every|chronic|years of|at|type 2|type two|back|neck|knee) )*(?!smoking)${TROUBLE.source}|\b(?:${GOOD.source}) restored\b|\bheals? (?:you|your \p{L}+|itself|completely)\b|${TROUBLE.source},? (?:is |are )?(?:gone|reversed|erased|history|over)\b`,
    String.raw`\b(?:forget|takes?) (?:(?:about|your|the|all|back|neck|knee) )*${TROUBLE.source}(?= away|$)`,
  ].join('|'),
  'giu',
)

/** "No" before a word of this kind, and not before a trouble. */
const NONE_OF = /\bno $/i
const MADE_UP = /^(?:cure|guarantee|miracle|breakthrough|detox|promise|permanent|instant|perfect)/i
/** Denies what follows in its clause. "Not just", "no matter" and "never … again" deny nothing. */
const DENIES =
  /\b(?:nobody|no one|nothing|none|neither|nor|few|rarely|hardly|seldom|not(?! (?:just|only|merely|simply)\b)|cannot|(?:ca|wo|do|does|did|is|are|would|could)n[’']t(?! (?:just|only)\b)|never (?:was|were|promise|say|tell|claim|believe|told)|stopped believing|no (?!(?:more|matter|pain|risks?|side|downtime|exceptions|surgery|needles|drugs|one)\b)\p{L}+|without promis\p{L}+|careful|beware|wary|myths?|instead of|rather than|anyone who|there is no)\b/iu
/** Denies what stands before it. */
const DENIED =
  /\b(?:(?:is|are|was|were) (?:a myth|not)|does not exist|do(?:es)? not work|selling something)\b/iu
/** Told of what may be, of what should happen then, or of something else than the body. */
const OPEN =
  /^(?:if|when|unless|until|once|call|help|treatment|ways|a class|care)\b|\b(?:may|might|could|would|often|usually|most|many|some|about (?=\d|an? |one|two|six|half)|want(?: you)? to|hope|aim|try|goal|takes?|took|wears? off|come back|comes? off|ready|labs?|tests?|checks?|is hard|guide|estimate|privacy|prescription|double[- ]check|appointments?|call(?:s|ed)? (?:you )?back|answer|asks?|asked|see you|see the same|gets? an hour|placed|testing|charge|tells? you|will tell|(?:new |your )?(?:glasses|lenses|dentures|crowns|aligners|orthotics) (?:are |made |back )?in)\b|(?<!\b(?:you|we|I|anyone|(?:every|any) \p{L}+) )\bcan\b|\b(?:is|are) for life\b/iu
/** How a condition runs by itself: told of the condition, in days or weeks. */
const COURSE =
  /^(?:an? |the )?(?:\p{L}+ )?(?:sprains?|bruis\p{L}+|colds?|cuts?|coughs?|swelling|fevers?|rash(?:es)?|burns?|flu) (?:heals?|fades?|goes?|pass(?:es)?|clears?|ends?)\b/iu
/** Asks what people ask, and does not offer. */
const ASKS =
  /^[“"]?(?:can|could|do|does|did|is|are|will|would|should|how|what|when|why|which|who|must|may)\b|\b(?:can|will|do|should) I\b/iu

/** Returns the promises of a result in a text: each as it was typed, and where it begins. */
export function promisedResults(text: string): { readonly claim: string; readonly index: number }[] {
  return clausesOf(text).flatMap(({ clause, index, isQuestion }) => {
    if (isQuestion && ASKS.test(clause)) return []
    return signalsOf(clause)
      .filter(({ start }) => !deniesAt(clause, start))
      .map(({ start, end }) => ({ claim: clause.slice(start, end), index: index + start }))
  })
}

/** Whether what stands at a place of a text is denied by its clause: "I am no expert", "we are not the cheapest". */
export function isDenied(text: string, at: number): boolean {
  const part = clausesOf(text).findLast(({ index }) => index <= at)
  return part !== undefined && DENIES.test(text.slice(part.index, at))
}

function deniesAt(clause: string, start: number): boolean {
  const before = clause.slice(0, start)
  return (
    DENIES.test(before) || DENIED.test(clause) || (NONE_OF.test(before) && MADE_UP.test(clause.slice(start)))
  )
}

/** Where promises stand in a clause. */
function signalsOf(clause: string): readonly { readonly start: number; readonly end: number }[] {
  const absolute = placesOf(clause, ABSOLUTE)
  if (absolute.length) return absolute
  if (OPEN.test(clause) || COURSE.test(clause)) return []
  const body = [TROUBLE, GOOD].flatMap((kind) => placesOf(clause, kind))
  const change = placesOf(clause, CHANGE)
  if (!change.length && placesOf(clause, SERVICE).length) return []
  const kinds = change.length ? [TIME, AMOUNT, CERTAIN, ENDS, WEAK] : [TIME, AMOUNT, CERTAIN]
  const sure = kinds.flatMap((kind) => placesOf(clause, kind))
  if (!body.length || !sure.length) return []
  // One word may be both, such as "pounds": it needs another beside it.
  const all = [...body, ...change, ...sure]
  if (new Set(all.map(({ start }) => start)).size < 2) return []
  return [{ start: Math.min(...all.map(({ start }) => start)), end: Math.max(...all.map(({ end }) => end)) }]
}

function placesOf(clause: string, kind: RegExp) {
  return Array.from(clause.matchAll(kind), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Sentences, and their parts that say something of their own: "I cannot cure you" and "but I can listen". */
function clausesOf(text: string) {
  const parts = text.matchAll(/[^.;:!?]*?(?:[;:!?]|\.(?!\d)|,? (?=but\b)|, (?=(?:we|you|I|they)\b)|$)/gu)
  return Array.from(parts, (match) => {
    const clause = match[0].trim().replace(/[.;:!?,]+$/u, '')
    return {
      clause,
      index: match.index + match[0].indexOf(clause),
      isQuestion: match[0].trimEnd().endsWith('?'),
    }
  }).filter(({ clause }) => clause !== '')
}

function words(pattern: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, 'giu')
}
