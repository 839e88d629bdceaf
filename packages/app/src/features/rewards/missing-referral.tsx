import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import { explainEmail } from '@foyer/shared/contact/explain-email.ts'
import { FIRST_TOUCH_DAYS } from '@foyer/shared/leads/attribution.ts'
import { formatBookDay, formatBookDayOf } from '@foyer/shared/referrals/money.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { BudgetSpent } from '../../lib/budget-spent.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useTypedText } from '../../session/use-typed-text.ts'
import {
  askAboutReferral,
  type MissingAnswer,
  openReferralCase,
  type ReferralCase,
} from './api/missing-referral.ts'

type MissingReferralProps = {
  readonly before?: string
  readonly opener?: string
  readonly after?: string
}

/** Opens the question about a referral that a partner does not find, or does not agree with. */
export function MissingReferral({ before, opener = 'Missing a referral?', after }: MissingReferralProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className="mt-4 text-sm text-muted">
      {before}{' '}
      <button
        type="button"
        className="text-link inline-flex min-h-11 items-center"
        onClick={() => setIsOpen(true)}
      >
        {opener}
      </button>{' '}
      {after}
      {isOpen && <MissingDialog onClose={() => setIsOpen(false)} />}
    </p>
  )
}

type Asked = { readonly address: string; readonly sentOn: string | null }
type Answered = { readonly answer: MissingAnswer; readonly openCase: ReferralCase | null }

function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  const [address, setAddress] = useTypedText('missing-referral')
  const [sentOn, setSentOn] = useTypedText('missing-referral-sent')
  const [answered, setAnswered] = useState<(Answered & { asked: Asked }) | null>(null)
  const [mistake, setMistake] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()
  const asked = { address: canonicalEmail(address), sentOn: sentOn || null }

  const tell = (error: unknown) => {
    if (!(error instanceof BudgetSpent)) console.warn('A missing referral could not be looked up:', error)
    setProblem(
      error instanceof BudgetSpent ? error.message : 'No answer came. Check your connection and try again.',
    )
  }
  const compare = async () => {
    try {
      setAnswered({ ...(await askAboutReferral(asked)), asked })
      setAddress('')
      setSentOn('')
    } catch (error) {
      tell(error)
    }
  }
  const askPerson = async (of: Asked) => {
    setProblem('')
    try {
      const opened = await openReferralCase(of)
      if (opened) setAnswered((now) => now && { ...now, openCase: opened })
      else await compare()
    } catch (error) {
      tell(error)
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setProblem('')
    const wrong = explainEmail(asked.address)
    if (wrong) return setMistake(wrong)
    void run(compare)
  }

  return (
    <Dialog
      title="Missing a referral?"
      description="Tell us whom you sent. We compare it with what came in under your code and answer at once."
      onClose={() => !isBusy && onClose()}
    >
      {answered ? (
        <div className="grid gap-4 text-sm">
          <p className="text-muted wrap-anywhere">
            You asked about {answered.asked.address}
            <span>{answered.asked.sentOn && `, sent about ${bookDay(answered.asked.sentOn)}`}</span>.
          </p>
          <Answer {...answered} />
          <Problem>{problem}</Problem>
          <div className="flex flex-wrap justify-end gap-3">
            <Button
              look="ghost"
              disabled={isBusy}
              onClick={() => {
                setAnswered(null)
                setProblem('')
              }}
            >
              Ask about another
            </Button>
            {!answered.openCase && answered.answer.answer !== 'counts' && (
              <Button look="second" busy={isBusy} onClick={() => void run(() => askPerson(answered.asked))}>
                Ask a person to look
              </Button>
            )}
          </div>
        </div>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
          <TextField
            label="Their email address"
            type="email"
            autoComplete="off"
            hint="The one they most likely used. You get five of these a day."
            value={address}
            readOnly={isBusy}
            error={mistake || undefined}
            onChange={({ target }) => {
              setAddress(target.value)
              setMistake('')
            }}
          />
          <TextField
            label="About when did you send them?"
            optional="(optional)"
            type="date"
            value={sentOn}
            readOnly={isBusy}
            onChange={({ target }) => setSentOn(target.value)}
          />
          <p className="text-sm text-muted">
            We only speak about people whose visit with your link was seen. For everyone else the answer is
            the same, whether we know them or not.
          </p>
          <Problem>{problem}</Problem>
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="ghost" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy}>
              Compare
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

function Answer({ answer, openCase }: Answered) {
  const [sentence, more] = openCase
    ? [
        `Case C-${openCase.number} is open since ${formatBookDayOf(openCase.opened_at)}.`,
        `A person reads it and writes to you by ${bookDay(openCase.answer_by)}.`,
      ]
    : wordsOf(answer)
  return (
    <div role="status" className="grid gap-1">
      <p className="text-base font-[650]">{sentence}</p>
      <p className="text-muted">{more}</p>
    </div>
  )
}

function wordsOf(answer: MissingAnswer): readonly [sentence: string, more: string] {
  switch (answer.answer) {
    case 'counts':
      return ['It is in your table.', `They signed up on ${bookDay(answer.signed_up_on)}, and count for you.`]
    case 'left_address':
      return [
        `This address was left under your code on ${bookDay(answer.left_on)}.`,
        `Whoever signs up with it by ${bookDay(answer.until)}, in the browser that left it, is in your table at once. Anybody can type any address, so of other sign-ups we say nothing before a person has looked.`,
      ]
    case 'somebody_else':
      return [
        answer.reason ? `${answer.reason.replace(/\.$/, '')}.` : 'They came through another partner first.',
        `The link that we saw first counts, for ${FIRST_TOUCH_DAYS} days. We cannot say whose it was.`,
      ]
    case 'too_late':
      return [
        `They came with your link on ${bookDay(answer.left_on)}, and signed up ${answer.days} days later.`,
        `A link counts for ${FIRST_TOUCH_DAYS} days.`,
      ]
    case 'not_counted':
      return ['It does not count.', answer.reason ?? 'Write to us if you think that this is wrong.']
    case 'nothing':
      return [
        'Nothing from this address came in under your code.',
        'They may have used another address, another device, or typed the code wrong. We say the same for every address that did not come through you.',
      ]
  }
}

function bookDay(day: string): string {
  return formatBookDay(day, new Date(), { year: true })
}
