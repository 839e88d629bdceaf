import type { HandoffKind } from './script-config.ts'

/** Opens an empty tab while the click still allows it: once the server has answered, browsers block it. */
export function openTab(handoff: HandoffKind): Window | null {
  return handoff === 'tab' ? open('', '_blank') : null
}

/**
 * Takes the visitor on. Where the browser does not let us (a blocked tab, a sandboxed frame), the link that the
 * widget shows is the way on.
 */
export function handOff(handoff: HandoffKind, url: string, tab: Window | null): void {
  if (tab) {
    tab.opener = null
    tab.location.replace(url)
  } else if (handoff === 'redirect') {
    // The app refuses to be shown in a frame, so a framed page hands over the whole window.
    const view = top ?? window
    view.location.href = url
  }
}
