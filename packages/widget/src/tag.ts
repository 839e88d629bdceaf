import { FIELD_PREFIX } from '@foyer/shared/widget/form-fields.ts'
import { readSettings, type WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { afterPaint } from './catch-errors.ts'
import { countSteps } from './count-steps.ts'
import { createHost, styleHost } from './create-host.ts'
import { createWidget, type Widget } from './create-widget.tsx'
import { findAll, findField, pageProperty } from './page-property.ts'
import { isFoyerForm, readTag } from './read-tag.ts'
import type { Visit } from './visit.ts'

const FOLLOWING = 4 // Node.DOCUMENT_POSITION_FOLLOWING

/** A tag of the page with its widget. */
export type Tag = Widget & {
  readonly settings: WidgetSettings
  /** Whether it shows a card: a tag without code and mode is there for forms and `<foyer-form>`. */
  readonly hasCard: boolean
  /** The tag of the script, or a `<foyer-form>`; another one like it, once the page has built its elements again. */
  script: Element
  /** The element of the page that carries the widget. */
  host: HTMLElement
  /** The document, or the shadow root that the tag is in. */
  root: Document | ShadowRoot
  /** Whether it stands at the end of the page, because its tag is not in the body. */
  isLoose?: boolean
  /** When the page was parsed or the element came, as `performance.now()` counts, until it is counted. */
  since?: number | undefined
  /** Whether its use is counted. */
  isCounted?: boolean
  /** Posts what was counted: the widget leaves the page, and may come back. */
  leave: () => void
  /** Is aborted when the widget or all of Foyer ends. */
  readonly end: AbortController
}

/** Creates the widget of a tag, which is not in the page yet. */
export function createTag(settings: WidgetSettings, script: Element, visit: Visit, signal: AbortSignal): Tag {
  const end = endWith(signal)
  const isElement = isFoyerForm(script)
  return {
    settings,
    script,
    since: performance.now(),
    hasCard: isElement || Boolean(settings.ref || readTag(script)('mode')),
    root: document,
    leave() {},
    host: isElement && settings.mode === 'inline' ? (script as HTMLElement) : createHost(end.signal),
    end,
    ...createWidget(settings, visit, end.signal),
  }
}

/** Reads the settings of a tag. */
export function settingsOf(tag: Element): WidgetSettings {
  return readSettings(readTag(tag), pageProperty('documentElement').lang)
}

/** Returns a text that is the same for copies of a tag, whatever its look. */
export function keyOf(tag: Element): string {
  const { dataset } = tag as HTMLElement
  return `${['src', 'ref', 'mode', 'lang'].map((name) => tag.getAttribute(name))}${Object.values(dataset)}`
}

function codeOf(element: Element): string {
  const field = findField(element, `${FIELD_PREFIX}ref`)
  return (field ? field.value : '') || element.getAttribute('data-foyer') || ''
}

/**
 * Returns the inline script tag of a `data-foyer` element: the tag of the partner that the element names, or else the next
 * tag after it, as in a snippet, or else the first. A tag without a code takes the elements of those that have no tag.
 *
 * @param tags in the order of the page
 */
export function findTag(tags: readonly Tag[], element: Element): Tag | undefined {
  const code = codeOf(element).toUpperCase()
  const scripts = tags.filter(({ isPopup, script }) => !isPopup && !isFoyerForm(script))
  const named = scripts.filter(({ settings }) => !code || code === settings.ref.toUpperCase())
  const fitting = named[0] ? named : scripts.filter(({ settings }) => !settings.ref)
  return fitting.find(({ script }) => element.compareDocumentPosition(script) & FOLLOWING) || fitting[0]
}

/** Returns the settings for what is at a place: a form of the page names what its tag does not. */
export function settingsFor(place: Element | undefined, { settings }: Tag): WidgetSettings {
  return {
    ...settings,
    ref: settings.ref || (place ? codeOf(place) : ''),
    api: settings.api || (place ? place.getAttribute('action') : '') || '',
  }
}

/** Returns the elements that a tag fills. */
function placesOf(tags: readonly Tag[], tag: Tag): readonly Element[] {
  return isFoyerForm(tag.script)
    ? [tag.script]
    : findAll(tag.root, '[data-foyer]').filter((element) => findTag(tags, element) === tag)
}

/** Puts a widget where it belongs, unless it is there, and counts it. */
export function placeTag(tags: readonly Tag[], tag: Tag, visit: Visit): void {
  const { host, box, isPopup } = tag
  if (!tag.script.isConnected) tag.script = findLike(tag) || tag.script
  const { script } = tag
  const places = placesOf(tags, tag)
  const [place] = places
  const isForm = place instanceof HTMLFormElement
  // The page took the widget away with all around it.
  if (box.parentNode && !place && !isPopup && !script.isConnected && !tag.isLoose) return
  if (!tag.isCounted) startCounting(tag, isForm ? places : [host], isForm ? undefined : box, place, visit)
  // Forms of the page replace the inline widget.
  if (isForm || !tag.hasCard) return
  if (host !== script) {
    const { shadowRoot } = host
    // Its place came later than the widget, or it stands where it belongs, with its style sheet: an element that was in
    // another document for a while has lost it.
    const isLate = tag.isLoose && place
    if (host.isConnected && !isLate && shadowRoot && (shadowRoot.adoptedStyleSheets || [1]).length) return
    if (!host.isConnected || isLate) {
      const isIn = script.isConnected && script.closest('body')
      tag.isLoose = !place && !isIn
      if (isIn && !place && !isPopup) script.after(host)
      else (isPopup ? pageProperty('documentElement') : place || pageProperty('body')).append(host)
    }
    styleHost(host, isPopup ? 'position:absolute!important' : place ? 'grid-area:1/1!important' : '')
  }
  tag.show(host)
}

/** Returns the copy of a script's tag that a page has put back as a part of its HTML. Such a script does not run. */
function findLike({ root, script }: Tag): Element | undefined {
  return findAll(root, 'script[src]').find((other) => keyOf(other) === keyOf(script))
}

function startCounting(
  tag: Tag,
  elements: readonly Element[],
  box: EventTarget | undefined,
  place: Element | undefined,
  visit: Visit,
): void {
  const here = endWith(tag.end.signal)
  let post = () => {}
  tag.isCounted = true
  tag.leave = () => {
    post()
    here.abort()
    tag.isCounted = false
  }
  afterPaint(() => {
    post = countSteps(elements, box, settingsFor(place, tag), visit, tag.since, here.signal)
    tag.since = undefined
  })
}

/** Creates a controller that is aborted with a signal, if not before. */
function endWith(signal: AbortSignal): AbortController {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  return controller
}
