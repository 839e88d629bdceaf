import { isEmail } from '@foyer/shared/contact/email.ts'
import { readSettings, type WidgetEvent, type WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { afterPaint, catchErrors, listen } from './catch-errors.ts'
import { countSteps } from './count-steps.ts'
import { createWidget, type Widget } from './create-widget.tsx'
import type { LeadForm } from './lead-form.ts'
import { findAll, findField, hasOwn, pageProperty } from './page-property.ts'
import { isFoyerForm, readTag } from './read-tag.ts'
import { upgradeForm } from './upgrade-form.tsx'
import { beginVisit } from './visit.ts'

/**
 * Each run of the script dispatches this event with its tags. An earlier run on the same page adds them to its own and
 * cancels the event. A `<foyer-form>` dispatches it with itself when it comes, leaves or changes.
 */
export const SCRIPTS_EVENT = 'foyer:script'

const FOLLOWING = 4 // Node.DOCUMENT_POSITION_FOLLOWING

type Tag = Widget & {
  readonly settings: WidgetSettings
  /** The tag of the script, or a `<foyer-form>`. */
  readonly script: Element
  readonly remove: () => void
  /** Is aborted when the widget is removed; the page goes on. */
  readonly removed: AbortSignal
  /** Is aborted when the widget or all of Foyer ends. */
  readonly ended: AbortSignal
}

/**
 * Creates all widgets of a page, captures its forms that are marked with `data-foyer`, and sets `window.Foyer`.
 *
 * @param scripts the first script tags; later runs of the script add theirs
 */
export function createFoyer(scripts: readonly Element[]) {
  const controller = new AbortController()
  const { signal } = controller
  const visit = beginVisit(signal)
  const tags: Tag[] = []
  const forms = new Map<Element, LeadForm>()

  const codeOf = (element: Element) =>
    findField(element, 'ref')?.value || element.getAttribute('data-foyer') || ''
  /**
   * The inline script tag of a `data-foyer` element: the tag of the partner that the element names, or else the next tag
   * after it, as in a snippet, or else the first. A tag without a code takes the elements of those that have no tag.
   */
  const findTag = (element: Element) => {
    const code = codeOf(element).toUpperCase()
    const scripts = tags.filter(({ isPopup, script }) => !isPopup && !isFoyerForm(script))
    const named = scripts.filter(({ settings }) => !code || code === settings.ref.toUpperCase())
    const fitting = named[0] ? named : scripts.filter(({ settings }) => !settings.ref)
    return fitting.find(({ script }) => element.compareDocumentPosition(script) & FOLLOWING) ?? fitting[0]
  }
  /** The settings for what is at a place: a form of the page names what its tag does not. */
  const settingsFor = (place: Element | undefined, { settings }: Tag) => ({
    ...settings,
    ref: settings.ref || (place ? codeOf(place) : ''),
    api: settings.api || place?.getAttribute('action') || '',
  })

  /**
   * Upgrades a form of the page when it is submitted, or when the browser refuses to because of its email, not before: the
   * page may add or replace it at any time.
   */
  const captureForm = (event: Event) => {
    const { target } = event
    const page = target instanceof Element && target.closest<HTMLFormElement>('form[data-foyer]')
    if (event.defaultPrevented || !page) return
    const tag = findTag(page)
    if (!tag) return
    // The browser says itself what is wrong with other fields, and what more the page asks of an email.
    const email = findField(page, 'email')
    if (event.type === 'invalid' && (target !== email || isEmail(email.value.trim()))) return
    const form = forms.get(page) ?? upgradeForm(page, settingsFor(page, tag), visit, signal)
    forms.set(page, form)
    return form.submit(event)
  }

  const createTag = (settings: WidgetSettings, script: Element): Tag => {
    const removed = new AbortController()
    const ended = new AbortController()
    const end = () => ended.abort()
    signal.addEventListener('abort', end, { signal: removed.signal })
    removed.signal.addEventListener('abort', end)
    const tag: Tag = {
      settings,
      script,
      ended: ended.signal,
      removed: removed.signal,
      remove() {
        tags.splice(tags.indexOf(tag), 1)
        removed.abort()
      },
      ...createWidget(settings, visit, ended.signal),
    }
    tags.push(tag)
    return tag
  }

  const addTag = (script: Element) => {
    const read = readTag(script)
    const settings = readSettings(read, pageProperty('documentElement').lang)
    const { ref, mode, lang, isConsentRequired } = settings
    const isElement = isFoyerForm(script)
    const own = tags.find((tag) => tag.script === script)
    if (isElement && own) {
      if (
        script.isConnected &&
        `${[ref, mode, lang]}` === `${[own.settings.ref, own.settings.mode, own.settings.lang]}`
      )
        return
      own.remove()
      // Another element may have waited behind its popup.
      if (own.isPopup) findAll(document, 'foyer-form').forEach(addTag)
    }
    if (isElement && !script.isConnected) return
    if (isConsentRequired) visit.requireConsent()
    const known = tags.find(
      (tag) =>
        tag.settings.ref === ref &&
        tag.settings.mode === mode &&
        // Each element has a card of its own.
        (tag.isPopup || !(isElement || isFoyerForm(tag.script))),
    )
    const tag = known ?? createTag(settings, script)
    const { host, isPopup, show } = tag
    // In the order of the page: scripts may arrive in any.
    tags.sort((one, other) => (one.script.compareDocumentPosition(other.script) & FOLLOWING ? -1 : 1))

    const parent = script.getRootNode()
    const root = parent instanceof ShadowRoot ? parent : document
    // The submit event does not leave a shadow root.
    if (root !== document) listen(root, 'submit', captureForm, signal)
    if (host.isConnected) return
    const places = findAll(root, '[data-foyer]').filter((element) => findTag(element) === tag)
    const [place] = isElement ? [script] : places
    const isForm = place instanceof HTMLFormElement
    afterPaint(() =>
      countSteps(isForm ? places : [host], settingsFor(place, tag), visit, tag.ended, tag.removed),
    )
    // Forms of the page replace the inline widget. A tag without code and mode is there for forms and `<foyer-form>`.
    if (isForm || (!read('ref') && !read('mode') && !isElement)) return
    // Does nothing for a script outside of the page.
    if (!place && !isPopup) script.after(host)
    if (!host.closest('body'))
      (isPopup ? pageProperty('documentElement') : (place ?? pageProperty('body'))).append(host)
    show()
  }

  /** Runs a function once the page has been parsed. */
  const whenParsed = (run: () => unknown) =>
    pageProperty('readyState') === 'loading' ? listen(document, 'DOMContentLoaded', run, signal) : run()

  const addTags = (added: readonly Element[]) =>
    whenParsed(() => {
      added.forEach(addTag)
      // The first access to the storage takes longer than rendering a form.
      afterPaint(visit.start)
    })

  // The window is the last target of a bubbling event: the page's own handlers on the form, its ancestors and the
  // document run first, whenever they were added. A form whose handler calls preventDefault is not captured.
  listen(window, 'submit', captureForm, signal)
  // This event does not bubble.
  listen(window, 'invalid', captureForm, signal, true)
  listen(window, 'online', visit.queue.flush, signal)
  listen(
    document,
    SCRIPTS_EVENT,
    (event) => {
      event.preventDefault()
      addTags(event.detail)
    },
    signal,
  )
  addTags(scripts)

  const api = {
    version: FOYER_WIDGET_VERSION,
    // A form of the page stands in for the card of its tag.
    open: catchErrors(() =>
      whenParsed(() =>
        (tags.find(({ isPopup }) => isPopup) ?? tags.find(({ host }) => host.isConnected))?.open(),
      ),
    ),
    close: catchErrors(() =>
      tags.forEach(({ close }) => {
        close()
      }),
    ),
    destroy: catchErrors(() => controller.abort()),
    consent: catchErrors(visit.consent),
    /** Calls the handler with the detail of each event of this name. */
    on: (name: WidgetEvent, handler: (detail: unknown) => void) =>
      listen(document, `foyer:${name}`, (event) => handler(event.detail), signal),
  }
  // A `Foyer` that the page already has is left alone. An element with this id is not the window's own property.
  if (!hasOwn(window, 'Foyer')) {
    window.Foyer = api
    signal.addEventListener('abort', () => {
      delete window.Foyer
    })
  }
  return api
}
