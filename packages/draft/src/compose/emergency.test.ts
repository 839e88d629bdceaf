import { FIELD_IDS, type FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, it } from 'vitest'
import { applyEdits } from '../apply-edits.ts'
import { composeDraft } from '../compose-draft.ts'
import type { FullContent } from '../content.ts'
import { editsFromRow } from '../edits.ts'
import { linesOf } from '../lines-of.ts'
import { PACKS } from '../packs/all.generated.ts'
import { practiceOf } from '../personas/persona.ts'
import { full, profile } from '../personas/persona-answers.ts'
import { renderDraft } from '../render-draft.ts'
import { withSafety } from '../safety.ts'
import { sectionOf } from '../sections.ts'

const OWNER = profile('22222222-0000-4000-8000-000000000001', 'Dana', 'Reyes', 'Harbor')

function draftOf(title: string, services = '') {
  const answers = full({ journey: 'recent', type: [title, 'Care for everybody who needs it'] })
  const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers, details: { services } }))
  if (content.kind !== 'full') throw new Error('This persona gets a proposal.')
  return content
}

const emergencyFor = (title: string) => draftOf(title).emergency.text

function numbersFor(title: string, services = ''): readonly [first: boolean, foot: boolean] {
  const content = draftOf(title, services)
  expect(content.emergency.text).toContain('911')
  return [content.crisis?.text.includes('988') ?? false, content.emergency.text.includes('988')]
}

it.each(['Talk therapy', 'Psychiatry', 'EMDR', 'Suicide prevention', 'Teens who self-harm'])(
  'says on the first screen whom to call: %s',
  (title) => {
    expect(numbersFor(title)).toEqual([true, true])
  },
)

it.each([
  ['Lactation consultant', '1-833-852-6262'],
  ['Midwives', '1-833-852-6262'],
  ['Birth doula', '1-833-852-6262'],
  ['Pediatrics', '1-800-222-1222'],
])('names the number that people of %s may need', (title, number) => {
  expect(emergencyFor(title)).toContain(number)
})

it.each([
  ['Talk therapy', '', true],
  ['Family medicine', 'Depression', true],
  ['Family medicine', 'Checkups', false],
  ['Mobile vet', 'Grief', false],
])('says of %s with %s by video that it is no crisis line: %s', (title, services, isSaid) => {
  const lineFor = (video: boolean) => {
    const type = [title, 'Care for everybody who needs it'] as const
    const answers = full({ journey: 'recent', type, zip: '98107', ...(video && { video, states: ['WA'] }) })
    const content = composeDraft(practiceOf({ id: 'one', profile: OWNER, answers, details: { services } }))
    return content.kind === 'full' ? content.emergency.text : ''
  }
  expect(lineFor(true).split('We are not a crisis line.')).toHaveLength(isSaid ? 2 : 1)
  expect(lineFor(false)).not.toContain('crisis line')
})

it('sends nobody with a sick animal to 911', () => {
  expect(emergencyFor('Mobile vet')).toBe('In an emergency, call the nearest animal hospital.')
})

const CHEST = /chest pain/i
const NERVES = /bladder control|blow to the head/
const NEW_BABY = /1-833-852-6262.*988/
/** What the page of a field says of its own dangers, and where (reference: copy guide, 4.1); every page says 911. */
const OF_FIELD: {
  readonly [Field in FieldId]?: readonly (readonly ['first' | 'contact' | 'page', RegExp])[]
} = {
  therapy: [
    ['first', /988.*911/],
    ['contact', /988/],
  ],
  psychiatry: [
    ['first', /988.*911/],
    ['contact', /988/],
  ],
  womens_health: [['contact', NEW_BABY]],
  midwifery: [['contact', NEW_BABY]],
  lactation: [['contact', NEW_BABY]],
  birth_support: [['contact', NEW_BABY]],
  pediatric_care: [
    ['contact', /Poison Control.*1-800-222-1222/],
    ['contact', NEW_BABY],
  ],
  dental: [['page', /Swelling that spreads.*emergency/]],
  eye_care: [['page', /loss of sight/]],
  chiropractic: [['page', NERVES]],
  physical_therapy: [['page', NERVES]],
  pain_management: [['page', NERVES]],
  sports_medicine: [['page', NERVES]],
  chronic_disease: [['contact', CHEST]],
  mens_health: [['contact', CHEST]],
  healthy_aging: [['contact', CHEST]],
  primary_care: [['contact', CHEST]],
}

it.each(FIELD_IDS)('the page of %s says whom to call in the dangers of its field', (field) => {
  const { words } = PACKS[field]
  const content = draftOf((PACKS[field].title ?? words.noun) || field)
  if (field === 'animal_care') {
    expect(content.emergency.text).not.toMatch(/911|988/)
    return
  }
  expect(content.emergency.text).toContain('911')
  // No page names a number that its patients hardly need.
  const asked = (OF_FIELD[field] ?? []).map(([, says]) => says.source).join(' ')
  for (const number of ['988', '1-833-852-6262', '1-800-222-1222'])
    expect([number, content.emergency.text.includes(number)]).toEqual([number, asked.includes(number)])
  for (const [where, says] of OF_FIELD[field] ?? []) {
    const text =
      where === 'first'
        ? (content.crisis?.text ?? '')
        : where === 'contact'
          ? content.emergency.text
          : linesOf({ ...content, metadata: undefined })
              .map((line) => line.text)
              .join('\n')
    expect(text).toMatch(says)
  }
})

const besideServices = (content: FullContent) => sectionOf(content.sections, 'services')?.safety?.text

it.each([
  ['Dermatology', 'Mohs surgery', undefined, /^[^8]*$/],
  ['Dental', 'Care in pregnancy', NEW_BABY, NEW_BABY],
  ['Family medicine', 'Prenatal visits\nFlu shots', NEW_BABY, NEW_BABY],
  ['Family medicine', 'Birth control\nBirth-control pills', undefined, /^[^8]*$/],
  ['Dental', 'Dental trauma', undefined, /^[^8]*$/],
  ['Dental', 'Trauma-informed visits', /988/, /988/],
  ['Partos en casa', 'Cuidado postparto', NEW_BABY, NEW_BABY],
  ['Nutrición', 'Adicciones', /988/, /988/],
  ['Talk therapy', 'Postpartum anxiety', NEW_BABY, /988.*911.*1-833-852-6262/],
  ['Acupuncture', 'Grief', /988/, /988/],
  ['Nutrición', 'Trastornos, depresión', /988/, /988/],
  ['Talk therapy', 'Trauma', undefined, /988/],
  ['Mobile vet', 'Newborn puppies', undefined, /^(?!.*\d)/],
])('%s with the service %j', (title, services, beside, contact) => {
  const content = draftOf(title, services)
  if (beside) expect(besideServices(content)).toMatch(beside)
  else expect(besideServices(content)).toBeUndefined()
  expect(content.emergency.text).toMatch(contact)
})

it.each([
  ['Chiropractic', 'pregnancy'],
  ['Psychiatry', 'postpartum'],
])('%s: a service that we suggest brings a number once its owner has confirmed it', (title, service) => {
  const answers = full({ journey: 'recent', type: [title, 'Care for everybody who needs it'] })
  const confirmed = (ids: readonly string[]) =>
    composeDraft(
      practiceOf({ id: 'one', profile: OWNER, answers, details: { confirmed: ids } }),
    ) as FullContent
  expect(JSON.stringify(confirmed([]))).toContain(`"services/${service}/title"`)
  expect(besideServices(confirmed([]))).toBeUndefined()
  const said = confirmed([`services/${service}/title`])
  expect(besideServices(said)).toMatch(NEW_BABY)
  expect(said.emergency.text).toMatch(/988.*1-833-852-6262|1-833-852-6262.*988/)
})

it.each([
  ['Family medicine', true],
  ['Mobile vet', false],
])('the page of a service for newborns at %s names the hotline for parents: %s', (title, isNamed) => {
  const text = 'Newborns are checked from nose to tail. '.repeat(14)
  const content = applyEdits(
    draftOf(title),
    editsFromRow({
      words: {},
      section_order: [],
      hidden: {},
      added: { 'add-aaaa': { kind: 'service', at: 1, name: 'Newborns', price: '', text, slug: 'newborns' } },
      pictures: {},
    }),
  )
  const pages = renderDraft(content, 'modern', { kind: 'draft', assetBase: '' })
  const page = String(pages.find(({ path }) => path === 'newborns/index.html')?.body)
  expect(page).toContain('nose to tail')
  expect(page.includes('1-833-852-6262')).toBe(isNamed)
})

it('follows a service that the owner puts on the page, names no number twice, and is the same twice', () => {
  const content = draftOf('Family medicine', 'Checkups')
  const put = (name: string) =>
    applyEdits(
      content,
      editsFromRow({
        words: {},
        section_order: [],
        hidden: {},
        added: { 'add-aaaa': { kind: 'service', at: 1, name, price: '', text: '' } },
        pictures: {},
      }),
    ) as FullContent
  for (const [name, first] of [
    ['Postpartum visits', false],
    ['Suicide prevention', true],
    ['Depression', false],
  ] as const) {
    const said = put(name)
    expect([besideServices(said) !== undefined, said.crisis !== undefined]).toEqual([!first, first])
    expect(said.emergency.text).toContain('988')
    for (const number of ['911', '988', '1-833-852-6262'])
      expect(said.emergency.text.split(number).length).toBeLessThanOrEqual(2)
    expect(withSafety(withSafety(said))).toEqual(withSafety(said))
  }
})

it('follows what the owner lists, in whatever field', () => {
  expect(numbersFor('Family medicine', 'Checkups\nDepression')).toEqual([false, true])
  expect(numbersFor('Dietitian', 'Eating disorders')).toEqual([false, true])
  expect(numbersFor('Family medicine', 'Care after an overdose')).toEqual([true, true])
  expect(numbersFor('Dental', 'Cleanings\nFillings')).toEqual([false, false])
})
