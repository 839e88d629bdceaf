import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { emailField } from '../../account/email-field.ts'
import { nameFields, PRACTICE_NAME_INPUT, termsField } from '../../account/name-fields.ts'
import { pendingSignUp } from '../../account/pending-sign-up.ts'
import { PersonNameFields } from '../../account/person-name-fields.tsx'
import { TermsLabel } from '../../account/terms-label.tsx'
import { SampleDraftLink } from '../../components/sample-draft-link.tsx'
import { TrustFooter } from '../../components/trust-footer.tsx'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { OneMoment } from '../../components/ui/one-moment.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { useNoticeOfLastScreen } from '../../lib/next-screen.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { dropEndedSession } from '../../session/api/session.ts'
import { waitSeconds } from '../../session/auth-failure.ts'
import { keep, VISITOR } from '../../session/kept.ts'
import type { Person } from '../../session/person.ts'
import { usePerson } from '../../session/session.ts'
import { setTypedPracticeName } from '../../site/practice-name.ts'
import { captureSignUp } from '../leads/link-capture.ts'
import { AlreadySent } from './already-sent.tsx'
import { emailHint } from './email-hint.tsx'
import { GoOn } from './go-on.tsx'
import { usePrefilledEmail } from './prefilled-email.ts'
import { requestLink } from './request-link.ts'
import { StorageNotice } from './storage-notice.tsx'

const FROM = { previousPage: 'onboardingStart', previousPath: PATHS.start }
const FACTS = ['No password', 'Draft by email within 24 hours, usually in seconds', 'Pause any time']

/** The screen where visitors sign up. */
export function StartScreen() {
  const navigate = useNavigate()
  const person = usePerson()
  const notice = useNoticeOfLastScreen()
  const prefilledEmail = usePrefilledEmail()
  const [initial] = useState(() => initialValues(prefilledEmail))
  const [alreadySentTo, setAlreadySentTo] = useState('')

  const handleSubmit = async ({ email, terms: _accepted, ...names }: SignUp) => {
    pendingSignUp.write({ email, ...names, startsAs: 'practice', termsAcceptedAt: new Date().toISOString() })
    void captureSignUp(email)
    const sent = await requestLink({ email, landingPath: PATHS.guide })
    if (sent.ok) {
      typedSignUp.write(null)
      return navigate(PATHS.checkEmail, { state: { ...FROM, email } })
    }
    setAlreadySentTo(waitSeconds(sent.error.message) === null ? '' : email)
  }

  return (
    <div className="w-full lg:max-w-128">
      {notice && (
        <Notice kind="info" className="mb-6" title={notice.title}>
          <p>{notice.text}</p>
        </Notice>
      )}
      <ScreenTitle className="max-w-[12em]">Receive a totally free website draft</ScreenTitle>
      <p className="mt-3 text-muted">
        We'll customize the website to your business.{' '}
        <span className="inline-block">No credit card required.</span>
      </p>
      {person && !notice ? (
        <SignedInGreeting person={person} />
      ) : (
        <>
          <StorageNotice />
          <StartForm
            initial={initial}
            onType={(typed) => typedSignUp.write({ ...typed, prefilledEmail })}
            onSubmit={handleSubmit}
          >
            {alreadySentTo && <AlreadySent email={alreadySentTo} from={FROM} />}
            <p className="text-sm text-muted">
              Already have an account? <TextLink to={PATHS.login}>Log in</TextLink>
            </p>
          </StartForm>
          <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-2 border-t border-line pt-4.5 text-[.875rem] text-muted">
            {FACTS.map((fact) => (
              <li key={fact} className="flex items-center gap-2">
                <Check className="size-4.5 text-success" />
                {fact}
              </li>
            ))}
          </ul>
          <SampleDraftLink className="mt-6" />
        </>
      )}
      <TrustFooter className="mt-6 border-t border-line pt-4.5" />
    </div>
  )
}

/** Prefills the email of the link, or else what was typed here before, so that a typo can be corrected. */
function initialValues(prefilledEmail: string): Partial<SignUp> {
  const kept = typedSignUp.read()
  if (kept && kept.prefilledEmail === prefilledEmail) {
    const { prefilledEmail: _same, ...fields } = kept
    return fields
  }
  const typed = pendingSignUp.read()
  if (!typed || (prefilledEmail && prefilledEmail !== typed.email)) return { email: prefilledEmail }
  const { email, firstName, lastName, companyName } = typed
  return { email, firstName, lastName, companyName }
}

const typedSignUpSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** The email that the form was prefilled with: a link with another one starts a new form. */
  prefilledEmail: z.string(),
})

/** The start form while it is filled in. Without a session it stays in this tab. */
const typedSignUp = keep({ name: 'sign-up', area: 'tab', schema: typedSignUpSchema })(VISITOR)

/** Greets a person who has signed in already, instead of the form. */
function SignedInGreeting({ person }: { readonly person: Person }) {
  // The account may have been deleted on another device: its name is not said before that is known.
  const [isChecked, setIsChecked] = useState(false)
  useEffect(() => {
    let isMounted = true
    void dropEndedSession()
      .catch((error: unknown) => console.warn('The session could not be checked:', error))
      .then(() => isMounted && setIsChecked(true))
    return () => {
      isMounted = false
    }
  }, [])
  if (!isChecked) return <OneMoment />
  return (
    <section aria-label="Your account" className="mt-7">
      {person.firstName && <p className="display text-xl">Welcome back, {person.firstName}</p>}
      <p className="mt-1 text-muted">
        You are signed in as <b className="font-[650] break-words text-text">{person.email}</b>.
      </p>
      <GoOn person={person}>
        {(to, label, note) => (
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button asChild>
              <Link to={to}>
                {label}
                <ArrowRight />
              </Link>
            </Button>
            <span className="text-sm text-muted">{note}</span>
          </div>
        )}
      </GoOn>
      <Link to={PATHS.logout} className="mt-2 text-link inline-flex min-h-11 items-center text-sm">
        Not you? Log out
      </Link>
    </section>
  )
}

const signUpSchema = z.object({
  ...nameFields,
  email: emailField,
  terms: termsField,
})

/** The fields of the start page. */
type SignUp = z.infer<typeof signUpSchema>

type StartFormProps = {
  readonly initial: Partial<SignUp>
  /** Called with the texts of the form whenever one changes. */
  readonly onType: (typed: Omit<SignUp, 'terms'>) => void
  /** Signs up; the form stays busy until this resolves. */
  readonly onSubmit: (signUp: SignUp) => Promise<void>
  readonly children?: ReactNode
}

/** The form of the start page. */
function StartForm({ initial, onType, onSubmit, children }: StartFormProps) {
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
