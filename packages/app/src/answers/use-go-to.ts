import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { Destination } from '@foyer/shared/onboarding/flow/flow.ts'
import { stateFor } from '@foyer/shared/onboarding/flow/navigation.ts'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { outsideLinks } from '../config/links.ts'
import { PATHS } from '../config/paths.ts'

/** Navigates to a destination of the flow, with the current path in the state; the scheduling page is outside of the app. */
export function useGoTo(): (destination: Destination, answers: Answers) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (destination, answers) => {
      const { scheduling } = outsideLinks()
      if (destination.kind !== 'scheduling')
        void navigate(destination.path, { state: stateFor(destination, pathname, answers) })
      else if (scheduling) location.assign(scheduling)
      else void navigate(PATHS.guide)
    },
    [navigate, pathname],
  )
}
