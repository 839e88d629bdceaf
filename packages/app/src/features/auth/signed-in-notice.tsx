import { Notice } from '../../components/ui/notice.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { usePerson } from '../../session/session.ts'
import { GoOn } from './go-on.tsx'

/** Tells visitors that they are already signed in, with a link to continue. */
export function SignedInNotice({ className = 'mb-6' }: { readonly className?: string }) {
  const person = usePerson()
  if (!person) return null
  return (
    <Notice kind="info" className={className}>
      <p>
        You are signed in as <b className="font-[650] break-words">{person.email}</b>.{' '}
        <GoOn person={person}>
          {(to, label, note) => (
            <>
              <TextLink to={to}>{label}</TextLink>
              <span>{note && ` ${note}`}</span>
            </>
          )}
        </GoOn>
      </p>
    </Notice>
  )
}
