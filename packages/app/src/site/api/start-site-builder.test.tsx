import { BUILD_FAILED_MESSAGE } from '@foyer/shared/onboarding/pages/waiting.ts'
import { expect, it } from 'vitest'
import { sessionFor } from '../../testing/fake-backend.ts'
import { hangRequests } from '../../testing/hang-requests.ts'
import { startSiteBuilder } from './start-site-builder.ts'

it('gives up a start that is not answered within thirty seconds', async () => {
  localStorage.setItem('sb-api-auth-token', JSON.stringify(sessionFor('dana@clinic.example')))
  const endTimer = hangRequests()
  const failed = expect(startSiteBuilder()).rejects.toThrow(BUILD_FAILED_MESSAGE)
  await endTimer(30_000)
  await failed
})
