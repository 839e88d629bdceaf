import clsx from 'clsx'
import { useSignedInPerson } from '../session/signed-in-person.ts'

/** Says whose account a screen belongs to: somebody may have signed in on another person's device. */
export function AccountLine({ className }: { readonly className?: string }) {
  const { email } = useSignedInPerson()
  return (
    <p title={email} className={clsx('text-muted', className)}>
      Signed in as {email}
    </p>
  )
}
