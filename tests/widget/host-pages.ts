// Pages that make life hard for a script from another site, each with the modes that can fail there while the others
// work.
import { existsSync, readFileSync } from 'node:fs'
import { EVERY_MODE, INLINE, type Mode, PATCHES } from './patched-pages.ts'
import type { HostPage } from './widget-server.ts'
import { type Host, hostPage } from './widget-test.ts'

export function snippet(host: Host, mode: Mode, scriptAttributes?: string): string {
  if (mode === 'form') return host.form() + host.tag({ handoff: '' }, scriptAttributes)
  return host.tag({ mode, handoff: '', ...(mode === 'popup' && { trigger: 'load' }) }, scriptAttributes)
}

type HostPageCase = {
  readonly modes: readonly Mode[]
  /** Takes the host, because a policy names its origins. */
  readonly build: (host: Host, mode: Mode) => HostPage
}

/** MooTools 1.4.5, on which sites of Joomla run to this day, from Debian's libjs-mootools; empty where it is missing. */
const MOOTOOLS = ['mootools.js', 'mootools-more.js']
  .map((name) => `/usr/share/javascript/mootools/${name}`)
  .filter(existsSync)
  .map((file) => `<script>${readFileSync(file, 'utf8').replaceAll('</script', '<\\/script')}</script>`)
  .join('')

export const HOST_PAGES: Readonly<Record<string, HostPageCase>> = {
  ...(MOOTOOLS && {
    'a page with MooTools': {
      modes: EVERY_MODE,
      build: (host: Host, mode: Mode) => ({ html: hostPage(snippet(host, mode), { head: MOOTOOLS }) }),
    },
  }),
  'a policy that forbids everything but the script and the endpoint': {
    modes: EVERY_MODE,
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode)),
      headers: {
        'content-security-policy': [
          "default-src 'none'",
          `script-src ${host.server.foyerUrl}/widget.js`,
          `connect-src ${host.api}`,
          `form-action ${host.api}`,
          "base-uri 'none'",
          "require-trusted-types-for 'script'",
          "trusted-types 'none'",
        ].join('; '),
      },
    }),
  },
  'an isolated page (COOP and COEP) with a base address elsewhere': {
    modes: ['inline', 'form'],
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode), {
        head: '<base href="https://elsewhere.invalid/deep/" target="_blank">',
      }),
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    }),
  },
  'CSS that hits everything and hides what is not defined': {
    modes: EVERY_MODE,
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode), {
        head: `<style>
        * { all: unset !important; display: inline !important; font-size: 3px !important; color: transparent !important }
        body *:not(:defined) { visibility: hidden !important }
        form, form * { visibility: visible; display: block !important; color: #000 !important; font-size: 16px !important }
        dialog, [role=dialog] { display: none !important }
        :not(:defined) { visibility: hidden !important; display: none !important; opacity: 0 !important }
        html { font-size: 62.5% }
      </style>`,
      }),
    }),
  },
  'a page that reads from right to left': {
    modes: ['inline', 'button'],
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode), { html: 'lang="ar" dir="rtl"' }),
    }),
  },
  'an old page: quirks mode, AMD and CommonJS, its own Foyer and ids like ours, no TLS and so no randomUUID':
    {
      modes: EVERY_MODE,
      build: (host, mode) => ({
        html: hostPage(snippet(host, mode), {
          head: `<script>
        window.define = () => { throw new Error('define was called') }
        window.define.amd = {}
        window.module = { exports: { mine: true } }
        window.exports = window.module.exports
        window.require = () => { throw new Error('require was called') }
        window.Foyer = { open: 1 }
        crypto.randomUUID = undefined
      </script>`,
          body: '<div id="email"></div><div id="title"></div><div id="note"></div>',
        }).replace('<!doctype html>', ''),
      }),
    },
  'prototypes that old libraries have extended': {
    modes: EVERY_MODE,
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode), {
        head: `<script>
        Array.prototype.each = function () {}
        Array.prototype.toJSON = function () { return 'array' }
        Object.prototype.toJSON = function () { return 'object' }
        String.prototype.toJSON = function () { return 'string' }
        Date.prototype.toJSON = function () { return 'date' }
        Object.prototype.extend = function () {}
        Object.prototype.label = 'polluted'
        Object.prototype.method = 'DELETE'
        Object.prototype.duplex = 'half'
        Array.from = function (list) { return [].slice.call(list) }
      </script>`,
      }),
    }),
  },
  ...Object.fromEntries(
    Object.entries(PATCHES).map(([name, { modes = INLINE, script }]): [string, HostPageCase] => [
      `a page ${name}`,
      {
        modes,
        build: (host, mode) => ({
          html: hostPage(snippet(host, mode), { head: `<script>${script}</script>` }),
        }),
      },
    ]),
  ),
  'a deferred script in the head': {
    modes: ['inline'],
    build: (host, mode) => ({ html: hostPage('', { head: snippet(host, mode, 'defer') }) }),
  },
  'a script that blocks, in the head': {
    modes: EVERY_MODE,
    build: (host, mode) => ({
      html: hostPage(mode === 'form' ? host.form() : '', {
        head: snippet(host, mode === 'form' ? 'inline' : mode, ''),
      }),
    }),
  },
  'a script of type module': {
    modes: ['inline', 'button'],
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode, 'type="module" crossorigin')),
    }),
  },
  'a tag manager that puts the script into the head': {
    modes: ['inline', 'popup', 'form'],
    build: (host, mode) => ({
      html: hostPage(mode === 'form' ? host.form() : '', {
        body: `<script>addEventListener('load', () => {
        const holder = document.createElement('div')
        holder.innerHTML = ${JSON.stringify(snippet(host, mode === 'form' ? 'inline' : mode)).replaceAll('</', '<\\/')}
        const script = document.createElement('script')
        for (const { name, value } of holder.firstChild.attributes) script.setAttribute(name, value)
        document.head.append(script)
      })</script>`,
      }),
    }),
  },
  'a tag manager that strips data attributes': {
    modes: ['inline', 'popup'],
    build: (host, mode) => {
      const query = new URLSearchParams({ ref: 'LEDGER24', api: host.api })
      if (mode !== 'form') query.set('mode', mode)
      if (mode === 'popup') query.set('trigger', 'load')
      const source = `${host.server.foyerUrl}/widget.js?${query}`
      return {
        html: hostPage(mode === 'form' ? host.form() : '', {
          body: `<script>
          const script = document.createElement('script')
          script.src = ${JSON.stringify(source)}
          document.head.append(script)
        </script>`,
        }),
      }
    },
  },
  'a module whose tag has only an address': {
    modes: ['inline'],
    build: (host, mode) => {
      const query = new URLSearchParams({ ref: 'LEDGER24', api: host.api })
      if (mode !== 'form') query.set('mode', mode)
      if (mode === 'popup') query.set('trigger', 'load')
      const source = `${host.server.foyerUrl}/widget.js?${query}`.replaceAll('&', '&amp;')
      const tag = `<script type="module" crossorigin src="${source}"></script>`
      return { html: hostPage((mode === 'form' ? host.form() : '') + tag) }
    },
  },
  'a page that closes its storage': {
    modes: ['inline', 'popup', 'form'],
    build: (host, mode) => ({
      html: hostPage(snippet(host, mode), {
        head: `<script>
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(window, name, { get() { throw new DOMException('Blocked', 'SecurityError') } })
      </script>`,
      }),
    }),
  },
}
