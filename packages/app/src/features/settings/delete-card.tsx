import { DELETE_WORD } from '@foyer/shared/api/account.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FieldError } from '../../components/ui/field-error.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { PATHS } from '../../config/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showToast } from '../../lib/toast.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { signOut } from '../../session/api/session.ts'
import { type DeleteFailure, deleteAccount } from './api/delete-account.ts'
import { ClosingMoney } from './closing-money.tsx'

/** Deletes the account; set apart, because it cannot be undone. */
export function DeleteCard() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Delete my account" id="delete-account">
      <p className="mt-2 text-sm text-muted">
        Removes your profile, answers, drafts, requests and uploaded files, at once and for good. You may want
        to download your data first.
      </p>
      <Button look="danger" className="mt-4" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

const PROBLEMS: { readonly [Code in DeleteFailure['code']]: string } = {
  half_done: 'We could not delete everything just now. Press the button again: that deletes what is left.',
  unsure:
    'No answer came, so we do not know how far it went. Check your connection and press the button again.',
  signed_out: 'Your session has ended. Sign in again to delete your account.',
  refused: 'That did not work just now, and nothing was changed. Please try again in a moment.',
}

/** Asks for the confirmation word, deletes the account and leaves. */
function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [mismatch, setMismatch] = useState('')
  const [isBusy, run] = useBusy()

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setProblem('')
    if (typed.trim().toUpperCase() !== DELETE_WORD) return setMismatch(`Type ${DELETE_WORD} to go on.`)
    void run(remove)
  }

  const remove = async () => {
    const deleted = await deleteAccount()
    if (!deleted.ok) return setProblem(PROBLEMS[deleted.error.code])
    // Leave this screen first, so that it sends no request for a deleted user.
    await navigate(PATHS.start, { replace: true, state: { hasLeft: true } })
    await signOut()
    queryClient.clear()
    forgetPerson()
    showToast({
      title: 'Your account is deleted',
      description: 'Your answers and files are gone.',
      kind: 'success',
    })
  }

  return (
    <Dialog
      title="Delete your account?"
      description="Your profile, answers, drafts, requests and files are removed at once. Nobody can bring them back."
      onClose={() => !isBusy && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        <ClosingMoney />
        <TextField
          label={`Type ${DELETE_WORD} to confirm`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          readOnly={isBusy}
          error={mismatch || undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setMismatch('')
          }}
        />
        {problem && (
          <FieldError id="delete-problem" announced>
            {problem}
          </FieldError>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" busy={isBusy}>
            {isBusy ? 'Deleting...' : 'Delete for good'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Removes everything the app stored in this browser: names, emails, unsent answers, touches. */
function forgetPerson(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith('foyer:')) storage.removeItem(key)
    }
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
