import { Notice } from '../../components/ui/notice.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import { usePerson } from '../../session/session.ts'

/** Tells visitors that they are already signed in, with a link to continue. */
export function SignedInNotice({ className = 'mb-6' }: { readonly className?: string }) {
  const person = usePerson()
  if (!person) return null
  return (
    <Notice kind="info" className={className}>
      <p>
        You are signed in as <b className="font-[650] break-words">{person.email}</b>.{' '}
        <TextLink to={PATHS.guide}>Continue</TextLink>
      </p>
    </Notice>
  )
}
