import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type ReactNode, useMemo } from 'react'
import { SiteWindow } from '../components/scene/site-window.tsx'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useTypedPracticeName } from './practice-name.ts'
import { type PreviewScreen, siteFromAnswers } from './site-from-answers.ts'

/** The practice's website as far as it is answered, to stand in the light of the door. */
export function useSitePreview(answers: Answers, place: PreviewScreen): ReactNode {
  const { companyName } = useSignedInPerson()
  const typed = useTypedPracticeName()
  const name = typed || companyName
  return useMemo(
    () => <SiteWindow site={siteFromAnswers(answers, name, place)} isLarge={place === 'waiting'} />,
    [answers, name, place],
  )
}
