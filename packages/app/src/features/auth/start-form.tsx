import { isEmail } from '@foyer/shared/contact/email.ts'
import { visibleText } from '@foyer/shared/plain-text.ts'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { nameFields, PRACTICE_NAME_INPUT, termsField } from '../../account/name-fields.ts'
import { PersonNameFields } from '../../account/person-name-fields.tsx'
import { TermsLabel } from '../../account/terms-label.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { setTypedPracticeName } from '../../site/practice-name.ts'
import { emailHint } from './email-hint.tsx'

const signUpSchema = z.object({
  ...nameFields,
  email: z
    .string()
    .check(z.overwrite<string>(visibleText), z.refine(isEmail, { error: 'Valid email is required' })),
  terms: termsField,
})

/** The fields of the start page. */
export type SignUp = z.infer<typeof signUpSchema>

type StartFormProps = {
  readonly initial: Partial<SignUp>
  /** Called with the texts of the form whenever one changes. */
  readonly onType: (typed: Omit<SignUp, 'terms'>) => void
  /** Signs up; the form stays busy until this resolves. */
  readonly onSubmit: (signUp: SignUp) => Promise<void>
  readonly children?: ReactNode
}

/** The form of the start page. */
export function StartForm({ initial, onType, onSubmit, children }: StartFormProps) {
  const { form, field, typed, change, errors, isBusy } = useCheckedForm({
    schema: signUpSchema,
    initial: { firstName: '', lastName: '', email: '', companyName: '', terms: false, ...initial },
    onSubmit,
    onChange: ({ terms: _consent, ...texts }) => {
      setTypedPracticeName(texts.companyName)
      onType(texts)
    },
  })

  return (
    <form className="mt-5 grid gap-4 lg:mt-7 lg:gap-4.5" {...form}>
      <div className="grid gap-4 min-[22rem]:grid-cols-2 min-[22rem]:gap-3 lg:gap-4">
        <PersonNameFields field={field} typed={typed} errors={errors} isBusy={isBusy} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={isBusy}
        hint={emailHint(typed.email, (meant) => change('email', meant))}
        {...field('email')}
      />
      <TextField
        {...PRACTICE_NAME_INPUT}
        placeholder="Harbor Family Medicine"
        readOnly={isBusy}
        {...field('companyName')}
      />
      <CheckboxField label={<TermsLabel />} {...field('terms')} />
      <Button type="submit" busy={isBusy} className="mt-1 w-full">
        {isBusy ? 'Processing...' : 'Start Now'}
      </Button>
      {children}
    </form>
  )
}
