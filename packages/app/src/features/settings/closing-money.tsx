import { formatBookDay, formatMoney, nameAccount } from '@foyer/shared/referrals/money.ts'
import clsx from 'clsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import type { ClosingMoney as Money } from '../../referrals/api/closing-money.ts'

/** Whether the account is deleted once everything is paid out, or at once. */
export type ClosingChoice = 'later' | 'now'

/** Whether a partner may be paid out before the account is deleted. */
export function mayBePaidFirst(money: Money): boolean {
  return money.has_account && money.would_close_on !== null
}

type ClosingMoneyProps = {
  readonly money: Money
  readonly choice: ClosingChoice
  readonly isLocked: boolean
  readonly onChoice: (choice: ClosingChoice) => void
}

/** What happens to a partner's money when the account is deleted, with the choice to be paid out first. */
export function ClosingMoney({ money, choice, isLocked, onChoice }: ClosingMoneyProps) {
  const now = new Date()
  const lines = linesOf(money, now)
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="closing-money" className="grid gap-3 text-sm">
      <h3 id="closing-money" className="font-[650]">
        First, your money
      </h3>
      <ul>
        {lines.map(({ name, cents, text }) => (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-2.5"
          >
            <span className="font-[550]">{name}</span>
            <span className="tabular-nums">{formatMoney(cents)}</span>
            <span className="col-span-2 text-muted">{text}</span>
          </li>
        ))}
      </ul>
      {money.would_close_on && mayBePaidFirst(money) && (
        <fieldset disabled={isLocked} className="grid gap-2">
          <legend className="sr-only">What happens to the practices that are in their 30 days</legend>
          <Option
            isChosen={choice === 'later'}
            title="Pay me out first, then delete"
            onChoose={() => onChoice('later')}
          >
            The account closes by itself on {formatBookDay(money.would_close_on, now, { year: true })}, after
            the last payday. Your link stops today. You can take it back until then.
          </Option>
          <Option
            isChosen={choice === 'now'}
            title={`Delete today and give up ${formatMoney(money.launched_cents)}`}
            onChoose={() => onChoice('now')}
          >
            Nobody else gets it. Coming back later does not bring it back.
          </Option>
        </fieldset>
      )}
      {!money.has_account && (money.due_cents > 0 || money.launched_cents > 0) && (
        <p>
          <TextLink to={PATHS.payoutDetails}>Add where you are paid</TextLink> first, and what is due is paid
          even after you have left.
        </p>
      )}
      <p className="text-muted">
        Your profile, link, and addresses go. Payments stay in our books under a number, without your name.
        Only for the last payment and for taxes your legal name is kept apart: 7 years, then it goes too.
      </p>
    </section>
  )
}

type OptionProps = {
  readonly title: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: React.ReactNode
}

function Option({ title, isChosen, onChoose, children }: OptionProps) {
  return (
    <label
      className={clsx(
        'flex cursor-pointer gap-3 rounded-card border-[1.5px] px-4 py-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
        isChosen
          ? 'border-lit-line bg-lit shadow-[inset_0_0_0_1px_var(--lit-line)]'
          : 'border-control bg-surface hover:border-muted',
      )}
    >
      <input
        type="radio"
        name="closing"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 flex-none accent-primary"
      />
      <span>
        <b className="block font-[650]">{title}</b>
        <span className="text-muted">{children}</span>
      </span>
    </label>
  )
}

function linesOf(money: Money, now: Date): readonly { name: string; cents: number; text: string }[] {
  const choice = mayBePaidFirst(money) ? '. Your choice:' : ': given up when you delete.'
  return [
    {
      name: 'On its way',
      cents: money.on_its_way_cents,
      text: money.on_its_way_until
        ? `It arrives by ${formatBookDay(money.on_its_way_until, now)}, in any case.`
        : 'It is paid, in any case.',
    },
    { name: 'Due', cents: money.due_cents, text: describeDue(money, now) },
    {
      name: 'Launched, not yet due',
      cents: money.launched_cents,
      text: `${describeLaunched(money, now)}${choice}`,
    },
    {
      name: 'Live, being checked',
      cents: money.held_cents,
      text: `${count(money.held)}. ${
        money.decides_by ? `A person decides by ${formatBookDay(money.decides_by, now)}` : 'A person decides'
      }. Given up if the account is deleted before that.`,
    },
  ].filter(({ cents }) => cents > 0)
}

function describeDue(money: Money, now: Date): string {
  switch (money.waits_for) {
    case 'account':
      return 'Nobody can be paid without an account at a bank or PayPal: it is given up when you delete.'
    case 'new_account':
      return 'Leaves on the first payday on which your new account may be used, in any case.'
    case 'correction':
      return 'The last payment came back. Correct where you are paid first: nobody can after you have left.'
    case 'check':
    case 'hold':
      return 'Stays yours. It leaves once a person has looked at your payouts.'
    case 'terms':
      return 'Stays yours. Accept the partner terms first, then it leaves on the next payday.'
    case 'form':
      return money.leaving_cents > 0
        ? `${formatMoney(money.leaving_cents)} ${describePayday(money, now)} The rest stays yours and leaves once your tax form is here, so send it before you leave.`
        : 'Stays yours. It leaves once your tax form is here, so send it before you leave.'
    case null: {
      const text = describePayday(money, now)
      return text.charAt(0).toUpperCase() + text.slice(1)
    }
  }
}

function describePayday({ masked, method, next_payday }: Money, now: Date): string {
  const account = masked && method ? ` for ${nameAccount(method, masked)}` : ''
  return `leaves on payday, ${formatBookDay(next_payday, now, { weekday: 'short' })},${account}${account && ','} in any case.`
}

function describeLaunched({ launched, last_due_on }: Money, now: Date): string {
  const isOver = last_due_on !== null && new Date(`${last_due_on}T23:59:59`) < now
  if (last_due_on === null || isOver) return `${count(launched)}, live for 30 days; a person looks next`
  return `${count(launched)}, due ${launched === 1 ? '' : 'until '}${formatBookDay(last_due_on, now)}`
}

function count(practices: number): string {
  return practices === 1 ? 'One practice' : `${practices} practices`
}
