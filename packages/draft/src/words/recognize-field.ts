import type { FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

type OwnField = readonly [FieldId, RegExp]

// In this order: "pediatric dentistry" is about teeth, and "physical therapy" is not about talking.
const OWN_FIELDS: readonly OwnField[] = [
  [
    'dental',
    /\bdent(?:al|ist\w*|ures?|adura\w*)\b|\b(?:ortho|perio|endo|prostho)dont\w*|\bteeth\b|\btooth\w*|\boral (?:health|surgery)\b|\bsmiles\b/iu,
  ],
  [
    'midwifery',
    /\bmidwi(?:fe|ves|fery)\b|\bbirth (?:center|centre|house)\b|\bhome ?births?\b|\bcnm\b|\bparteras?\b/iu,
  ],
  ['eye_care', /\beyes?\b|\boptometr\w*|\bophthalm\w*|\bvision (?:care|center|clinic)\b|\bopticians?\b/iu],
  ['chiropractic', /\bchiro\w*|\bspinal adjustments?\b|\bquiropr\w*/iu],
  ['acupuncture', /\bacupunct\w*|\bchinese medicine\b|\btcm\b|\bacupuntura\b/iu],
  [
    'physical_therapy',
    /\bphysical therap\w*|\bphysio\w*|\bpelvic floor\b|\bfisioterapia\b|\brehab(?:ilitation)?\b/iu,
  ],
  ['psychiatry', /\bpsychiatr\w*|\bpsiquiatr\w*|\bpmhnp\b/iu],
  ['nutrition', /\bdieti[tc]ians?\b|\bdietetics?\b|\bnutri\w+/iu],
  ['dermatology', /\bdermat\w*|\bskin\b|\bdermis\b/iu],
  [
    'therapy',
    /(?<!\b(?:massage|occupational|speech|hormone|iv|infusion|ketamine|light|radiation|vision|ozone|oxygen|drip) )\btherap(?:y|ies|ists?)\b|(?<!\b(?:genetic|lactation|breastfeeding) )\bcounsel\w*|\bpsycho(?:log|therap|anal)\w*|\bmental health\b|\bterap(?:ia|euta)\b|\bemdr\b|\bcbt\b/iu,
  ],
]

// Only a title says these: every description may name children or pain.
const CATALOGUE_FIELDS: readonly OwnField[] = [
  ['pediatric_care', /\bp(?:a)?ediatric\w*|\bchildren\b|\bkids\b/iu],
  ['womens_health', /\bwom[ae]n\b|\bgyn(?:ecolog\w*)?\b|\bob-?gyn\b|\bobstetric\w*|\bmenopause\b/iu],
  ['mens_health', /\bmen\b|\bmen['’]s\b|\burolog\w*/iu],
  ['sports_medicine', /\bsports?\b/iu],
  ['pain_management', /\bpain\b/iu],
  ['weight_management', /\bweight\b|\bobesity\b|\bbariatric\w*/iu],
  ['functional_medicine', /\b(?:functional|integrative) (?:medicine|health|care)\b/iu],
  ['healthy_aging', /\bgeriatric\w*|\baging\b|\bseniors?\b|\blater life\b/iu],
  ['chronic_disease', /\bchronic (?:disease|illness|conditions?|care)\b|\bdiabetes\b|\bendocrinolog\w*/iu],
  ['primary_care', /\b(?:family|internal|general) (?:medicine|practice)\b|\bprimary care\b/iu],
]

/**
 * Recognizes the field of a practice type that the owner wrote: by its title, else by its description. `undefined` when
 * neither names one; the words of the page then fit any practice.
 */
export function recognizeField(title: string, description: string): FieldId | undefined {
  const inTitle = [...OWN_FIELDS, ...CATALOGUE_FIELDS].find(([, pattern]) => pattern.test(title))
  return (inTitle ?? OWN_FIELDS.find(([, pattern]) => pattern.test(description)))?.[0]
}
