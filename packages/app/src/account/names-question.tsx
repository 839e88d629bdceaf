import { Button } from '../components/ui/button.tsx'
import { showToast } from '../lib/toast.ts'
import { useBusy } from '../lib/use-busy.ts'
import type { Person } from '../session/person.ts'
import { saveNames } from './api/save-names.ts'
import type { Names } from './names.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { saveFailureText } from './save-failure-text.ts'

type NamesQuestionProps = {
  readonly person: Person
  readonly account: Names
  readonly typed: Names
  readonly onAnswered: () => Promise<void>
}

/** Asks which names are right: the account's or the ones just typed. */
export function NamesQuestion({ person, account, typed, onAnswered }: NamesQuestionProps) {
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
