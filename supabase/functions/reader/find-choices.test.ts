// What practices write of letters, openings, plans and languages, and what looks like it.
import { expect, test } from 'vitest'
import { findCredentials, findLanguages, findOpenings, findPlans } from './find-choices.ts'
import { readPageWords } from './page-lines.ts'

const FINDERS = {
  credentials: findCredentials,
  openings: findOpenings,
  plans: findPlans,
  languages: findLanguages,
}

function find(kind: keyof typeof FINDERS, html: string): string[] {
  const url = new URL('https://practice.example/')
  return FINDERS[kind]({ label: 'Home page', path: '/', url, words: readPageWords(html) }).map(
    ({ value }) => value,
  )
}

test.each<[keyof typeof FINDERS, string, string[]]>([
  ['credentials', '<h1>Dana Reyes, MD</h1>', ['MD']],
  ['credentials', '<p>Dana Q. Reyes, MD, FAAFP looks after families.', ['MD, FAAFP']],
  ['credentials', '<p>With Benjamin O’Hara, PhD LPC-S', ['PhD, LPC-S']],
  ['credentials', '<p>Imani Brooks, LCSW<p>Joel Hale, LMFT', ['LCSW', 'LMFT']],
  ['credentials', '<p>Annapolis, MD 21401. We are in Baltimore, MD.', []],
  ['credentials', '<p>Dana Reyes, Mdina', []],
  ['openings', '<p>We are accepting new patients.', ['yes']],
  ['openings', '<p>Now welcoming new clients!', ['yes']],
  ['openings', '<p>Dana takes new patients of all ages.', ['yes']],
  ['openings', '<p>I am not currently accepting new clients.', ['no']],
  ['openings', '<p>No longer taking on any new patients', ['no']],
  ['openings', '<p>Our practice is closed to new patients.', ['no']],
  ['openings', '<p>We are not accepting new patients; join our waitlist.', ['list']],
  ['openings', '<p>New patient forms. New patients: bring a card.', []],
  [
    'plans',
    '<h2>Insurance</h2><ul><li>Aetna<li>BCBS of Tennessee<li>United Healthcare</ul>',
    ['Aetna\nBlue Cross Blue Shield\nUnitedHealthcare'],
  ],
  ['plans', '<p>In-network with Cigna and Kaiser.', ['Cigna\nKaiser Permanente']],
  ['plans', '<p>We accept most plans.', []],
  ['plans', '<p>We do not accept Medicare or Medicaid.', []],
  ['plans', '<p>We accept Aetna.<p>We are out-of-network for Cigna.', ['Aetna']],
  ['plans', '<p>A notice of Medicare. The Oscar goes to Aetna Smith.', []],
  ['languages', '<p>Our staff speaks English, Spanish and Tagalog.', ['English\nSpanish\nTagalog']],
  ['languages', '<p>Se habla español', ['Spanish']],
  ['languages', '<p>Languages: ASL, Mandarin', ['American Sign Language\nChinese']],
  ['languages', '<p>Sessions in Portuguese', ['Portuguese']],
  ['languages', '<p>We love Spanish food and French films.', []],
  ['languages', '<p>I do not speak Arabic yet.', []],
])('%s of %s', (kind, html, values) => {
  expect(find(kind, html)).toEqual(values)
})

test('says where it stands, and takes no line for a fact that is a page of its own', () => {
  const html = `<p>Call us. We are accepting new patients today.<p>We speak Spanish ${'and more '.repeat(100)}`
  const words = readPageWords(html)
  const page = { label: 'Home page', path: '/', url: new URL('https://practice.example/'), words }
  expect(findOpenings(page)[0]).toMatchObject({
    before: 'Call us. We are ',
    marked: 'accepting new patients',
    after: ' today.',
  })
  expect(findLanguages(page)).toEqual([])
})
