// What pages do to the globals of their window, by libraries or by hand.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type Mode = 'inline' | 'popup' | 'button' | 'form'

/** The button shows the same dialog as a popup, and the launcher besides. */
export const EVERY_MODE: readonly Mode[] = ['inline', 'button', 'form']
export const INLINE: readonly Mode[] = ['inline']

const require = createRequire(import.meta.url)

/** Returns the script of a library as it is published. */
export function librarySource(path: string): string {
  return readFileSync(require.resolve(path), 'utf8').replaceAll('</script', '<\\/script')
}

/** What pages do to the globals of their window: every capture must arrive all the same. */
export const PATCHES: Readonly<
  Record<string, { readonly modes?: readonly Mode[]; readonly script: string }>
> = {
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
  'without Promise': { modes: EVERY_MODE, script: 'delete window.Promise' },
  'whose Promise never settles': {
    modes: ['inline', 'form'],
    script: 'window.Promise = function () { this.then = this.catch = () => this }',
  },
  'whose Promise is an old polyfill': {
    modes: ['inline', 'form'],
    script: `window.Promise = function (run) {
        const callbacks = []
        run((value) => setTimeout(() => callbacks.forEach((call) => call(value)), 9), () => {})
        this.then = (call) => { callbacks.push(call); return this }
      }`,
  },
  'whose JSON cannot parse': { modes: ['inline', 'form'], script: 'delete JSON.parse' },
  'whose JSON parses nothing': { script: 'JSON.parse = () => undefined' },
  'whose Date is one of a test': {
    modes: EVERY_MODE,
    script: `const Real = Date
      window.Date = class extends Real {
        constructor(...all) { all.length ? super(...all) : super(0) }
        static now() { return 0 }
      }`,
  },
  'whose timers pass on two arguments and return objects': {
    modes: EVERY_MODE,
    script: `const wait = setTimeout
      window.setTimeout = (run, ms) => ({ id: wait(() => run(), ms), ref() {}, unref() {} })`,
  },
  'without crypto': {
    modes: ['inline', 'form'],
    script: "Object.defineProperty(window, 'crypto', { value: undefined })",
  },
  'whose storage has methods that throw': {
    modes: EVERY_MODE,
    script: `for (const name of ['getItem', 'setItem', 'removeItem'])
      Storage.prototype[name] = () => { throw new Error('mine') }`,
  },
  'whose storage is an object of its own': {
    modes: ['inline', 'form'],
    script: "Object.defineProperty(window, 'localStorage', { value: null })",
  },
  'with the methods of Prototype 1.6': {
    modes: EVERY_MODE,
    script: `for (const type of [Array, String, Number, Date])
        type.prototype.toJSON = function () { return '"' + this + '"' }
      Array.prototype.reduce = function () { return this.length > 1 ? this : this[0] }
      Array.prototype.find = function (test) { for (const one of [].slice.call(this)) if (test(one)) return one }
      Array.prototype.entries = Array.prototype.toArray = function () { return [].slice.call(this) }
      Array.prototype.include = function (one) { return this.indexOf(one) >= 0 }
      Array.prototype.first = function () { return this[0] }
      Array.prototype.each = function (call) { [].slice.call(this).forEach((one) => call(one)) }
      String.prototype.sub = function () { return String(this) }
      String.prototype.strip = String.prototype.trim
      Function.prototype.bind = function (self, ...first) {
        const call = this
        return function (...rest) { return call.apply(self, first.concat(rest)) }
      }
      Element.prototype.remove = function () { this.parentNode.removeChild(this); return this }
      Element.prototype.hide = Element.prototype.show = Element.prototype.update = function () { return this }
      window.$ = (id) => document.getElementById(id)
      const { prototype } = Element
      window.Element = function (name) { return document.createElement(name) }
      Element.prototype = prototype`,
  },
  'whose prototypes are frozen': {
    modes: ['inline', 'form'],
    script: `for (const type of [Object, Array, Function, Promise, String, RegExp, Date, Map, Set, Error]) {
        Object.freeze(type)
        Object.freeze(type.prototype)
      }`,
  },
  'whose every object says once, passive and capture': {
    modes: EVERY_MODE,
    script: `for (const name of ['once', 'passive', 'capture']) Object.prototype[name] = true
      Object.prototype.headers = { 'x-mine': '1' }`,
  },
  'whose frames never come': {
    modes: EVERY_MODE,
    script: 'window.requestAnimationFrame = () => 1',
  },
  'whose custom elements are those of a polyfill': {
    modes: EVERY_MODE,
    script: `const Native = HTMLElement
      window.HTMLElement = function () { return Reflect.construct(Native, [], this.constructor) }
      HTMLElement.prototype = Native.prototype
      HTMLElement.prototype.constructor = HTMLElement
      Object.setPrototypeOf(HTMLElement, Native)`,
  },
  'whose URLSearchParams takes texts alone': {
    modes: EVERY_MODE,
    script: `const Real = URLSearchParams
      window.URLSearchParams = class extends Real { constructor(text) { super(typeof text === 'string' ? text : '') } }`,
  },
  'whose console throws': {
    modes: EVERY_MODE,
    script: "for (const name of Object.keys(console)) console[name] = () => { throw new Error('mine') }",
  },
  'whose nodes are put in by a wrapper that returns nothing': {
    modes: EVERY_MODE,
    script: `for (const name of ['appendChild', 'insertBefore', 'replaceChild', 'removeChild']) {
        const change = Node.prototype[name]
        Node.prototype[name] = function (...all) { change.apply(this, all) }
      }`,
  },
  'whose reflection is that of core-js': {
    modes: EVERY_MODE,
    script: `const { get, apply } = Reflect
      window.Reflect = { get: (...all) => get(...all), apply: (...all) => apply(...all), set: Reflect.set,
        getOwnPropertyDescriptor: Reflect.getOwnPropertyDescriptor, construct: Reflect.construct }
      Object.entries = (one) => Object.keys(one).map((key) => [key, one[key]])
      Object.fromEntries = (all) => { const made = {}; for (const [key, value] of all) made[key] = value; return made }
      Array.prototype.flatMap = function (run) { return [].concat(...this.map(run)) }
      String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, '') }`,
  },
  'with Zone.js': { modes: EVERY_MODE, script: librarySource('zone.js') },
  'with Datejs': { modes: EVERY_MODE, script: librarySource('datejs') },
}

/** What a page can break so that the widget cannot send, or cannot start. */
export const BROKEN_PAGES: Readonly<Record<string, string>> = {
  'without JSON': 'window.JSON = undefined',
  'whose JSON has no stringify': 'delete JSON.stringify',
  'whose JSON throws': "JSON.stringify = () => { throw new Error('mine') }",
  'whose dates cannot be written': 'delete Date.prototype.toISOString',
  'whose dates throw': "window.Date = function () { throw new Error('mine') }",
  'without URL': 'delete window.URL',
  'whose Blob throws': "window.Blob = function () { throw new Error('mine') }",
  'without Object.fromEntries': 'delete Object.fromEntries',
  'without CustomEvent': 'delete window.CustomEvent',
  'without MutationObserver': 'delete window.MutationObserver',
  'whose listeners throw': "EventTarget.prototype.addEventListener = () => { throw new Error('mine') }",
  'without shadow roots': 'delete Element.prototype.attachShadow',
}

/** The script that the widget loads in its place where it cannot start. */
export const PLAIN_FORM = join(import.meta.dirname, '../../packages/app/public/embed/plain-form.js')
