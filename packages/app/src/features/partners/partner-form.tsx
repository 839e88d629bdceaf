import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { emailField } from '../../account/email-field.ts'
import { termsField } from '../../account/name-fields.ts'
import { pendingSignUp } from '../../account/pending-sign-up.ts'
import { TermsLabel } from '../../account/terms-label.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { waitSeconds } from '../../session/auth-failure.ts'
import { AlreadySent } from '../auth/already-sent.tsx'
import { emailHint } from '../auth/email-hint.tsx'
import { requestLink } from '../auth/request-link.ts'

const FROM = { previousPage: 'partners', previousPath: PATHS.partners }

const schema = z.object({
  email: emailField,
  terms: termsField,
})

/** Signs a partner up by a mailed link, straight to the rules of the programme. */
export function PartnerForm() {
  const navigate = useNavigate()
  const [alreadySentTo, setAlreadySentTo] = useState('')
  const { form, field, typed, change, isBusy } = useCheckedForm({
    schema,
    initial: { email: '', terms: false },
    onSubmit: async ({ email }) => {
      pendingSignUp.write({
        email,
        firstName: '',
        lastName: '',
        companyName: '',
        startsAs: 'partner',
        termsAcceptedAt: new Date().toISOString(),
      })
      const sent = await requestLink({ email, landingPath: PATHS.partnerTerms })
      if (sent.ok) return navigate(PATHS.checkEmail, { state: { ...FROM, email } })
      setAlreadySentTo(waitSeconds(sent.error.message) === null ? '' : email)
    },
  })
  return (
    <form className="mt-4 grid gap-4" {...form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        readOnly={isBusy}
        hint={emailHint(typed.email, (meant) => change('email', meant))}
        {...field('email')}
      />
      <CheckboxField label={<TermsLabel />} {...field('terms')} />
      <Button type="submit" busy={isBusy} className="w-full">
        {isBusy ? 'Sending magic link...' : 'Send me the sign-in mail'}
      </Button>
      {alreadySentTo && <AlreadySent email={alreadySentTo} from={FROM} />}
      <p className="text-sm text-muted">
        No password: a link and a code come by mail. Then you read the rules and have your link, about 3
        minutes in all.
      </p>
      <p className="text-sm text-muted">
        Already a partner? <TextLink to={PATHS.login}>Log in</TextLink>
      </p>
    </form>
  )
}
