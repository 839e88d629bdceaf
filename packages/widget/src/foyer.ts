import { catchErrors, listen } from './catch-errors.ts'
import { createWidget, type Widget } from './create-widget.tsx'
import type { LeadForm } from './lead-form.ts'
import { readConfig, type WidgetConfig } from './script-config.ts'
import { upgradeForm } from './upgrade-form.tsx'
import { beginVisit } from './visit.ts'

/**
 * Each run of the script dispatches this event with its tags. An earlier run on the same page adds them to its own and
 * cancels the event.
 */
export const SCRIPTS_EVENT = 'foyer:script'

type Tag = { readonly config: WidgetConfig; widget?: Widget }

export type Foyer = ReturnType<typeof createFoyer>

/**
 * Creates all widgets of a page, and captures its forms that are marked with `data-foyer`.
 *
 * @param scripts the first script tags; later runs of the script add theirs
 */
export function createFoyer(scripts: readonly Element[]) {
  const controller = new AbortController()
  const { signal } = controller
  const visit = beginVisit(signal)
  const tags: Tag[] = []
  const forms = new Map<Element, LeadForm>()

  const widgets = () => tags.flatMap(({ widget }) => widget ?? [])

  /** The inline tag of a `data-foyer` element: the tag of the partner that the element names, or else the first. */
  const findTag = (element: Element) => {
    const ref =
      element.querySelector<HTMLInputElement>('[name=ref]')?.value || element.getAttribute('data-foyer')
    return tags.find(({ config }) => config.mode === 'inline' && (!ref || ref === config.ref))
  }

  const addTag = (script: Element) => {
    const query = new URLSearchParams(script.getAttribute('src')?.split('?')[1])
    const config = readConfig((name) => script.getAttribute(`data-${name}`) ?? query.get(name))
    visit.addWidget(config.isConsentRequired)
    const { ref, mode } = config
    const tag: Tag = tags.find((known) => known.config.ref === ref && known.config.mode === mode) ?? {
      config,
    }
    if (!tags.includes(tag)) tags.push(tag)

    const isInline = mode === 'inline'
    const [place] = [...document.querySelectorAll('[data-foyer]')].filter(
      (element) => findTag(element) === tag,
    )
    // A form of the page replaces the inline widget.
    if (tag.widget?.host.isConnected || (isInline && place instanceof HTMLFormElement)) return
    tag.widget ??= createWidget(config, visit, signal)
    const { host } = tag.widget
    if (isInline && !place && document.body.contains(script)) script.after(host)
    else (place ?? document.body).append(host)
  }

  const addTags = (added: readonly Element[]) => {
    if (document.readyState !== 'loading') {
      added.forEach(addTag)
      observePage()
    } else listen(document, 'DOMContentLoaded', () => addTags(added), signal)
  }

  /** Upgrades a form of the page when it is submitted, not before: the page may add or replace it at any time. */
  const captureForm = (event: Event) => {
    const page = event.target
    if (event.defaultPrevented || !(page instanceof HTMLFormElement) || !page.matches('[data-foyer]')) return
    const config = findTag(page)?.config
    if (!config) return
    const api = config.api || page.getAttribute('action') || FOYER_CAPTURE_URL
    const form = forms.get(page) ?? upgradeForm(page, { config, visit, api }, signal)
    forms.set(page, form)
    form.submit(event)
  }

  /** Client-side navigation may replace or empty the body: popups and floating buttons are put back. */
  const observer = new MutationObserver(() => {
    for (const { isPopup, host } of widgets()) if (isPopup && !host.isConnected) document.body.append(host)
    observePage()
  })
  const observePage = () => {
    for (const parent of [document.documentElement, document.body])
      observer.observe(parent, { childList: true })
  }
  signal.addEventListener('abort', () => observer.disconnect())

  // The window is the last target of a bubbling event: the page's own handlers on the form, its ancestors and the
  // document run first, whenever they were added. A form whose handler calls preventDefault is not captured.
  listen(window, 'submit', captureForm, signal)
  listen(window, 'online', visit.queue.flush, signal)
  listen(
    document,
    SCRIPTS_EVENT,
    (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) addTags(event.detail)
    },
    signal,
  )
  addTags(scripts)
  visit.queue.resume()

  return {
    signal,
    version: FOYER_WIDGET_VERSION,
    open: catchErrors(() => (widgets().find(({ isPopup }) => isPopup) ?? widgets()[0])?.open()),
    close: catchErrors(() => {
      for (const { close } of widgets()) close()
    }),
    destroy: catchErrors(() => controller.abort()),
    consent: catchErrors(visit.consent),
    /** Calls the handler with the detail of each event of this name. */
    on: catchErrors((name: string, handler: (detail: unknown) => void) => {
      listen(
        document,
        `foyer:${name}`,
        (event) => event instanceof CustomEvent && handler(event.detail),
        signal,
      )
    }),
  }
}
