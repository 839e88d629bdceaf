import { formatMoney } from '@foyer/shared/referrals/money.ts'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../components/ui/dialog.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import type { Account, DeskCall, Told } from './api/desk.ts'
import { Facts } from './item-grounds.tsx'
import { easternMoment } from './item-words.ts'
import { useDeed } from './use-deed.ts'

type PersonAction = {
  readonly label: string
  readonly past: string
  readonly reasonHint: string
  /** What has to be typed, so that nobody presses it by mistake. */
  readonly confirm?: string
  call(reason: string): DeskCall
}

type PersonActionsProps = {
  readonly account: Account
  readonly failedBuilds: readonly Told[]
}

/** What an operator can do with an account; each action asks for a reason. */
export function PersonActions({ account, failedBuilds }: PersonActionsProps) {
  const [asked, setAsked] = useState<PersonAction | null>(null)
  const deed = useDeed()
  const run = async (action: PersonAction, reason: string) => {
    const outcome = await deed.run(action.call(reason), action.past, null)
    if (!outcome) return
    setAsked(null)
    if (action.call(reason).name === 'operator_export_account')
      downloadFile(`foyer-${account.id}.json`, 'application/json', JSON.stringify(outcome, null, 2))
  }
  return (
    <aside className="sidebox">
      <section aria-labelledby="actions">
        <h2 id="actions">Actions</h2>
        <div className="do">
          {actionsOf(account, failedBuilds).map((action) => (
            <button
              key={action.label}
              type="button"
              className={action.confirm ? 'bad' : ''}
              onClick={() => {
                deed.reset()
                setAsked(action)
              }}
            >
              {action.label}…
            </button>
          ))}
        </div>
        <p role="status">{deed.done && `${deed.done.text}.`}</p>
      </section>
      <section aria-labelledby="facts">
        <h2 id="facts">Facts</h2>
        <Facts rows={factsOf(account)} />
      </section>
      {asked && (
        <ActionDialog
          action={asked}
          failure={deed.failure}
          isPending={deed.isPending}
          onClose={() => setAsked(null)}
          onRun={(reason) => void run(asked, reason)}
        />
      )}
    </aside>
  )
}

type ActionDialogProps = {
  readonly action: PersonAction
  readonly failure: string | null
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onRun: (reason: string) => void
}

function ActionDialog({ action, failure, isPending, onClose, onRun }: ActionDialogProps) {
  const [missing, setMissing] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const reason = String(form.get('reason')).trim()
    if (!reason) return setMissing('Say why: the reason stands in the log.')
    if (action.confirm && String(form.get('confirm')).trim().toLowerCase() !== action.confirm)
      return setMissing(`Type ${action.confirm} to go on.`)
    setMissing(null)
    onRun(reason)
  }
  return (
    <Dialog title={action.label} description={action.reasonHint} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <label className="grid gap-1">
          Reason
          <textarea
            name="reason"
            maxLength={300}
            rows={3}
            className="rounded-control border border-control bg-surface p-2"
          />
        </label>
        {action.confirm && (
          <label className="grid gap-1">
            Type {action.confirm}
            <input
              name="confirm"
              autoComplete="off"
              className="rounded-control border border-control bg-surface p-2"
            />
          </label>
        )}
        <p role="alert">{missing ?? failure}</p>
        <button
          type="submit"
          disabled={isPending}
          className="min-h-11 rounded-control bg-primary px-4 font-[650] text-on-primary"
        >
          {action.label}
        </button>
      </form>
    </Dialog>
  )
}

function actionsOf(account: Account, failedBuilds: readonly Told[]): readonly PersonAction[] {
  const of_profile = account.id
  const failedMail = account.story.findLast(
    ({ kind, details }) => kind === 'mail' && details.status === 'failed',
  )
  const closed = account.story.filter(
    ({ kind, details }) =>
      kind === 'referral' &&
      ['rejected', 'duplicate', 'self_referral', 'expired'].includes(String(details.status)),
  )
  const actions: PersonAction[] = []
  if (failedMail)
    actions.push({
      label: 'Send the mail again',
      past: 'The mail goes out again',
      reasonHint: 'Look first whether it arrived.',
      call: (reason) => ({
        name: 'operator_send_again',
        args: { of_mail: String(failedMail.details.id), reason },
      }),
    })
  if (failedBuilds.length > 0)
    actions.push({
      label: 'Run the build again',
      past: 'The build runs again',
      reasonHint: 'The owner gets the usual mail when the draft is ready.',
      call: (reason) => ({
        name: 'operator_build_again',
        args: { of_builds: failedBuilds.slice(-1).map(({ details }) => String(details.id)), reason },
      }),
    })
  if (account.site?.state === 'live')
    actions.push({
      label: 'Take the site down',
      past: 'The site goes offline within seconds',
      reasonHint: 'The owner reads the reason on My Site and cannot publish until you allow it again.',
      call: (reason) => ({ name: 'operator_take_site_down', args: { of_profile, reason } }),
    })
  if (account.site?.taken_down_because)
    actions.push({
      label: 'Allow the site again',
      past: 'The owner can publish again',
      reasonHint: 'The site stays offline until its owner publishes it.',
      call: (reason) => ({ name: 'operator_allow_site', args: { of_profile, reason } }),
    })
  for (const { details } of closed)
    actions.push({
      label: `Credit R-${details.number} by hand`,
      past: `R-${details.number} counts now`,
      reasonHint: `It counts for ${details.partner}, who reads the reason.`,
      call: (reason) => ({
        name: 'operator_decide_referral',
        args: { of_referral: String(details.id), decision: 'credit', reason },
      }),
    })
  return [
    ...actions,
    {
      label: 'Export the data',
      past: 'The file is downloaded',
      reasonHint: 'One JSON file with everything that is stored of this account, without uploaded files.',
      call: (reason) => ({ name: 'operator_export_account', args: { of_profile, reason } }),
    },
    {
      label: 'Erase the account',
      past: 'It is erased within seconds; the log has the number of the receipt',
      reasonHint:
        'The account, its answers, files and site go for good. Entries of the books stay, without a name.',
      confirm: account.email,
      call: (reason) => ({ name: 'operator_erase_account', args: { of_profile, reason } }),
    },
  ]
}

function factsOf(account: Account): readonly (readonly [string, string])[] {
  return [
    [
      'Address',
      `${account.email}, ${account.confirmed_at ? `confirmed ${easternMoment(account.confirmed_at)}` : 'not confirmed'}`,
    ],
    ['Person', [account.first_name, account.last_name].filter(Boolean).join(' ') || 'Not said'],
    ['Practice', account.practice ?? 'Not said'],
    [
      'Website',
      account.site ? `${account.site.name ?? ''} ${account.site.state}` : account.draft ? 'A draft' : 'None',
    ],
    ...account.domains.map(({ host, state }) => ['Domain', `${host}, ${state}`] as const),
    ['Code', account.code],
    ...(account.partner
      ? [
          ['Approved', formatMoney(account.partner.approved_cents)] as const,
          ['Paid', formatMoney(account.partner.paid_cents)] as const,
        ]
      : []),
    ...(account.closes_on ? [['Closes on', account.closes_on] as const] : []),
  ]
}
