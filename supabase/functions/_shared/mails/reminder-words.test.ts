import type { QuestionKey } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { THINKING } from '@foyer/shared/onboarding/fixtures/personas.ts'
import { StrangersWords } from '@foyer/shared/strangers-words.ts'
import { expect, test } from 'vitest'
import { mailOf } from '../../../tests/mail-of.ts'

const TOKEN = 'e'.repeat(64)

/** The mail to somebody who has answered all but these questions. */
function mailWithout(...open: readonly QuestionKey[]) {
  const answers = Object.entries(THINKING).filter(([key]) => !open.some((one) => one === key))
  return mailOf(
    'questions_left',
    {
      answers: answers.map(([question_key, response]) => ({
        question_key,
        response,
        changed_at: '2026-11-22T12:00:00+00:00',
      })),
    },
    { email: 'harriet@osei.example', first_name: new StrangersWords('Harriet'), token: TOKEN },
  )
}

test('names what is left, with the time it takes, and how to stop', () => {
  const mail = mailWithout('clinicianDetails', 'designDetails')
  expect(mail).toMatchObject({
    to: 'harriet@osei.example',
    headers: {
      'List-Unsubscribe': `<https://project.example/functions/v1/mails/stop?token=${TOKEN}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
  expect(`${mail.subject}\n\n${mail.text}`).toMatchInlineSnapshot(`
    "Two questions left, about one minute

    Two questions left to your draft

    Hello Harriet, your seven answers are saved. These are left:

    (x) Questions 1 to 7
        Answered
    (*) Share Your Background, Story, and Experience
        Question 8, about one minute.
    ( ) What style most resonates with you?
        Question 9, under a minute.

    Go on with question 8: https://app.example/onboarding/build-presence/clinician-details

    The draft is built in seconds after the last answer. It is free, and no credit card is asked for.

    --
    You get this because harriet@osei.example began the questions and has not finished. It comes twice at most, then never again.
    Choose your mails: https://app.example/mail/eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee#choose
    Stop these mails: https://app.example/mail/eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee
    Foyer Practice Websites, Inc., 200 Example Street
    "
  `)
  expect(mail.html).toContain(
    `<a class="link" href="https://app.example/mail/${TOKEN}#choose" style="color:#14503e">Choose your mails</a> or <a class="link" href="https://app.example/mail/${TOKEN}" style="color:#14503e">stop these with one click</a>.`,
  )
})

test('names one question that is left', () => {
  const mail = mailWithout('designDetails')
  expect(mail.subject).toBe('One question left, about one minute')
  expect(mail.text).toContain('This is left:')
})

test('names the next three of many, and counts the others', () => {
  const kept: readonly QuestionKey[] = ['businessDetails']
  const open = Object.keys(THINKING).filter((key): key is QuestionKey => !kept.some((one) => one === key))
  const mail = mailWithout(...open)
  expect(mail.text).toContain('your one answer is saved')
  expect(mail.text).toMatch(/\(x\) Question 1\n {4}Answered\n\(\*\) /)
  expect(mail.text).toMatch(/\( \) And \w+ questions more\n/)
})

test('says where to go on when the answers do not say what is left', () => {
  const mail = mailWithout(...(Object.keys(THINKING) as QuestionKey[]))
  expect(mail.text).toContain('Go on: https://app.example/onboarding/onboarding-guide')
})
