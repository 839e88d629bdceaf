import { canonicalEmail, isEmail } from '@foyer/shared/contact/email.ts'
import type { WidgetEvent } from '@foyer/shared/widget/settings.ts'
import { afterPaint, catchErrors, listen } from './catch-errors.ts'
import { orPlainForm } from './load-plain-form.ts'
import { findAll, findField, hasOwn, pageProperty } from './page-property.ts'
import { isFoyerForm } from './read-tag.ts'
import { createTag, findTag, keyOf, placeTag, settingsFor, settingsOf, type Tag } from './tag.ts'
import { upgradeForm } from './upgrade-form.tsx'
import { beginVisit } from './visit.ts'

/**
 * Each run of the script dispatches this event with its tags. An earlier run on the same page adds them to its own and
 * cancels the event. A `<foyer-form>` dispatches it with itself when it comes, leaves or changes.
 */
export const SCRIPTS_EVENT = 'foyer:script'

// Node.DOCUMENT_POSITION_…
const DISCONNECTED = 1
const FOLLOWING = 4

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
  const forms = new Map<Element, ReturnType<typeof upgradeForm>>()

  /**
   * Upgrades a form of the page when it is submitted, or when the browser refuses to because of its email, not before: the
   * page may add or replace it at any time.
   */
  const captureForm = (event: Event) => {
    const { target } = event
    const page = target instanceof Element && target.closest<HTMLFormElement>('form[data-foyer]')
    if (event.defaultPrevented || !page) return
    const tag = findTag(tags, page)
    if (!tag) return
    // The browser says itself what is wrong with other fields, and what more the page asks of an email. It refuses
    // addresses of which we know the right spelling.
    const email = findField(page, 'email')
    if (
      event.type === 'invalid' &&
      (target !== email || (isEmail(canonicalEmail(email.value)) && !email.validity.typeMismatch))
    )
      return
    const form = forms.get(page) || upgradeForm(page, settingsFor(page, tag), visit, signal)
    forms.set(page, form)
    return form.submit(event)
  }

  let isDue = false
  /** Follows what the page takes away and what it puts back, before it is painted again. */
  const restore = () => {
    isDue = false
    // Copies of our elements in the page's own HTML, which are empty.
    for (const copy of findAll(document, 'foyer-widget')) if (!copy.shadowRoot) copy.remove()
    for (const tag of tags) if (tag.box.parentNode && tag.host !== tag.script) placeTag(tags, tag, visit)
    for (const { restore } of forms.values()) restore()
  }
  const observer = new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(catchErrors(restore))
    isDue = true
  })
  const watch = (root: Node) => observer.observe(root, { childList: true, subtree: true })
  signal.addEventListener('abort', () => observer.disconnect())
  watch(document)

  const removeTag = (tag: Tag) => {
    tags.splice(tags.indexOf(tag), 1)
    tag.leave()
    tag.end.abort()
  }

  const addTag = (script: Element) => {
    const settings = settingsOf(script)
    const { ref, mode, lang, isConsentRequired } = settings
    const isElement = isFoyerForm(script)
    let known = tags.find((tag) => tag.script === script)
    if (isElement && known) {
      const isSame =
        `${[ref, mode, lang]}` === `${[known.settings.ref, known.settings.mode, known.settings.lang]}`
      // It keeps what was typed, for an element that takes its place.
      if (isSame && !script.isConnected && !known.isPopup) return known.leave()
      if (!isSame || !script.isConnected) {
        removeTag(known)
        // Another element may have waited behind its popup.
        if (known.isPopup) findAll(document, 'foyer-form').forEach(addTag)
        known = undefined
      }
    }
    if (isElement && !script.isConnected) return
    if (isConsentRequired) visit.requireConsent()
    const isLike = (tag: Tag) =>
      tag.isPopup || !isElement
        ? tag.settings.ref === ref && tag.settings.mode === mode && (tag.isPopup || !isFoyerForm(tag.script))
        : // Each element has a card of its own, and takes that of one like it that the page took away.
          isFoyerForm(tag.script) && !tag.script.isConnected && keyOf(tag.script) === keyOf(script)
    known ||= tags.find(isLike)
    const tag = known || createTag(settings, script, visit, signal)
    if (!known) tags.push(tag)
    if (!tag.script.isConnected) {
      if (tag.host === tag.script) tag.host = script as HTMLElement
      tag.script = script
    }
    // In the order of the page: scripts may arrive in any.
    tags.sort((one, other) => {
      const position = one.script.compareDocumentPosition(other.script)
      return position & DISCONNECTED ? 0 : position & FOLLOWING ? -1 : 1
    })

    const parent = script.getRootNode()
    tag.root = parent instanceof ShadowRoot ? parent : document
    if (tag.root !== document) {
      // The submit event does not leave a shadow root.
      listen(tag.root, 'submit', captureForm, signal)
      watch(tag.root)
    }
    placeTag(tags, tag, visit)
  }

  /** Runs a function once the page has been parsed. */
  const whenParsed = (run: () => unknown) =>
    pageProperty('readyState') === 'loading' ? listen(document, 'DOMContentLoaded', run, signal) : run()

  const addTags = (added: readonly Element[]) =>
    whenParsed(() => {
      orPlainForm(() => added.forEach(addTag))
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
      whenParsed(() => {
        const tag = tags.find(({ isPopup }) => isPopup) || tags.find(({ box }) => box.isConnected)
        if (tag) tag.open()
      }),
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
