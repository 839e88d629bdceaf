// The ways in which pages build their elements again, as one table: each runs in the page, which has the libraries and
// `original()`, the page as the server sent it.
import { librarySource } from './patched-pages.ts'

function library(path: string): string {
  return `<script>${librarySource(path)}</script>`
}

/** The head of a page that is built again. Turbo morphs a page that is visited again with the action `replace`. */
export const REBUILD_HEAD = `<meta name="turbo-refresh-method" content="morph">
${['idiomorph/dist/idiomorph.js', 'morphdom/dist/morphdom-umd.js', '@hotwired/turbo', 'htmx.org'].map(library).join('')}
<script>
  const once = (name) => new Promise((resolve) => document.addEventListener(name, resolve, { once: true }))
  const turboVisit = async (address, options = {}) => {
    const loaded = once('turbo:load')
    Turbo.visit(address, options)
    await loaded
  }
  const swap = (how) => htmx.ajax('GET', location.href, { target: 'main', swap: how, select: how.startsWith('outer') ? 'main' : 'main > *' })
  const original = async () =>
    new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
</script>`

/** What runs in the page, by what it does. */
export const REBUILDS: Readonly<Record<string, string>> = {
  'a morph of the main part (Idiomorph)':
    'Idiomorph.morph(document.querySelector("main"), (await original()).querySelector("main").outerHTML)',
  'a morph of what is in the main part (Idiomorph)':
    'Idiomorph.morph(document.querySelector("main"), (await original()).querySelector("main").innerHTML, { morphStyle: "innerHTML" })',
  'a morph of the body (Idiomorph)': 'Idiomorph.morph(document.body, (await original()).body)',
  'a morph of the whole page (Idiomorph)':
    'Idiomorph.morph(document.documentElement, (await original()).documentElement)',
  'a morph of the main part (morphdom)':
    'morphdom(document.querySelector("main"), (await original()).querySelector("main"))',
  'a morph of the whole page (morphdom)':
    'morphdom(document.documentElement, (await original()).documentElement)',
  'the HTML of the server again': `
    const html = (await original()).querySelector("main").innerHTML
    document.querySelector("main").innerHTML = html`,
  'the HTML of the server again, after a while without it': `
    const html = (await original()).querySelector("main").innerHTML
    document.querySelector("main").innerHTML = "Loading…"
    await nextFrame()
    document.querySelector("main").innerHTML = html`,
  'the elements of the server in place of the main part':
    'document.querySelector("main").replaceWith(document.importNode((await original()).querySelector("main"), true))',
  'the new main part before the old one goes': `
    const main = document.querySelector("main")
    main.before(document.importNode((await original()).querySelector("main"), true))
    main.remove()`,
  'a copy of the main part': `
    const main = document.querySelector("main")
    main.replaceWith(main.cloneNode(true))`,
  'a copy of a copy of the main part': `
    for (let times = 0; times < 2; times++) {
      const main = document.querySelector("main")
      main.replaceWith(main.cloneNode(true))
      await nextFrame()
    }`,
  'its own HTML, written and read again': `
    const main = document.querySelector("main")
    main.innerHTML = main.innerHTML`,
  'a move within the page': 'document.body.append(document.querySelector("#place"))',
  'a move of what is around it': `
    const around = document.createElement("section")
    document.body.prepend(around)
    around.append(document.querySelector("main"))`,
  'a move out of the page and back, later': `
    const place = document.querySelector("#place")
    place.remove()
    await nextFrame()
    document.body.append(place)`,
  'a visit to another document': `
    const place = document.querySelector("#place")
    document.implementation.createHTMLDocument().body.append(place)
    document.querySelector("main").append(place)`,
  'a rest in a template': `
    const template = document.createElement("template")
    const place = document.querySelector("#place")
    template.content.append(place)
    await nextFrame()
    document.querySelector("main").append(place)`,
  'elements that it does not know, removed':
    'document.querySelectorAll("foyer-widget").forEach((element) => element.remove())',
  'a new body':
    'document.documentElement.replaceChild(document.importNode((await original()).body, true), document.body)',
  'a swap by htmx': "await swap('outerHTML')",
  'a swap of what is in the main part by htmx': "await swap('innerHTML')",
  'a morph by htmx': "await swap('outerMorph')",
  'a morph of what is in the main part by htmx': "await swap('innerMorph')",
  'a refresh by Turbo, which morphs': "await turboVisit(location.href, { action: 'replace' })",
  'a visit of Turbo': "await turboVisit('/?visited')",
  'a visit of Turbo whose page is rendered by a morph': `
    document.addEventListener('turbo:before-render', (event) => {
      event.detail.render = (current, next) => Idiomorph.morph(current, next)
    }, { once: true })
    await turboVisit('/?morphed')`,
  'a page of Turbo without the form, and back from its cache': `
    await turboVisit('/other')
    const loaded = once('turbo:load')
    history.back()
    await loaded`,
  'a stream of Turbo': `
    const html = (await original()).querySelector('#place').outerHTML
    Turbo.renderStreamMessage('<turbo-stream action="replace" target="place"><template>' + html + '</template></turbo-stream>')
    await nextFrame()`,
  'a stream of Turbo that morphs': `
    const html = (await original()).querySelector('#place').outerHTML
    Turbo.renderStreamMessage('<turbo-stream action="replace" method="morph" target="place"><template>' + html + '</template></turbo-stream>')
    await nextFrame()`,
}
