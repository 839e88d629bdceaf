import * as z from 'zod/mini'
import { Button } from '../components/ui/button.tsx'
import { CheckboxField } from '../components/ui/checkbox-field.tsx'
import { TextField } from '../components/ui/text-field.tsx'
import { env } from '../config/env.ts'
import { showToast } from '../lib/toast.ts'
import { useCheckedForm } from '../lib/use-checked-form.ts'
import type { Person } from '../session/person.ts'
import type { Account } from './api/account.ts'
import { recordConsent, saveNames } from './api/account.ts'
import { nameFields, PRACTICE_NAME_INPUT, termsField } from './name-fields.ts'
import type { Names } from './names.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { PersonNameFields } from './person-name-fields.tsx'
import { saveFailureText } from './save-failure-text.ts'
import { TermsLabel } from './terms-label.tsx'

const withTerms = z.object({ ...nameFields, terms: termsField })

type FinishAccountProps = {
  readonly person: Person
  readonly account: Account
  readonly typed: Names | null
  readonly onSaved: () => Promise<void>
}

/** Prompts for missing names and consent. */
export function FinishAccount({ person, account, typed, onSaved }: FinishAccountProps) {
  const { firstName, lastName, companyName } = typed ?? account
  const save = async ({ terms: _accepted, ...names }: z.infer<typeof withTerms>) => {
    try {
      if (!account.hasAcceptedTerms) await recordConsent(person.id, env().termsVersion)
      await saveNames(person.id, names)
      pendingSignUp.write(null)
      await onSaved()
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
    schema: withTerms,
    initial: { firstName, lastName, companyName, terms: account.hasAcceptedTerms },
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
        {!account.hasAcceptedTerms && <CheckboxField label={<TermsLabel />} {...field('terms')} />}
        <Button type="submit" look="second" busy={isBusy} className="justify-self-start">
          {isBusy ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </section>
  )
}
