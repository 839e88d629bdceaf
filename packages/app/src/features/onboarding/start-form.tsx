import { isEmail } from '@foyer/shared/contact/email.ts'
import { suggestEmail } from '@foyer/shared/contact/suggest-email.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { nameFields, termsField } from '../account/name-fields.ts'
import {
  FIRST_NAME_INPUT,
  LAST_NAME_INPUT,
  PRACTICE_NAME_INPUT,
  shortNameHint,
} from '../account/name-inputs.ts'
import { TermsLabel } from '../account/terms-label.tsx'
import { setTypedPracticeName } from './practice-name.ts'

const signUpSchema = z.object({
  ...nameFields,
  email: z.string().check(z.trim(), z.refine(isEmail, { error: 'Valid email is required' })),
  terms: termsField,
})

/** What the start page asks for. */
export type SignUp = z.infer<typeof signUpSchema>

type StartFormProps = {
  readonly initial: Partial<SignUp>
  /** Signs up; the form stays busy until it has answered. */
  readonly onSubmit: (signUp: SignUp) => Promise<void>
  readonly children?: ReactNode
}

/** The form of the start page. It validates when it is sent, and again on each change after that. */
export function StartForm({ initial, onSubmit, children }: StartFormProps) {
  const { register, handleSubmit, formState, watch, setValue } = useForm<SignUp>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { firstName: '', lastName: '', email: '', companyName: '', terms: false, ...initial },
  })
  const { errors, isSubmitting } = formState
  const meant = suggestEmail(watch('email').trim())

  return (
    <form noValidate className="mt-5 grid gap-4 lg:mt-7 lg:gap-4.5" onSubmit={handleSubmit(onSubmit)}>
      <div className="grid gap-4 min-[22rem]:grid-cols-2 min-[22rem]:gap-3 lg:gap-4">
        <TextField
          {...FIRST_NAME_INPUT}
          readOnly={isSubmitting}
          error={errors.firstName?.message}
          hint={errors.firstName && shortNameHint(watch('firstName'))}
          {...register('firstName')}
        />
        <TextField
          {...LAST_NAME_INPUT}
          readOnly={isSubmitting}
          error={errors.lastName?.message}
          hint={errors.lastName && shortNameHint(watch('lastName'))}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={isSubmitting}
        error={errors.email?.message}
        hint={
          meant && (
            <>
              Did you mean{' '}
              <button
                type="button"
                className="text-link break-all"
                onClick={() => setValue('email', meant, { shouldValidate: formState.isSubmitted })}
              >
                {meant}
              </button>
              ?
            </>
          )
        }
        {...register('email')}
      />
      <TextField
        {...PRACTICE_NAME_INPUT}
        placeholder="Harbor Family Medicine"
        readOnly={isSubmitting}
        error={errors.companyName?.message}
        {...register('companyName', { onChange: (event) => setTypedPracticeName(event.target.value) })}
      />
      <CheckboxField label={<TermsLabel />} error={errors.terms?.message} {...register('terms')} />
      <Button type="submit" busy={isSubmitting} className="mt-1 w-full">
        {isSubmitting ? 'Processing...' : 'Start Now'}
      </Button>
      {children}
    </form>
  )
}
