import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { OneMoment } from '../components/ui/one-moment.tsx'
import type { QuestionWaiting } from '../features/onboarding/question-waiting.tsx'

/** The heading of a question whose guard is still checking, as soon as the question's code is loaded. */
export function GuardWaiting() {
  const { pathname } = useLocation()
  const [Title, setTitle] = useState<typeof QuestionWaiting | null>(null)
  useEffect(() => {
    import('../features/onboarding/question-waiting.tsx').then(
      (code) => setTitle(() => code.QuestionWaiting),
      (error: unknown) => console.warn('The heading could not be loaded:', error),
    )
  }, [])
  return Title ? <Title path={pathname} /> : <OneMoment />
}
