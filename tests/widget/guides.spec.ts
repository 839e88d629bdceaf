// The snippets of docs/guides.md, taken from the page as a partner would copy them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { casesOf } from '../cases-of.ts'
import { EMAIL, expect, hostPage, leaveEmail, test } from './widget-test.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../docs/guides.md'), 'utf8')
const SNIPPETS = [...PAGE.matchAll(/```html\n([\s\S]*?)\n```/g)]
  .map(([, html = '']) => html)
  // The frame is another page of ours (tests/e2e/embeddings.spec.ts); the place alone shows nothing.
  .filter((html) => html.includes('<script'))

test('there are snippets for each shape, a form, and a tag manager', () => {
  expect(SNIPPETS).toHaveLength(5)
})

// The first one is copied by most.
for (const [index, snippet] of casesOf([...SNIPPETS.entries()], ([one]) => one === 0))
  test(`snippet ${index + 1} of the guides takes an email`, async ({ page, host, server }) => {
    // The script of the test was built for no address of the test, so the snippet names the endpoint.
    const ours = snippet
      .replaceAll('https://PROJECT.supabase.co/functions/v1/capture-lead', host.api)
      .replaceAll(
        /https:\/\/app\.example\/widget\.js(\?[^"]*)?/g,
        (_, query = '?') =>
          `${server.foyerUrl}/widget.js${query}&amp;handoff=stay&amp;api=${encodeURIComponent(host.api)}`,
      )
    await host.open(hostPage(ours))
    await expect.poll(() => page.evaluate(() => 'Foyer' in window)).toBe(true)
    if (/mode[="]+(popup|button)/.test(snippet)) await page.evaluate('Foyer.open()')
    await leaveEmail(page)
    expect(await host.capture()).toMatchObject({ email: EMAIL, ref: 'CODE' })
  })
