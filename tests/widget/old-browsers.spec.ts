// The widget in browsers at its floor and below. Chromium stands in for them: what is newer, by MDN's table, is taken away
// before the page begins.
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { FLOORS, type Floor } from '../../browsers/floors.ts'
import { newerApis } from '../../browsers/newer-apis.ts'
import { EMAIL, expect, type Host, hostPage, leaveEmail, takeProblems, test } from './widget-test.ts'

const PLAIN_FORM = join(import.meta.dirname, '../../packages/app/public/embed/plain-form.js')

test.beforeEach(async ({ context }) => {
  await context.route(/^https:\/\/app\.example\/embed\/plain-form\.js\?/, (route) =>
    route.fulfill({ path: PLAIN_FORM }),
  )
})

const MODES: Readonly<Record<string, (host: Host) => string>> = {
  'the script alone': (host) => host.tag(),
  'the script in a place': (host) => `<div data-foyer></div>${host.tag({ mode: 'inline' })}`,
  'a popup': (host) => host.tag({ mode: 'popup', trigger: 'load' }),
  'a button': (host) => host.tag({ mode: 'button' }),
  'an element': (host) =>
    `<foyer-form ref="LEDGER24" mode="inline" data-api="${host.api}" data-handoff="stay"></foyer-form><script async src="${host.server.foyerUrl}/widget.js"></script>`,
}

/** What pages and old browsers lack besides: it must not be needed, although the floor has it. */
const MORE = [
  ['Object', 'hasOwn', true],
  ['crypto', 'randomUUID', true],
  ['Array', 'at', false],
  ['String', 'replaceAll', false],
] as const

/** Takes away what is newer than a floor. */
async function removeNewerApis(page: Page, floor: Floor) {
  const apis = newerApis(floor).map(({ owner, member, isStatic }) => [owner, member, isStatic] as const)
  for (const known of [
    'AbortSignal.any',
    'URL.canParse',
    'ShadowRoot.adoptedStyleSheets',
    'CSSStyleSheet.constructor',
  ])
    expect(apis.map(([owner, member]) => `${owner}.${member}`)).toContain(known)
  await page.addInitScript(
    (removed) => {
      for (const [owner, member, isStatic] of removed) {
        const known = Reflect.get(window, owner)
        if (!known) continue
        if (!member) Reflect.deleteProperty(window, owner)
        else if (member === 'constructor') {
          const broken = () => {
            throw new TypeError('Illegal constructor')
          }
          Reflect.set(window, owner, Object.assign(broken, { prototype: known.prototype }))
        } else {
          const holder = isStatic || !known.prototype ? known : known.prototype
          Reflect.deleteProperty(holder, member)
          if (!isStatic && holder === known) Reflect.deleteProperty(Object.getPrototypeOf(known), member)
        }
      }
    },
    [...apis, ...MORE],
  )
}

for (const [mode, snippet] of Object.entries(MODES)) {
  test(`the widget stores a lead at its floor: ${mode}`, async ({ page, host }) => {
    await removeNewerApis(page, FLOORS.widget)
    await host.open(hostPage(snippet(host)))
    if (mode === 'a button') await page.getByRole('button', { name: 'Free website draft' }).click()
    await leaveEmail(page)
    await expect(page.getByRole('heading', { name: 'Thank you. We have your email.' })).toBeVisible()
    expect(await host.capture()).toMatchObject({ email: EMAIL, ref: 'LEDGER24', channel: 'widget' })
    // With its own look.
    await expect(page.locator('.card')).toHaveCSS('border-radius', '12px')
  })

  test(`a plain form stores a lead below it: ${mode}`, async ({ page, host }) => {
    await removeNewerApis(page, FLOORS.script)
    await host.open(hostPage(snippet(host)), '/about?utm_source=newsletter&utm_medium=mail&name=ana')
    await expect(page.locator('form')).toHaveCount(1)
    await leaveEmail(page)
    await expectPlainLead(host)
  })
}

/** Waits for the lead that the browser itself sends, and returns its fields. */
async function expectPlainLead(host: Host) {
  await expect.poll(() => host.server.received.length).toBe(1)
  const sent = Object.fromEntries(new URLSearchParams(host.server.received[0]?.text))
  expect(sent).toMatchObject({
    email: EMAIL,
    foyer_ref: 'LEDGER24',
    foyer_utm_source: 'newsletter',
    foyer_utm_medium: 'mail',
  })
  expect(sent.foyer_page).toContain('/about')
  return sent
}

test('a plain form stands where the widget fails to start', async ({ page, host, problems }) => {
  await page.addInitScript(() => {
    Element.prototype.attachShadow = () => {
      throw new TypeError('Not here.')
    }
  })
  await host.open(hostPage(host.tag()), '/about?utm_source=newsletter&utm_medium=mail')
  expect(await takeProblems(problems)).toEqual([expect.stringContaining('Not here.')])
  await leaveEmail(page)
  await expectPlainLead(host)
})

test('a plain form asks for the consent that the tag requires, and sends its sentence', async ({
  page,
  host,
}) => {
  await removeNewerApis(page, FLOORS.script)
  await host.open(
    hostPage(host.tag({ consent: 'required I agree.', lang: 'es' })),
    '/about?utm_source=newsletter&utm_medium=mail',
  )
  await page.getByRole('textbox', { name: 'Correo de trabajo' }).fill(EMAIL)
  await page.getByRole('button', { name: 'Quiero mi borrador' }).click()
  // The browser points at the box.
  await expect(page.getByRole('checkbox', { name: 'I agree.' })).toBeFocused()
  expect(host.server.received).toEqual([])
  await page.getByRole('checkbox', { name: 'I agree.' }).check()
  await page.getByRole('button', { name: 'Quiero mi borrador' }).click()
  expect(await expectPlainLead(host)).toMatchObject({ foyer_consent: 'I agree.' })
})

test('a form of the page stays the only one, and later elements get theirs', async ({ page, host }) => {
  await removeNewerApis(page, FLOORS.script)
  await host.open(
    hostPage(
      `${host.form()}${host.tag()}${host.tag({ mode: 'popup' })}<button onclick="after.innerHTML='<foyer-form ref=OTHER222></foyer-form>'">More</button>`,
    ),
    '/about?utm_source=newsletter&utm_medium=mail',
  )
  await expect(page.locator('form')).toHaveCount(1)
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.locator('foyer-form form')).toHaveCount(1)
  await expect(page.locator('form')).toHaveCount(2)
})
