import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { Button } from '../components/ui/button.tsx'
import { CheckboxField } from '../components/ui/checkbox-field.tsx'
import { TextField } from '../components/ui/text-field.tsx'
import { env } from '../config/env.ts'
import { PATHS } from '../config/paths.ts'
import { showToast } from '../lib/toast.ts'
import { useBusy } from '../lib/use-busy.ts'
import { useCheckedForm } from '../lib/use-checked-form.ts'
import { authFailure, UNREACHABLE } from '../session/auth-failure.ts'
import type { Person } from '../session/person.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { accountQuery } from './account-state.ts'
import { type Account, recordConsent, saveNames, saveStart } from './api/account.ts'
import { nameFields, PRACTICE_NAME_INPUT, termsField } from './name-fields.ts'
import type { Names } from './names.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { PersonNameFields } from './person-name-fields.tsx'
import { TermsLabel } from './terms-label.tsx'

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

const finishSchema = z.object({ ...nameFields, terms: termsField, isPartner: z.boolean() })

type FinishAccountProps = {
  readonly person: Person
  readonly account: Account
  readonly typed: Names | null
  readonly onSaved: () => Promise<void>
}

/**
 * Prompts for missing names and consent, and in a browser that did not sign up also for whom the account is: what the form of
 * another device said is not known here.
 */
function FinishAccount({ person, account, typed, onSaved }: FinishAccountProps) {
  const { firstName, lastName, companyName } = typed ?? account
  const navigate = useNavigate()
  const isNewHere = !account.hasAcceptedTerms && !account.isPartner && !typed
  const save = async ({ terms: _accepted, isPartner, ...names }: z.infer<typeof finishSchema>) => {
    try {
      if (!account.hasAcceptedTerms) await recordConsent(person.id, env().termsVersion)
      await saveNames(person.id, names)
      if (isPartner) await saveStart(person.id, 'partner')
      pendingSignUp.write(null)
      await onSaved()
      if (isPartner) await navigate(PATHS.partnerTerms)
    } catch (error) {
      showToast({ title: 'Error', description: saveFailureText(error), kind: 'destructive' })
    }
  }

  const {
    form,
    field,
    typed: entered,
    errors,
    isBusy,
  } = useCheckedForm({
    schema: finishSchema,
    initial: { firstName, lastName, companyName, terms: account.hasAcceptedTerms, isPartner: false },
    onSubmit: save,
  })

  return (
    <section
      aria-labelledby="finish-account"
      className="mt-7 rounded-card border border-line bg-surface p-5.5"
    >
      <h2 id="finish-account" className="display text-xl">
        Finish your account
      </h2>
      <p className="mt-1 text-sm text-muted">We have your email. One more thing and you are set.</p>
      <form className="mt-5 grid gap-4" {...form}>
        <div className="grid gap-4 sm:@md:grid-cols-2">
          <PersonNameFields field={field} typed={entered} errors={errors} isBusy={isBusy} />
        </div>
        <TextField {...PRACTICE_NAME_INPUT} readOnly={isBusy} {...field('companyName')} />
        {isNewHere && (
          <CheckboxField label="I have no practice. I want to refer practices." {...field('isPartner')} />
        )}
        {!account.hasAcceptedTerms && <CheckboxField label={<TermsLabel />} {...field('terms')} />}
        <Button type="submit" look="second" busy={isBusy} className="justify-self-start">
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </section>
  )
}

/** Returns the server's message for a failed save, or that no answer came: the browser's own words help nobody. */
function saveFailureText(error: unknown): string {
  const isAnswered = error instanceof Error && ('details' in error || 'status' in error)
  return isAnswered ? authFailure(error).message : UNREACHABLE.message
}
