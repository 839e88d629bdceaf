import type { WidgetHandoff } from '@foyer/shared/widget/settings.ts'

/** Opens an empty tab during the click: browsers block a tab that is opened after the server has answered. */
export function openTab(handoff: WidgetHandoff): Window | null {
  return handoff === 'tab' ? open('', '_blank') : null
}

/**
 * Navigates the visitor to the next page. If the browser refuses (a blocked tab, a sandboxed frame), the visitor uses
 * the link that the widget shows.
 */
export function handOff(handoff: WidgetHandoff, url: string, tab: Window | null): void {
  if (tab) {
    tab.opener = null
    tab.location.replace(url)
  } else if (handoff === 'redirect') {
    // The app cannot be framed, so a framed page navigates the top window.
    const view = top ?? window
    view.location.href = url
  }
}
