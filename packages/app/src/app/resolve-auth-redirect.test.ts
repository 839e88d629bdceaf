import { describe, expect, it } from 'vitest'
import { type AuthSituation, resolveAuthRedirect } from './resolve-auth-redirect.ts'

const ANA = 'ana'
const BO = 'bo'
const START = '/onboarding/start'
const GUIDE = '/onboarding/onboarding-guide'
const READY = '/onboarding/waiting-draft?flow=current-website'

type Entering = Extract<AuthSituation, { when: 'entering' }>
const entering = (path: string, personId: string | null, more: Partial<Entering> = {}): Entering => ({
  when: 'entering',
  path,
  personId,
  holdsDraft: false,
  ...more,
})

describe('entering a guarded path', () => {
  it.each<[path: string, personId: string | null, more: Partial<Entering>, goesTo: string | null]>([
    ['/onboarding/onboarding-guide', null, {}, START],
    ['/onboarding/business-details', null, {}, START],
    ['/onboarding/waiting-draft', null, {}, START],
    ['/onboarding/build-presence/practice-vision', null, { holdsDraft: true }, START],
    ['/onboarding/start', null, {}, null],
    ['/onboarding/start/', null, {}, null],
    ['/onboarding/login', null, {}, null],
    ['/onboarding/check-email', null, {}, null],
    ['/onboarding/onboarding-guide', ANA, {}, null],
    ['/onboarding/onboarding-guide', ANA, { holdsDraft: true }, READY],
    ['/onboarding/build-presence/clinic-model', ANA, { holdsDraft: true }, READY],
    ['/onboarding/waiting-draft', ANA, { holdsDraft: true }, null],
    ['/onboarding/waiting-draft/', ANA, { holdsDraft: true }, null],
    ['/', null, {}, '/onboarding/'],
    ['/', ANA, {}, null],
    ['/', ANA, { holdsDraft: true }, null],
    ['/settings', null, {}, '/onboarding/'],
  ])('%s as %s with %o goes to %s', (path, personId, more, goesTo) => {
    expect(resolveAuthRedirect(entering(path, personId, more))).toBe(goesTo)
  })
})

describe('a change of the session', () => {
  it.each<[path: string, from: string | null, to: string | null, goesTo: string | null]>([
    ['/', null, ANA, GUIDE],
    ['/check-email', null, ANA, GUIDE],
    ['/check-email/', null, ANA, GUIDE],
    ['/login', null, ANA, null],
    ['/auth/confirm', null, ANA, null],
    ['/onboarding/start', null, ANA, null],
    ['/', ANA, ANA, null],
    ['/check-email', ANA, ANA, null],
    ['/', ANA, BO, null],
    ['/', null, null, null],
    ['/', ANA, null, '/onboarding'],
    ['/login', ANA, null, '/onboarding'],
    ['/onboarding/onboarding-guide', ANA, null, '/onboarding'],
    ['/settings', ANA, null, '/onboarding'],
    ['/onboarding/start', ANA, null, null],
    ['/onboarding/start/', ANA, null, null],
  ])('on %s from %s to %s goes to %s', (path, from, to, goesTo) => {
    expect(resolveAuthRedirect({ when: 'session-changed', path, from, to, hasSignedOut: true })).toBe(goesTo)
  })

  it.each([
    ['/onboarding/business-details', null],
    ['/onboarding/build-presence/clinician-details', null],
    ['/onboarding/onboarding-guide', '/onboarding'],
    [`/drafts/${'a'.repeat(32)}`, null],
    ['/onboarding/waiting-draft', '/onboarding'],
    ['/onboarding/start', null],
    ['/', '/onboarding'],
    ['/settings', '/onboarding'],
  ])('stays only at a question or a draft when the session was ended elsewhere: %s', (path, goesTo) => {
    const ended = { when: 'session-changed', path, from: ANA, to: null, hasSignedOut: false } as const
    expect(resolveAuthRedirect(ended)).toBe(goesTo)
  })

  it.each(['/onboarding/business-details', `/drafts/${'a'.repeat(32)}`])(
    'leaves a question or a draft when the person signs out: %s',
    (path) => {
      const ended = { when: 'session-changed', path, from: ANA, to: null, hasSignedOut: true } as const
      expect(resolveAuthRedirect(ended)).toBe('/onboarding')
    },
  )
})

it('redirects a screen without a session to login', () => {
  expect(resolveAuthRedirect({ when: 'screen-without-session' })).toBe('/login')
})
