import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '../../components/ui/card.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { loadSignIn, type SignIn } from './api/sign-in.ts'
import { EmailChangeForm } from './email-change-form.tsx'

/** How often the screen checks whether a pending change was confirmed elsewhere. */
const ASK_AGAIN_MS = 5_000
/** `otp_expiry` in config.toml. */
const LINK_LIFE_MS = 86_400_000

function signInQuery(personId: string, email: string) {
  return queryOptions({
    queryKey: ['sign-in', personId],
    queryFn: () => loadSignIn(email),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.newEmail ? ASK_AGAIN_MS : false),
  })
}

/** The email that a person signs in with, and its change. */
export function EmailCard() {
  const person = useSignedInPerson()
  const query = signInQuery(person.id, person.email)
  const { data } = useQuery(query)
  const queryClient = useQueryClient()
  return (
    <Card title="Email">
      <p className="mt-2">
        You sign in as{' '}
        <b className="inline-block max-w-full font-[650] wrap-anywhere">{data?.email ?? person.email}</b>
      </p>
      {data?.newEmail && <PendingChange {...data} newEmail={data.newEmail} />}
      <EmailChangeForm
        currentEmail={data?.email ?? person.email}
        onAsked={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    </Card>
  )
}

function PendingChange({ email, newEmail, changeSentAt }: SignIn & { readonly newEmail: string }) {
  const isOver = changeSentAt !== null && Date.parse(changeSentAt) + LINK_LIFE_MS < Date.now()
  if (isOver) {
    return (
      <Notice kind="warning" className="mt-4" title="The change was not confirmed in time">
        <p>
          The links for {newEmail} are older than 24 hours. Your email stays {email}. Enter the new address
          again to get new links.
        </p>
      </Notice>
    )
  }
  return (
    <div role="status" className="mt-4">
      <Notice kind="info" title={`Waiting for ${newEmail}`}>
        <p>
          We wrote to both addresses. Open the mail to {email} and approve, then open the mail to {newEmail}{' '}
          and confirm; the order does not matter. Your email changes when both are done, within 24 hours.
        </p>
      </Notice>
    </div>
  )
}
