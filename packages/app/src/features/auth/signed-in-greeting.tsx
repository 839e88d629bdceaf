import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { PATHS } from '../../config/paths.ts'
import type { Person } from '../../session/person.ts'

/** Greets a person who has signed in already, instead of the form. */
export function SignedInGreeting({ person }: { readonly person: Person }) {
  return (
    <section aria-label="Your account" className="mt-7">
      {person.firstName && <p className="display text-xl">Welcome back, {person.firstName}</p>}
      <p className="mt-1 text-muted">
        You are signed in as <b className="font-[650] break-words text-text">{person.email}</b>.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button asChild>
          <Link to={PATHS.guide}>
            Continue
            <ArrowRight aria-hidden="true" className="size-5 stroke-[1.75]" />
          </Link>
        </Button>
        <Link to={PATHS.logout} className="text-link inline-flex min-h-11 items-center text-sm">
          Not you? Log out
        </Link>
      </div>
    </section>
  )
}
