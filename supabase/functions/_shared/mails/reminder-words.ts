import { GUIDE_PATH } from '@foyer/shared/onboarding/flow/flow.ts'
import { minutesFor, progressAt, secondsFor } from '@foyer/shared/onboarding/flow/progress.ts'
import { counted, returnOf } from '@foyer/shared/onboarding/pages/return.ts'
import type { Step } from '@foyer/shared/onboarding/questions/step.ts'
import { z } from 'zod'
import { readAnswers } from '../read-answers.ts'
import type { MailReader, MailWords } from './mail-row.ts'

/** What an owner has answered, as rows of the table. */
export const reminderSchema = z.object({ answers: z.array(z.unknown()) })

/** How many questions are named; the others are counted. */
const NAMED = 3

const END = {
  kind: 'note',
  text: 'The draft is built in seconds after the last answer. It is free, and no credit card is asked for.',
} as const

/** The mail to the owner who began the questions and stopped. */
export function reminderWords(
  facts: z.output<typeof reminderSchema>,
  { hello, appUrl }: MailReader,
): MailWords {
  const answers = readAnswers(facts.answers)
  const back = returnOf(answers)
  // Answers of an older version of the questions may not say where somebody is.
  if (!back)
    return {
      subject: 'Your draft waits for your last answers',
      title: 'Your draft waits for your last answers',
      preview: 'Your answers are saved.',
      blocks: [
        { kind: 'text', text: `${hello}your answers are saved. Go on where you left.` },
        { kind: 'button', label: 'Go on', href: `${appUrl}${GUIDE_PATH}` },
        END,
      ],
    }
  const { at, left } = back
  const { position, answered } = progressAt(at.key, answers)
  const [count, saved] = [counted(left.length, 'question'), counted(answered, 'answer')]
  const Count = `${count.charAt(0).toUpperCase()}${count.slice(1)} left`
  const isSaved = `${saved} ${answered === 1 ? 'is' : 'are'} saved`
  const more = left.length - NAMED
  return {
    subject: `${Count}, about ${counted(minutesFor(left), 'minute')}`,
    title: `${Count} to your draft`,
    preview: `Next: “${at.title}”. Your ${isSaved}.`,
    blocks: [
      {
        kind: 'text',
        text: `${hello}your ${isSaved}. ${left.length === 1 ? 'This is' : 'These are'} left:`,
      },
      {
        kind: 'steps',
        steps: [
          {
            state: 'done',
            title: position === 2 ? 'Question 1' : `Questions 1 to ${position - 1}`,
            note: 'Answered',
          },
          ...left.slice(0, NAMED).map((step) => ({
            state: step === at ? ('now' as const) : ('ahead' as const),
            title: step.title,
            note: `Question ${progressAt(step.key, answers).position}, ${timeWords(step)}.`,
          })),
          ...(more > 0 ? [{ state: 'ahead', title: `And ${counted(more, 'question')} more` } as const] : []),
        ],
      },
      { kind: 'button', label: `Go on with question ${position}`, href: `${appUrl}${at.path}` },
      END,
    ],
  }
}

function timeWords(step: Step): string {
  return secondsFor(step) < 60 ? 'under a minute' : `about ${counted(minutesFor([step]), 'minute')}`
}
