// One page and all its widgets: which tags have come, what stands where, and how everything leaves again.
import { guarded } from './boundary.ts'
import { createEmit } from './create-emit.ts'
import { createWidget, type Widget } from './create-widget.tsx'
import type { LeadForm } from './lead-form.ts'
import { listen } from './listen.ts'
import { readConfig, type WidgetConfig } from './script-config.ts'
import { upgradeForm } from './upgrade-form.tsx'
import { beginVisit } from './visit.ts'

/** Fired by each run of the script with its tags; an earlier run on the page takes them and says so. */
export const ARRIVAL = 'foyer:script'

type Tag = { readonly config: WidgetConfig; widget?: Widget }

export type Foyer = ReturnType<typeof createFoyer>

/** @param scripts the first tags; those of later runs of the script join them */
export function createFoyer(scripts: readonly Element[]) {
  const life = new AbortController()
  const { signal } = life
  const visit = beginVisit(signal)
  const tags: Tag[] = []
  const forms = new Map<Element, LeadForm>()

  const widgets = () => tags.flatMap(({ widget }) => widget ?? [])

  /** The tag that speaks for a form or a place of the page: that of the partner whom it names, if it names one. */
  const tagOf = (element: Element) => {
    const named =
      element.querySelector<HTMLInputElement>('[name=ref]')?.value || element.getAttribute('data-foyer')
    return tags.find(({ config: { mode, ref } }) => mode === 'inline' && (!named || named === ref))
  }

  const admit = (script: Element) => {
    const query = new URLSearchParams(script.getAttribute('src')?.split('?')[1])
    const config = readConfig((name) => script.getAttribute(`data-${name}`) ?? query.get(name))
    visit.join(config.isConsentRequired)
    const known = tags.find((tag) => tag.config.ref === config.ref && tag.config.mode === config.mode)
    const tag: Tag = known ?? { config }
    if (!known) tags.push(tag)

    const isInline = config.mode === 'inline'
    const [place] = [...document.querySelectorAll('[data-foyer]')].filter((element) => tagOf(element) === tag)
    // A form of the page does the work of an inline widget.
    if (tag.widget?.host.isConnected || (isInline && place instanceof HTMLFormElement)) return
    tag.widget ??= createWidget(config, visit, signal)
    const { host } = tag.widget
    if (isInline && !place && document.body.contains(script)) script.after(host)
    else (place ?? document.body).append(host)
  }

  const arrive = (arrived: readonly Element[]) => {
    if (document.readyState !== 'loading') {
      arrived.forEach(admit)
      observe()
    } else listen(document, 'DOMContentLoaded', () => arrive(arrived), signal)
  }

  /** A form is upgraded when it is sent: until then it is the page's own, whenever and by whatever it was put there. */
  const takeOver = (event: Event) => {
    const page = event.target
    if (event.defaultPrevented || !(page instanceof HTMLFormElement) || !page.matches('[data-foyer]')) return
    const config = tagOf(page)?.config
    if (!config) return
    const api = config.api || page.getAttribute('action') || FOYER_CAPTURE_URL
    const form =
      forms.get(page) ?? upgradeForm(page, { config, visit, api, emit: createEmit(page, config) }, signal)
    forms.set(page, form)
    form.submit(event)
  }

  /** Client-side navigation may replace the body or empty it: a popup and its button belong to the page all the same. */
  const stay = new MutationObserver(() => {
    for (const { isPopup, host } of widgets()) if (isPopup && !host.isConnected) document.body.append(host)
    observe()
  })
  const observe = () => {
    for (const parent of [document.documentElement, document.body]) stay.observe(parent, { childList: true })
  }
  signal.addEventListener('abort', () => stay.disconnect())

  listen(document, 'submit', takeOver, signal)
  listen(window, 'online', visit.queue.flush, signal)
  listen(
    document,
    ARRIVAL,
    (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) arrive(event.detail)
    },
    signal,
  )
  arrive(scripts)
  visit.queue.resume()

  return {
    signal,
    version: FOYER_WIDGET_VERSION,
    open: guarded(() => (widgets().find(({ isPopup }) => isPopup) ?? widgets()[0])?.open()),
    close: guarded(() => {
      for (const { close } of widgets()) close()
    }),
    destroy: guarded(() => life.abort()),
    consent: guarded(visit.consent),
    /** Calls the handler with the detail of each such event. */
    on: guarded((name: string, handler: (detail: unknown) => void) => {
      const hear = (event: Event) => event instanceof CustomEvent && handler(event.detail)
      listen(document, `foyer:${name}`, hear, signal)
    }),
  }
}
