/**
 * Creates the element of a widget whose place is not a `<foyer-form>`. It looks like nothing, whatever the page declares.
 *
 * @param signal takes it out of the page
 */
export function createHost(signal: AbortSignal): HTMLElement {
  const host = document.createElement('foyer-widget')
  styleHost(host)
  signal.addEventListener('abort', () => {
    // Prototype has a `remove()` of its own, which throws outside of the page.
    if (host.parentNode) host.remove()
  })
  return host
}

/** Declares how a host stands in the page. */
export function styleHost(host: HTMLElement, place = ''): void {
  host.style.cssText = `all:unset!important;display:block!important;${place}`
}
