// A version that partners have pinned outlives the next release: both load with their hashes, from the server and the
// files that a host gets.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { releasedFiles } from '../../packages/app/build/copy-widget.ts'
import { serveApp } from '../../packages/app/serve.ts'
import { releaseWidget } from '../../packages/widget/releases.ts'
import { EMAIL, expect, hostPage, leaveEmail, takeProblems, test } from './widget-test.ts'

test('runs two released versions by their hashes, and answers 404 for an unknown one', async ({
  page,
  host,
  problems,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-two-releases-'))
  const releases = join(folder, 'releases')
  const distDir = join(folder, 'dist')
  const first = await releaseWidget('1.0.0', releases)
  const second = await releaseWidget('1.1.0', releases)
  const files = new Map([
    ...releasedFiles(releases, 'https://policy.example/'),
    ['index.html', '<title>App</title>'],
  ])
  for (const [name, content] of files) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true })
    writeFileSync(join(distDir, name), content)
  }
  const app = await serveApp({ port: 0, distDir, widgetDir: folder })
  const tag = (version: string, integrity: string, api = `data-api="${host.api}"`) =>
    `<script async src="${app.url}/widget/${version}/widget.js" integrity="${integrity}" crossorigin="anonymous" data-ref="LEDGER24" ${api}></script>`

  for (const { version, integrity } of [first, second]) {
    await host.open(hostPage(tag(version, integrity)))
    await expect(page.getByRole('link', { name: 'Privacy' })).toHaveAttribute(
      'href',
      `${app.url}/widget/privacy.html`,
    )
    await leaveEmail(page)
    await page.waitForURL(/\/onboarding\/start/)
  }
  expect(await host.captures()).toMatchObject([
    { email: EMAIL, widget: { version: '1.0.0' } },
    { email: EMAIL, widget: { version: '1.1.0' } },
  ])
  const unknown = await fetch(`${app.url}/widget/1.2.0/widget.js`)
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store'])

  // Without an address in the tag, no email goes anywhere.
  expect(problems).toEqual([])
  await host.open(hostPage(tag(first.version, first.integrity, '')))
  await leaveEmail(page)
  await expect(page.getByText('We could not take this. Try again later.')).toBeVisible()
  expect(host.server.received).toHaveLength(2)
  expect((await takeProblems(problems))[0]).toBe('[foyer] No address found: set data-api.')

  // What keeps the capture address from answering may let the app through.
  host.server.answers.push({ status: 503, headers: { 'retry-after': '600' } })
  await host.open(hostPage(tag(second.version, second.integrity)))
  await leaveEmail(page)
  await expect(page.getByRole('link', { name: 'Go on at Foyer' })).toHaveAttribute(
    'href',
    `${app.url}/lead?ref=LEDGER24`,
  )
  await app.close()
  rmSync(folder, { recursive: true })
})
