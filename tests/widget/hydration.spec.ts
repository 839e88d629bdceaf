// Frameworks that take over the HTML of a server, by name: the form is there before, stays, and keeps what was typed.
import { casesOf } from '../cases-of.ts'
import { bundlePage } from './bundle-page.ts'
import { librarySource } from './patched-pages.ts'
import { EMAIL, expect, type Host, hostPage, test } from './widget-test.ts'

type Place = 'element' | 'script'

/** The HTML of the server, without what the framework adds for itself. */
const serverHtml = (host: Host, place: Place) =>
  `<main><h1>Host</h1>${
    place === 'element'
      ? `<foyer-form data-ref="LEDGER24" data-api="${host.api}" data-handoff="stay"></foyer-form>`
      : '<div data-foyer=""></div>'
  }<p>The host goes on.</p></main>`

const FRAMEWORKS: Readonly<Record<string, (host: Host, place: Place) => Promise<string> | string>> = {
  React: () => bundlePage(new URL('./hydrate-page.ts', import.meta.url)),
  Vue: (host, place) => {
    // A file: within a page, its source would end in the middle of a string that begins a comment of HTML.
    host.server.pages.set('/vue.js', {
      html: librarySource('vue/dist/vue.global.js'),
      headers: { 'content-type': 'text/javascript' },
    })
    return `<script src="/vue.js"></script>
    <script>
      window.hydrate = () => {
        const app = Vue.createSSRApp({ template: ${JSON.stringify(serverHtml(host, place))} })
        app.config.compilerOptions.isCustomElement = (name) => name.startsWith('foyer-')
        app.mount('#app')
      }
    </script>`
  },
}

// The npm package has a component for React.
for (const [name, scriptOf] of casesOf(Object.entries(FRAMEWORKS), ([one]) => one === 'React')) {
  // The element is for the frameworks; a place that the script fills is followed as in any page that is built again.
  for (const place of casesOf(['element', 'script'] as const, (one) => one === 'element')) {
    test(`${name} takes over a page with the ${place}`, async ({ page, host }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (/hydrat|mismatch/i.test(message.text())) complaints.push(message.text())
      })
      const tag =
        place === 'element' ? `<script defer src="${host.server.foyerUrl}/widget.js"></script>` : host.tag()
      await host.open(
        hostPage('', {
          body: `<div id="app" data-api="${host.api}" data-place="${place}">${serverHtml(host, place)}</div>${await scriptOf(host, place)}${tag}`,
        }),
      )
      const field = page.getByRole('textbox', { name: 'Work email' })
      await field.fill('dana@')
      await page.evaluate(
        'hydrate(); new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))',
      )
      await expect(field).toHaveValue('dana@')
      await expect(page.locator('.card')).toHaveCount(1)
      // The element is for the frameworks: it has nothing that they do not know.
      if (place === 'element') expect(complaints).toEqual([])
      await field.fill(EMAIL)
      await page.getByRole('button', { name: 'Get my draft' }).click()
      expect(await host.capture()).toMatchObject({ email: EMAIL, ref: 'LEDGER24' })
      await expect(page.getByText('Thank you.')).toBeVisible()
    })
  }
}
