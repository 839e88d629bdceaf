import { callMethod } from './page-property.ts'

/** Composed events that no `on…` property stands for, in this browser or in others. */
const OTHERS =
  'beforeinput compositionstart compositionupdate compositionend textInput touchstart touchmove touchend touchcancel'

/**
 * What a page may know of the form: `focus…` and `blur`, to close its own menus and to keep a dialog of its own;
 * `securitypolicyviolation`, for the reports about its policy. `pointerrawupdate` costs time once anything listens to it.
 */
const FOR_PAGE = /^(focus|blur|sec|pointerr)/

/** What is hidden from listeners in the capture phase as well: the form has no listeners of its own for it. */
const HIDDEN = /^key/

/**
 * Keeps the events of a form from the page, which sees the element around it as their target, not a field: it would take
 * typed letters for its shortcuts, and presses for its own. A listener of the page on the window, in the capture phase and
 * added before, still hears them.
 *
 * @param box what is in the shadow root
 * @param signal ends it
 */
export function keepEvents(box: HTMLElement, signal: AbortSignal): void {
  const stop = (event: Event) => event.stopPropagation()
  const hide = (event: Event) => event.composedPath().includes(box) && event.stopImmediatePropagation()
  const names = [...OTHERS.split(' ')]
  for (const property in box) if (property.startsWith('on')) names.push(property.slice(2))
  for (const name of names)
    if (!FOR_PAGE.test(name)) {
      // Passive: a page scrolls at once where nothing could stop it.
      callMethod(box, 'addEventListener', name, stop, { __proto__: null, passive: true })
      if (HIDDEN.test(name))
        callMethod(window, 'addEventListener', name, hide, { __proto__: null, signal, capture: true })
    }
}
