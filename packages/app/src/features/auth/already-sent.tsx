import { Notice } from '../../components/ui/notice.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { PATHS } from '../../config/paths.ts'
import type { NavigationState } from '../../session/navigation-state.ts'

type AlreadySentProps = {
  readonly email: string
  readonly from: Pick<NavigationState, 'previousPage' | 'previousPath'>
}

/** Links to the code form when the service refuses a second email within a minute, because the first one has arrived. */
export function AlreadySent({ email, from }: AlreadySentProps) {
  return (
    <Notice kind="info">
      <p>
        A mail went to <b className="font-[650] break-words">{email}</b> a moment ago.{' '}
        <TextLink to={PATHS.checkEmail} state={{ ...from, email }}>
          Use the link or the code in it
        </TextLink>
      </p>
    </Notice>
  )
}
