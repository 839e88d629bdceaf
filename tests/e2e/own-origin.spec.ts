// The API is reached on the app's own origin, so no request of a signed-in person is preflighted, and the pages need nothing
// that their Content-Security-Policy forbids.
import { expect, test } from './foyer-test.ts'
import { proceed, signUp } from './onboarding-test.ts'

const PATHS = [
  '/',
  '/my-site',
  '/marketing',
  '/contacts',
  '/rewards',
  '/rewards/share',
  '/settings',
  '/support',
]

test('no page of a signed-in person asks another origin or violates its policy', async ({
  page,
  product,
  email,
  inbox,
}) => {
  const foreign: string[] = []
  const paths = new Set<string>()
  // Playwright answers preflights itself and shows none, but only a request to another origin has one.
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    if (!protocol.startsWith('http')) return
    if (origin === product.appUrl) paths.add(pathname)
    else foreign.push(`${request.method()} ${request.url()}`)
  })
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (violation: string) => violations.push(violation))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      Reflect.get(window, 'noteViolation')(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  await signUp(page, product, email, inbox)
  await page.getByRole('button', { name: "Let's Get Started" }).click()
  await expect(page.locator('[data-settling], [aria-busy=true]')).toHaveCount(0)
  await page.getByRole('radio').first().click()
  await proceed(page)
  await expect(page.locator('[data-settling], [aria-busy=true]')).toHaveCount(0)
  for (const path of PATHS) {
    await page.goto(product.appUrl + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(foreign).toEqual([])
  expect(violations).toEqual([])
  expect([...paths]).toEqual(
    expect.arrayContaining(['/rest/v1/onboarding_responses', '/rest/v1/rpc/what_changed']),
  )
})
