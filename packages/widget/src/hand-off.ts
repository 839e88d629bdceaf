import type { WidgetHandoff } from '@foyer/shared/widget/settings.ts'

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
    const view = top || window
    view.location.href = url
  }
}
