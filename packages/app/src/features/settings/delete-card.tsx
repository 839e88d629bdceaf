import { DELETE_WORD } from '@foyer/shared/api/account.ts'
import { formatBookDay } from '@foyer/shared/referrals/money.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { type NextScreenMessage, sayAfterLeaving } from '../../lib/next-screen.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showToast } from '../../lib/toast.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { closeAfterPayout, closingMoneyQuery, keepAccount } from '../../referrals/api/closing-money.ts'
import { partnerAccountQuery } from '../../referrals/api/partner-account.ts'
import { signOut } from '../../session/api/session.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { clearSignOut, noteSignOut } from '../../session/signed-out.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { type DeleteFailure, deleteAccount } from './api/delete-account.ts'
import { type ClosingChoice, ClosingMoney, mayBePaidFirst } from './closing-money.tsx'

/** Deletes the account; set apart, because it cannot be undone. */
export function DeleteCard() {
  const { data } = useOwnQuery(closingMoneyQuery)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title="Delete my account" id="delete-account">
      {data?.closes_on ? (
        <Closing on={data.closes_on} />
      ) : (
        <p className="mt-2 text-sm text-muted">
          Removes your profile, answers, versions, requests and uploaded files, at once and for good. You may
          want to download your data first.
        </p>
      )}
      <Button look="danger" className="mt-4" onClick={() => setIsOpen(true)}>
        Delete my account
      </Button>
      {isOpen && <DeleteDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

/** Says when the account closes by itself, and takes it back. */
function Closing({ on }: { readonly on: string }) {
  const refresh = useRefreshedMoney()
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, run] = useBusy()
  const keep = async () => {
    setHasFailed(false)
    try {
      await keepAccount()
      await refresh()
      showToast({ title: 'Your account stays', description: 'Your link works again.', kind: 'success' })
    } catch (error) {
      console.warn('The account could not be kept:', error)
      setHasFailed(true)
    }
  }
  return (
    <>
      <p className="mt-2 text-sm">
        Your account closes by itself on {formatBookDay(on, new Date(), { year: true })}, after the last
        payday. Your link has stopped.
      </p>
      <Button look="second" className="mt-4 mr-3" busy={isBusy} onClick={() => void run(keep)}>
        Keep my account
      </Button>
      <Problem>
        {hasFailed && 'That could not be stored. Check your connection and press the button again.'}
      </Problem>
    </>
  )
}

/** Loads again what is known about the money of a closing account. */
function useRefreshedMoney(): () => Promise<unknown> {
  const person = useSignedInPerson()
  const client = useQueryClient()
  return () =>
    Promise.all(
      [closingMoneyQuery(person.id), partnerAccountQuery(person.id)].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

const PROBLEMS: { readonly [Code in DeleteFailure['code']]: string } = {
  half_done: 'We could not delete everything just now. Press the button again: that deletes what is left.',
  unsure:
    'No answer came, so we do not know how far it went. Check your connection and press the button again.',
  signed_out: 'Your session has ended. Sign in again to delete your account.',
  refused: 'That did not work just now, and nothing was changed. Please try again in a moment.',
}

const DELETED: NextScreenMessage = {
  title: 'Your account is deleted',
  description: 'Your answers and files are gone.',
  kind: 'success',
  notice: {
    title: 'Goodbye, and all the best for your practice',
    text: 'Your account and its files are deleted. You are welcome back at any time, with the same email.',
  },
}

/** Says what happens to money, asks for the confirmation word, deletes the account and leaves. */
function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate()
  const refresh = useRefreshedMoney()
  const { data: money, isPending, isError, refetch } = useOwnQuery(closingMoneyQuery)
  const [choice, setChoice] = useState<ClosingChoice>('later')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [mismatch, setMismatch] = useState('')
  const [isBusy, run] = useBusy()
  const isShown = useIsShown()
  const laterOn = money && mayBePaidFirst(money) && choice === 'later' ? money.would_close_on : null

  const handleConfirm = () => {
    setProblem('')
    if (typed.trim().toUpperCase() !== DELETE_WORD) return setMismatch(`Type ${DELETE_WORD} to go on.`)
    void run(async () => {
      if (isPending) {
        // Nothing is given up before it is known.
        const { data } = await refetch({ cancelRefetch: false })
        if (data && data.due_cents + data.launched_cents + data.held_cents > 0)
          return setProblem('Money is waiting for you. Look at it above, then press the button again.')
      }
      await (laterOn ? closeLater() : remove())
    })
  }

  const closeLater = async () => {
    try {
      const day = await closeAfterPayout()
      await refresh()
      if (!day)
        return setProblem('Your money has changed meanwhile. Look at it again, then press the button.')
      showToast({
        title: `Your account closes on ${formatBookDay(day, new Date(), { year: true })}`,
        description: 'Your link has stopped. You can take it back until then.',
        kind: 'success',
      })
      onClose()
    } catch (error) {
      console.warn('The account could not be set to close:', error)
      setProblem(PROBLEMS.refused)
    }
  }

  const remove = async () => {
    // The session may end before the answer comes, and a guard then leaves this screen: that is no reason to sign in again.
    noteSignOut()
    const deleted = await deleteAccount()
    if (!deleted.ok) {
      clearSignOut()
      return report(PROBLEMS[deleted.error.code])
    }
    // Leave this screen first, so that it sends no request for a deleted user.
    await navigate(PATHS.start, { replace: true })
    sayAfterLeaving(PATHS.settings, DELETED)
    await signOut()
    queryClient.clear()
    forgetPerson()
  }

  const report = (failure: string) => {
    if (isShown()) setProblem(failure)
    else showToast({ title: 'Not deleted', description: failure, kind: 'destructive' })
  }

  return (
    <ConfirmDialog
      title="Delete your account?"
      description="Your profile, answers, versions, requests and files are removed. Nobody can bring them back."
      confirm={
        isBusy
          ? 'One moment...'
          : laterOn
            ? `Delete on ${formatBookDay(laterOn, new Date())}`
            : 'Delete for good'
      }
      isBusy={isBusy}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {money && <ClosingMoney money={money} choice={choice} isLocked={isBusy} onChoice={setChoice} />}
      {isError && (
        <p role="alert" className="text-sm">
          We could not look up whether money is waiting for you. Look at your{' '}
          <TextLink to={PATHS.payouts}>payouts</TextLink> before you go on.
        </p>
      )}
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
      <Problem>{problem}</Problem>
    </ConfirmDialog>
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
