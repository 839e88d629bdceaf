import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '../components/ui/button.tsx'
import { showToast } from '../lib/toast.ts'
import { useBusy } from '../lib/use-busy.ts'
import type { Person } from '../session/person.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { accountQuery } from './account-state.ts'
import { saveNames } from './api/account.ts'
import { FinishAccount } from './finish-account.tsx'
import type { Names } from './names.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { saveFailureText } from './save-failure-text.ts'

/**
 * Prompts for missing profile fields: names and terms after a first sign-in without a sign-up, or which names are right
 * after a sign-up with the email of an existing account. Renders nothing when nothing is missing or that is unknown.
 */
export function AccountCard() {
  const person = useSignedInPerson()
  const query = accountQuery(person)
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  if (!data) return null
  const { account, typed } = data
  const handleSaved = () => queryClient.invalidateQueries({ queryKey: query.queryKey })

  if (!account.hasAcceptedTerms || !account.firstName || !account.lastName) {
    return <FinishAccount person={person} account={account} typed={typed} onSaved={handleSaved} />
  }
  if (typed) return <NamesQuestion person={person} account={account} typed={typed} onAnswered={handleSaved} />
  return null
}

type NamesQuestionProps = {
  readonly person: Person
  readonly account: Names
  readonly typed: Names
  readonly onAnswered: () => Promise<void>
}

/** Asks which names are right: the account's or the ones just typed. */
function NamesQuestion({ person, account, typed, onAnswered }: NamesQuestionProps) {
  const [isSaving, run] = useBusy()

  const answer = async (work: () => Promise<void>) => {
    try {
      await work()
      pendingSignUp.write(null)
      await onAnswered()
    } catch (error) {
      showToast({ title: 'Error', description: saveFailureText(error), kind: 'destructive' })
    }
  }

  return (
    <section aria-labelledby="which-names" className="mt-7 rounded-card border border-line bg-surface p-5.5">
      <h2 id="which-names" className="display text-xl">
        Which is right?
      </h2>
      <p className="mt-1 text-sm text-muted">
        You had an account already, as <bdi>{describe(account)}</bdi>. Just now you typed{' '}
        <bdi>{describe(typed)}</bdi>.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          look="second"
          busy={isSaving}
          onClick={() => run(() => answer(() => saveNames(person.id, typed)))}
        >
          Update my account
        </Button>
        <Button look="ghost" busy={isSaving} onClick={() => run(() => answer(async () => {}))}>
          Keep what was there
        </Button>
      </div>
    </section>
  )
}

function describe({ firstName, lastName, companyName }: Names): string {
  const name = `${firstName} ${lastName}`.trim()
  return companyName ? `${name} of ${companyName}` : name
}
