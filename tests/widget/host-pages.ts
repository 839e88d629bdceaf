// Pages that make life hard for a script from another site, each with the modes that can fail there while the others
// work.
import { existsSync, readFileSync } from 'node:fs'
import type { HostPage } from './widget-server.ts'
import { type Host, hostPage } from './widget-test.ts'

type Mode = 'inline' | 'popup' | 'button' | 'form'

/** The button shows the same dialog as a popup, and the launcher besides. */
const EVERY_MODE: readonly Mode[] = ['inline', 'button', 'form']
const INLINE: readonly Mode[] = ['inline']

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

/** What pages do to the globals of their window: every capture must arrive all the same. */
const PATCHES: Readonly<Record<string, { readonly modes?: readonly Mode[]; readonly script: string }>> = {
  'whose fetch adds headers and credentials': {
    modes: ['inline', 'form'],
    script: `const send = fetch
      window.fetch = (address, options) => send(address, {
        ...options, headers: { traceparent: '00-1-2-01', 'x-csrf-token': 'mine' }, credentials: 'include',
      })`,
  },
  'whose fetch throws': { script: "window.fetch = () => { throw new Error('mine') }" },
  'whose fetch rejects': { script: "window.fetch = async () => { throw new Error('mine') }" },
  'whose fetch never settles': {
    modes: ['inline', 'form'],
    script: `window.fetch = () => new Promise(() => {})
      const wait = setTimeout
      window.setTimeout = (run, ms, ...rest) => wait(run, ms > 9000 ? 100 : ms, ...rest)`,
  },
  'whose fetch returns nothing': {
    script: 'const send = fetch; window.fetch = (...all) => { send(...all) }',
  },
  'whose fetch returns an object of its own': {
    modes: ['inline', 'form'],
    script: `const send = fetch
      window.fetch = async (...all) => ({ status: 200, data: await (await send(...all)).text() })`,
  },
  'whose fetch has read the body already': {
    script: `const send = fetch
      window.fetch = async (...all) => { const answer = await send(...all); await answer.text(); return answer }`,
  },
  'without fetch': { script: 'delete window.fetch' },
  'that wraps XMLHttpRequest and has no fetch': {
    script: `delete window.fetch
      const { open } = XMLHttpRequest.prototype
      XMLHttpRequest.prototype.open = function (...all) { open.apply(this, all); this.setRequestHeader('x-mine', '1') }`,
  },
  'whose JSON adds spaces': {
    modes: EVERY_MODE,
    script: `const { parse, stringify } = JSON
      window.JSON = { parse: (text) => parse(text), stringify: (value, replace) => stringify(value, replace, 2) }`,
  },
  'with a Promise and listeners of its own': {
    modes: EVERY_MODE,
    script: `window.Promise = class extends Promise {}
      const { addEventListener } = EventTarget.prototype
      EventTarget.prototype.addEventListener = function (name, handler) {
        return addEventListener.call(this, name, (event) => handler.call(this, event))
      }`,
  },
  'whose Promise has no race': { script: 'delete Promise.race' },
}

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
