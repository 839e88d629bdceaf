import { type FormEvent, useState } from 'react'
import { Dialog } from '../../components/ui/dialog.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import type { Account, Outcome } from './api/desk.ts'
import { DeskField } from './desk-field.tsx'
import { PaneFacts } from './pane-parts.tsx'
import { lackOf, type PersonDeed, personDeeds, personFacts } from './person-deeds.ts'
import { useDeed } from './use-deed.ts'

type PersonActionsProps = {
  readonly account: Account
  /** Called with the receipt of an erasure. */
  readonly onErased: (receipt: NonNullable<Outcome>) => void
}

/** What an operator can do with an account; each action asks for a reason. */
export function PersonActions({ account, onErased }: PersonActionsProps) {
  const [asked, setAsked] = useState<PersonDeed | null>(null)
  const deed = useDeed()
  const run = async (chosen: PersonDeed, reason: string) => {
    const call = chosen.call(reason)
    const outcome = await deed.run([{ call, undo: [] }], () => chosen.past)
    if (!outcome) return
    setAsked(null)
    if (call.name === 'operator_export_account')
      downloadFile(`foyer-${account.id}.json`, 'application/json', JSON.stringify(outcome, null, 2))
    if (call.name === 'operator_erase_account') onErased(outcome)
  }
  return (
    <aside className="sidebox">
      <section aria-labelledby="actions">
        <h2 id="actions">Actions</h2>
        <div className="do">
          {personDeeds(account).map((chosen) => (
            <button
              key={chosen.label}
              type="button"
              className={chosen.confirm ? 'bad' : ''}
              onClick={() => {
                deed.reset()
                setAsked(chosen)
              }}
            >
              {chosen.label}…
            </button>
          ))}
        </div>
        <p role="status">{deed.done && `${deed.done.text}.`}</p>
      </section>
      <section aria-labelledby="facts">
        <h2 id="facts">Facts</h2>
        <PaneFacts rows={personFacts(account)} />
      </section>
      {asked && (
        <ActionDialog
          deed={asked}
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
  readonly deed: PersonDeed
  readonly failure: string | null
  readonly isPending: boolean
  readonly onClose: () => void
  readonly onRun: (reason: string) => void
}

function ActionDialog({ deed, failure, isPending, onClose, onRun }: ActionDialogProps) {
  const [reason, setReason] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [lack, setLack] = useState<'reason' | 'confirm' | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = lackOf(deed, reason, confirmation)
    setLack(found)
    if (!found) onRun(reason.trim())
    else event.currentTarget.querySelector<HTMLInputElement>(`[name="${found}"]`)?.focus()
  }
  return (
    <Dialog title={deed.label} description={deed.reasonHint} staysOnPressOutside onClose={onClose}>
      <form className="desk-form" onSubmit={submit} noValidate>
        <DeskField
          name="reason"
          label="Reason"
          hint="It stands in the log, in at most 300 characters."
          error={lack === 'reason' && 'Write why.'}
          value={reason}
          maxLength={300}
          onValue={setReason}
        />
        {deed.confirm && (
          <DeskField
            name="confirm"
            label={`Type ${deed.confirm}`}
            error={lack === 'confirm' && 'This is not the address.'}
            value={confirmation}
            onValue={setConfirmation}
          />
        )}
        <p role="alert" className={failure ? 'refused' : ''}>
          {failure}
        </p>
        <button type="submit" disabled={isPending} className={deed.confirm ? 'b main danger' : 'b main'}>
          {deed.label}
        </button>
      </form>
    </Dialog>
  )
}
