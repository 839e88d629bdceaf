import { useMemo } from 'react'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useTypedPracticeName } from '../site/practice-name.ts'
import type { SiteProfile } from '../site/render-site.ts'
import { siteProfile } from '../site/site-profile.ts'

/** Returns the owner as the renderer knows owners, with the practice name as it was typed last. */
export function useOwnerProfile(): SiteProfile {
  const { id, firstName, lastName, companyName } = useSignedInPerson()
  const typed = useTypedPracticeName()
  return useMemo(
    () => siteProfile(id, { firstName, lastName, companyName: typed || companyName }),
    [id, firstName, lastName, companyName, typed],
  )
}
