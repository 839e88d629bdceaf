// Pages that wrap, delay, move and rebuild the script as the hosts of docs/guides.md and their optimizers do, and pages that
// are strange in themselves. Each is looked at in every engine: tests/widget tries more, in Chromium alone.
import { existsSync, readFileSync } from 'node:fs'
import type { HostPage } from '../widget/widget-server.ts'

type Mode = 'inline' | 'button'

/** What a partner pastes. */
type Pasted = {
  /** The tag, with attributes, as the builder writes it. */
  readonly tag: string
  /** The address that carries all settings. */
  readonly source: string
}

export type WrappedPage = {
  readonly mode?: Mode
  readonly build: (pasted: Pasted) => string | HostPage
}

const PLACE =
  '<div data-foyer style="display:grid;container-type:inline-size;width:100%;max-width:560px"><div style="grid-area:1/1;height:264px"></div></div>'

type Parts = { readonly head?: string; readonly html?: string; readonly doctype?: string }

function page(body: string, { head = '', html = 'lang="en"', doctype = '<!doctype html>' }: Parts = {}) {
  return `${doctype}<html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}</head><body><main><h1>Host</h1>${body}<p>The host goes on.</p></main></body></html>`
}

const script = (text: string) => `<script>${text.replaceAll('</', '<\\/')}</script>`

/** Makes each script in an element again, with the attributes that a host keeps: scripts of `innerHTML` do not run. */
const RUN_AGAIN = `function runAgain(root, keep) {
  root.querySelectorAll('script').forEach(function (old) {
    var made = document.createElement('script')
    Array.from(old.attributes).forEach(function (one) { if (!keep || keep.test(one.name)) made.setAttribute(one.name, one.value) })
    old.parentNode.replaceChild(made, old)
  })
}`

/** Puts the HTML into an element once the page is loaded, and runs its scripts again. */
function insertLate(html: string, into: string, keep = 'null'): string {
  return script(`${RUN_AGAIN}
    addEventListener('load', function () {
      var root = document.querySelector(${JSON.stringify(into)})
      root.innerHTML = ${JSON.stringify(html)}
      runAgain(root, ${keep})
    })`)
}

/** A frame of a builder that shows pasted code, sandboxed, with the code written into it. */
function frame(html: string): string {
  return `<iframe sandbox="allow-scripts allow-same-origin allow-forms allow-popups" width="600" height="420" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
}

function inFrames(html: string): string {
  return script(`addEventListener('load', function () {
    var outer = document.createElement('iframe')
    outer.width = 620
    outer.height = 460
    document.querySelector('main').append(outer)
    var inner = outer.contentDocument.createElement('iframe')
    inner.width = 600
    inner.height = 420
    outer.contentDocument.body.append(inner)
    inner.contentDocument.open()
    inner.contentDocument.write(${JSON.stringify(html)})
    inner.contentDocument.close()
  })`)
}

const MOOTOOLS = ['mootools.js', 'mootools-more.js']
  .map((name) => `/usr/share/javascript/mootools/${name}`)
  .filter(existsSync)
  .map((file) => script(readFileSync(file, 'utf8')))
  .join('')

/** By what does it, each with the steps that matter for a script. */
export const HOSTS = {
  'plain HTML': { build: ({ tag }) => page(PLACE + tag) },
  'WordPress, which makes paragraphs of a block': {
    build: ({ tag }) => page(`<p>${PLACE}</p>\n<p>${tag}<br />\n</p>`),
  },
  'WP Rocket, which delays scripts until somebody moves': {
    build: ({ tag }) =>
      page(
        `${PLACE}${tag.replace('<script', '<script type="rocketlazyloadscript"').replace(' src=', ' data-rocket-src=')}`,
        {
          head: script(`addEventListener('load', function () {
            document.querySelectorAll('script[type=rocketlazyloadscript]').forEach(function (old) {
              var made = document.createElement('script')
              Array.from(old.attributes).forEach(function (one) {
                if (one.name !== 'type') made.setAttribute(one.name === 'data-rocket-src' ? 'src' : one.name, one.value)
              })
              old.parentNode.replaceChild(made, old)
            })
          })`),
        },
      ),
  },
  'Autoptimize, which moves the tag into the head and defers it': {
    build: ({ tag }) => page(PLACE, { head: tag.replace('async', 'defer data-cfasync="false"') }),
  },
  'Rocket Loader of Cloudflare, which runs scripts late with a document of its own': {
    build: ({ tag }) =>
      page(
        `${PLACE}${tag.replace('<script', '<script type="0f5d1c-text/javascript"')}${script(`addEventListener('DOMContentLoaded', function () {
          var listen = EventTarget.prototype.addEventListener
          var held = []
          var current = null
          Object.defineProperty(document, 'readyState', { configurable: true, get: function () { return 'loading' } })
          Object.defineProperty(document, 'currentScript', { configurable: true, get: function () { return current } })
          document.write = function () {}
          EventTarget.prototype.addEventListener = function (name, run, how) {
            if (/^(DOMContentLoaded|load)$/.test(name)) held.push(run)
            return listen.call(this, name, run, how)
          }
          document.querySelectorAll('script[type$="-text/javascript"]').forEach(function (old) {
            var made = current = document.createElement('script')
            Array.from(old.attributes).forEach(function (one) { if (one.name !== 'type') made.setAttribute(one.name, one.value) })
            made.async = false
            made.onload = function () {
              delete document.readyState
              delete document.currentScript
              EventTarget.prototype.addEventListener = listen
              held.forEach(function (run) { run.call(document, new Event('DOMContentLoaded')) })
            }
            old.parentNode.insertBefore(made, old)
            old.parentNode.removeChild(old)
          })
        })`)}`,
      ),
  },
  'Squarespace, whose pages come by Ajax': {
    build: ({ tag }) =>
      page(
        `<div class="sqs-block-content"></div>${insertLate(`<div class="sqs-code-container">${PLACE}${tag}</div>`, '.sqs-block-content')}`,
      ),
  },
  'Squarespace, Code Injection': { mode: 'button', build: ({ tag }) => page('') + tag },
  'Wix, Embed HTML': { build: ({ tag }) => page(frame(page(PLACE + tag))) },
  'Wix, Custom Code': {
    mode: 'button',
    build: ({ tag }) => page(`<div id="end"></div>${insertLate(tag, '#end')}`),
  },
  'Webflow, Code Embed': {
    build: ({ tag }) => page(`<div style="display:flex" class="w-embed w-script">${PLACE}${tag}</div>`),
  },
  'Shopify, whose theme editor writes a section again': {
    build: ({ tag }) =>
      page(
        `<section id="section">${PLACE}${tag}</section>${script(`addEventListener('load', function () {
          setTimeout(function () { var section = document.querySelector('#section'); section.innerHTML = section.innerHTML }, 50)
        })`)}`,
      ),
  },
  'Framer, Embed': { build: ({ tag }) => page(frame(`${PLACE}${tag}`)) },
  'Framer, Custom Code beside a root that is rendered again': {
    mode: 'button',
    build: ({ tag }) =>
      `${page(script(`addEventListener('load', function () { document.body.replaceChildren(document.createElement('main')) })`))}${tag}`,
  },
  'GoDaddy, HTML': { build: ({ tag }) => page(frame(`<body style="margin:0">${tag}`)) },
  'Google Sites, whose frames are written': { build: ({ tag }) => page(inFrames(page(PLACE + tag))) },
  'Joomla, with MooTools': { build: ({ tag }) => page(PLACE + tag, { head: MOOTOOLS }) },
  'Tag Manager, Custom HTML, which keeps the address alone': {
    build: ({ source }) =>
      page(
        `${PLACE}<div id="gtm"></div>${insertLate(`<script async data-x="y" src="${source}"></script>`, '#gtm', '/^(src|type|id|async)$/')}`,
      ),
  },
  'Next, next/script': {
    build: ({ tag }) =>
      page(
        `${PLACE}<div id="next" hidden></div>${insertLate(tag.replace('<script', '<script data-nscript="afterInteractive"'), '#next')}`,
      ),
  },
} satisfies Readonly<Record<string, WrappedPage>>

/** Pages that are strange in themselves. */
export const STRANGE_PAGES: Readonly<Record<string, WrappedPage>> = {
  'that writes the tag': { build: ({ tag }) => page(script(`document.write(${JSON.stringify(tag)})`)) },
  'that writes itself again': {
    build: ({ tag }) =>
      page(
        `${tag.replace('<script', '<script data-label="Not yet"')}${script(`var ticks = setInterval(function () {
          if (!document.querySelector('foyer-widget')) return
          clearInterval(ticks)
          document.open()
          document.write(${JSON.stringify(page(tag))})
          document.close()
        }, 20)`)}`,
      ),
  },
  'in XHTML': {
    build: ({ tag }) => ({
      headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' },
      html: page(tag.replace('<script async', '<script async="async"'), {
        doctype:
          '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
        html: 'xmlns="http://www.w3.org/1999/xhtml" lang="en"',
      })
        .replace('<meta charset="utf-8"><meta name="viewport" content="width=device-width">', '')
        .replaceAll('&amp;amp;', '&amp;'),
    }),
  },
  'in quirks mode, in a table': {
    build: ({ tag }) => page(`<table><tr><td>${tag}</td></tr></table>`, { doctype: '' }),
  },
  'within one form, as of ASP.NET': {
    build: ({ tag }) => page(`<form method="post" action="/lost">${tag}<input name="q"></form>`),
  },
  'whose every rule is unset, and that hides dialogs': {
    mode: 'button',
    build: ({ tag }) =>
      page(tag, {
        head: '<style>*{all:unset!important}dialog,[role=dialog],form,input,button{display:none!important}</style>',
      }),
  },
  'with a base address and a strict policy with trusted types': {
    build: ({ tag }) => ({
      headers: {
        'content-security-policy':
          "require-trusted-types-for 'script'; trusted-types 'none'; style-src 'none'",
      },
      html: page(tag, { head: '<base href="https://elsewhere.invalid/deep/" target="_blank">' }),
    }),
  },
  'that keeps the tag in a shadow root': {
    build: ({ tag }) =>
      page(
        `<div id="root"></div>${script(`${RUN_AGAIN}
          addEventListener('load', function () {
            var root = document.querySelector('#root').attachShadow({ mode: 'open' })
            root.innerHTML = ${JSON.stringify(tag)}
            runAgain(root)
          })`)}`,
      ),
  },
  'from right to left, with letters of double size': {
    mode: 'button',
    build: ({ tag }) =>
      page(tag, { html: 'lang="ar" dir="rtl" style="font-size:32px;letter-spacing:3px;line-height:2.4"' }),
  },
  'that is a dialog of the page': {
    build: ({ tag }) =>
      page(
        `<dialog id="own">${tag}</dialog>${script(`addEventListener('load', function () { own.showModal() })`)}`,
      ),
  },
  'that is moved and filtered': {
    mode: 'button',
    build: ({ tag }) =>
      page(tag, {
        head: '<style>body{transform:translateX(3px);filter:grayscale(1);overflow:hidden;pointer-events:none;user-select:none;-webkit-user-select:none}</style>',
      }),
  },
  'that is translated by Google, text by text': {
    build: ({ tag }) =>
      page(
        `${tag}${script(`
          function translate(root) {
            var texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = []
            while (texts.nextNode()) if (texts.currentNode.data.trim() && !texts.currentNode.parentNode.closest('font,script,style')) found.push(texts.currentNode)
            found.forEach(function (text) {
              var font = document.createElement('font')
              font.innerHTML = '<font style="vertical-align: inherit;"></font>'
              font.firstChild.append(text.data)
              text.parentNode.replaceChild(font, text)
            })
            root.querySelectorAll('*').forEach(function (one) { if (one.shadowRoot) translate(one.shadowRoot) })
          }
          setInterval(function () { translate(document.body) }, 20)`)}`,
      ),
  },
}
