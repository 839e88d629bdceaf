import { expect, test } from 'vitest'
import { composeDraft } from './compose-draft.ts'
import type { Line } from './line.ts'
import { linesOf } from './lines-of.ts'
import { practiceOf } from './personas/persona.ts'
import { PERSONAS } from './personas/personas.ts'
import { type Rewriter, rewriteContent } from './rewrite.ts'
import { rewriteProblems } from './rewrite-problems.ts'

const OURS = 'We want time for prevention, not only for problems.'
const BLOCK = { text: OURS, facts: [OURS, 'Cedar Grove', 'Dana Reyes', 'By video in Tennessee and Georgia.'] }

test.each([
  'We would like time for prevention, and not for problems alone.',
  'At Cedar Grove, prevention gets time too.',
  'Prevention needs its own time here, in Tennessee and in Georgia too.',
])('accepts a rewording that says nothing new: %s', (text) => {
  expect(rewriteProblems(text, BLOCK)).toEqual([])
})

test.each([
  ['a number', 'We want 30 minutes for prevention.', 'number: 30'],
  ['a number in letters', 'We want three hours for prevention.', 'number: three'],
  ['a name', 'At Cedar Grove, Maria wants time for prevention.', 'name: Maria'],
  ['a name that opens a sentence', 'Mayo wants time for prevention.', 'name: Mayo'],
  ['a place', 'We want time for prevention in Ohio.', 'place: Ohio'],
  ['a place in small letters', 'We want time for prevention in ohio.', 'place: Ohio'],
  ['a date', 'We want time for prevention on weekends.', 'date: weekends'],
  ['a weekday', 'We want time for prevention on Fridays.', 'date: fridays'],
  ['a credential', 'Our clinicians want time for prevention.', 'credential: clinicians'],
  ['a certificate', 'We are board certified in prevention and problems.', 'claim: board certified'],
  ['a link', 'We want prevention, see prevent.example for problems.', 'link: prevent.example'],
  ['a medical term', 'We want time for colonoscopy, not only for problems.', 'medical term: colonoscopy'],
  ['a medicine', 'We want time for insulin, not only for problems.', 'medical term: insulin'],
  ['a banned word', 'We want time for your prevention journey.', 'banned: journey'],
  ['markup', 'We want <b>time</b> for prevention.', 'markup'],
  ['no full stop', 'We want time for prevention', 'no sentence'],
  ['too few words', 'Prevention.', 'too short'],
  ['too many words', `${OURS} ${OURS} ${OURS}`, 'too long'],
  [
    'hard words',
    'We want to prioritize opportunities for prevention, notwithstanding difficulties.',
    'hard to read',
  ],
])('refuses %s', (_, text, problem) => {
  expect(rewriteProblems(text, BLOCK)).toContain(problem)
})

const [persona] = PERSONAS
if (!persona) throw new Error('There is no persona.')
const content = composeDraft(practiceOf(persona))
const rewriteAll = (rewriter: Rewriter) => rewriteContent(content, rewriter)
const reason = (lines: readonly Line[]) => lines.find(({ id }) => id === 'why/accessibility')

test('an accepted rewording keeps id, standing and sources', async () => {
  const before = reason(linesOf(content))
  const text = `Also, ${before?.text.replace(/^./, (letter) => letter.toLowerCase())}`
  const { content: after, refused } = await rewriteAll(async ({ id }) =>
    id === 'why/accessibility' ? text : undefined,
  )
  expect(reason(linesOf(after))).toEqual({ ...before, text })
  expect(refused).toEqual([])
})

test('a refused rewording, an empty one and an error keep our words', async () => {
  const lie = await rewriteAll(async () => 'Dr. Smith in Ohio cures 100 % of patients.')
  expect(lie.content).toEqual(content)
  expect(lie.refused.length).toBeGreaterThan(20)
  expect((await rewriteAll(async () => '')).content).toEqual(content)
  expect((await rewriteAll(() => Promise.reject(new Error('down')))).content).toEqual(content)
})

test('words of the owner and of a rule are never offered', async () => {
  const offered: string[] = []
  await rewriteAll(async ({ id }) => {
    offered.push(id)
    return undefined
  })
  const lines = linesOf(content.sections).filter(({ id }) => offered.includes(id))
  expect(lines.length).toBeGreaterThan(20)
  expect(
    lines.filter(
      ({ typed, sources }) =>
        typed || sources.some((source) => source.from === 'rule' && source.rule !== 'plain-page'),
    ),
  ).toEqual([])
})
