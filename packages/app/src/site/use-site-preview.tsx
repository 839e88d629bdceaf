import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { type ReactNode, useMemo } from 'react'
import { SiteWindow } from '../components/scene/site-window.tsx'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useTypedPracticeName } from './practice-name.ts'
import { type PreviewScreen, siteFromAnswers } from './site-from-answers.ts'

/** Renders the practice's website as far as it is answered, for the doorway in the panel. */
export function useSitePreview(answers: Answers, screen: PreviewScreen): ReactNode {
  const { companyName } = useSignedInPerson()
  const typed = useTypedPracticeName()
  const name = typed || companyName
  return useMemo(
    () => <SiteWindow site={siteFromAnswers(answers, name, screen)} isLarge={screen === 'waiting'} />,
    [answers, name, screen],
  )
}
