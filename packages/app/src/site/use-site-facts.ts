import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQuery } from '../account/account-state.ts'
import { useAnswers } from '../answers/use-answers.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { siteDetailsQuery, siteEditsQuery } from './entered.ts'
import type { SiteFacts } from './render-site.ts'
import { siteProfile } from './site-profile.ts'

/**
 * What the signed-in person's site is made of, as it is stored now; `null` while it is not known.
 *
 * @param isWanted `false` loads nothing
 */
export function useSiteFacts(isWanted = true): Required<Omit<SiteFacts, 'place'>> | null {
  const person = useSignedInPerson()
  const loaded = useAnswers()
  const account = useQuery({ ...accountQuery(person), enabled: isWanted })
  const added = useQuery({ ...siteDetailsQuery(person.id), enabled: isWanted })
  const edits = useQuery({ ...siteEditsQuery(person.id), enabled: isWanted })
  const answers = loaded.state === 'known' ? loaded.answers : undefined
  return useMemo(
    () =>
      isWanted && answers && account.data && added.data && edits.data
        ? {
            answers: answersToBuild(answers),
            profile: siteProfile(person.id, account.data.account),
            added: added.data,
            edits: edits.data,
          }
        : null,
    [isWanted, answers, account.data, added.data, edits.data, person.id],
  )
}
