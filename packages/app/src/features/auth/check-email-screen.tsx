import { Mail } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { PATHS } from '../../config/paths.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { parseNavigationState } from '../../session/navigation-state.ts'
import { usePerson } from '../../session/session.ts'
import { verifyCode } from './api/verify.ts'
import { CODE_LENGTH, CodeField } from './code-field.tsx'
import { codeProblem } from './code-problem.ts'
import { inboxLinksFor } from './inbox-links.ts'
import { ResendLink } from './resend-link.tsx'

/** Says that the email is on its way, and accepts its code. */
export function CheckEmailScreen() {
  const { email, previousPath = PATHS.login } = parseNavigationState(useLocation().state)
  if (!email) return <Navigate to={PATHS.login} replace />
  return <CheckEmail email={email} previousPath={previousPath} />
}

type CheckEmailProps = { readonly email: string; readonly previousPath: string }

function CheckEmail({ email, previousPath }: CheckEmailProps) {
  useContinueWhenSignedIn(email)
  return (
    <div className="w-full lg:max-w-120">
      <ScreenTitle>Check your email</ScreenTitle>
      <p className="mt-3 text-muted">
        We've sent a magic link to <b className="font-[650] break-words text-text">{email}</b>
      </p>
      <p className="mt-1.5">
        Click the link in your email to sign in to your account. The link will expire in 24 hours.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {inboxLinksFor(email).map(({ name, url }, place) => (
          <Button key={name} asChild look="second" className="flex-1 max-sm:px-3 sm:flex-none">
            <a href={url} target="_blank" rel="noopener noreferrer">
              {place === 0 && <Mail aria-hidden="true" className="size-5 stroke-[1.75]" />}
              Open {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Button>
        ))}
      </div>
      <CodeForm email={email} />
      <p className="mt-6 text-sm text-muted sm:text-balance">
        Nothing there? Look in spam, or <ResendLink email={email} />.{' '}
        <Link className="text-link" to={previousPath}>
          Use a different email
        </Link>
      </p>
    </div>
  )
}

function CodeForm({ email }: { readonly email: string }) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, run] = useBusy()

  const submit = (digits: string) => {
    if (digits.length < CODE_LENGTH) return setProblem(`The code has ${CODE_LENGTH} digits.`)
    void run(async () => {
      const verified = await verifyCode(email, digits)
      // On success the new session navigates on.
      if (!verified.ok) setProblem(codeProblem(verified.error))
    })
  }

  const handleChange = (digits: string) => {
    setCode(digits)
    setProblem('')
    if (digits.length === CODE_LENGTH && digits !== code) submit(digits)
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(code)
  }

  return (
    <form className="mt-9" onSubmit={handleSubmit}>
      <CodeField
        label="Or type the 8-digit code from the same email"
        value={code}
        error={problem}
        busy={isBusy}
        onChange={handleChange}
      />
      <p role="status" className="sr-only">
        {isBusy ? 'Checking the code' : ''}
      </p>
    </form>
  )
}

/** Goes on when another tab has signed in. */
function useContinueWhenSignedIn(email: string) {
  const person = usePerson()
  const navigate = useNavigate()
  const isThem = person?.email.toLowerCase() === email.toLowerCase()
  useEffect(() => {
    if (isThem) void navigate(PATHS.guide, { replace: true })
  }, [isThem, navigate])
}
