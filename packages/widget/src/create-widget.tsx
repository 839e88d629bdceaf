import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { afterPaint } from './catch-errors.ts'
import { countSteps } from './count-steps.ts'
import { createLeadForm } from './lead-form.ts'
import { mountInto } from './mount-into.ts'
import { Card } from './ui/card.tsx'
import { Popup } from './ui/popup.tsx'
import type { Visit } from './visit.ts'
import { watchTrigger } from './watch-trigger.ts'

const DAY_MS = 86_400_000

export type Widget = ReturnType<typeof createWidget>

/** Creates a widget of any mode. The caller puts its host into the page and then calls `show`. */
export function createWidget(settings: WidgetSettings, visit: Visit, signal: AbortSignal) {
  const host = document.createElement('foyer-widget')
  const find = <Name extends 'dialog' | 'input'>(name: Name) => host.shadowRoot?.querySelector(name)
  const form = createLeadForm(settings, visit, host, signal)
  const isPopup = settings.mode !== 'inline'
  const sheet = new CSSStyleSheet()
  /** Stops the page from scrolling behind the dialog, without changing its elements. */
  const lockScroll = (isLocked: boolean) => {
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet)
    document.adoptedStyleSheets = others.concat(isLocked ? sheet : [])
  }
  const changed = (event: 'open' | 'close') => {
    visit.snooze(Date.now() + settings.snoozeDays * DAY_MS)
    form.emit(event)
  }
  const open = () => {
    const dialog = find('dialog')
    if (dialog && !dialog.open) {
      // The gutter keeps the width of the page when its scrollbar disappears.
      const gutter = innerWidth > document.documentElement.clientWidth ? 'stable' : 'auto'
      sheet.replaceSync(`html,body{overflow:hidden!important}html{scrollbar-gutter:${gutter}}`)
      // Before the dialog takes the focus, for which the browser lays out the page.
      lockScroll(true)
      dialog.showModal()
      changed('open')
    }
    find('input')?.focus()
  }
  const onClose = () => {
    lockScroll(false)
    changed('close')
  }
  const view = isPopup ? <Popup form={form} onOpen={open} onClose={onClose} /> : <Card form={form} />
  const show = () => {
    if (host.shadowRoot) return
    mountInto(host, settings, view, signal)
    afterPaint(() => {
      countSteps(host, settings.api, settings.ref, visit, signal)
      if (isPopup) watchTrigger(settings, visit, open, signal)
    })
  }
  signal.addEventListener('abort', () => lockScroll(false))
  return { host, isPopup, show, open, close: () => find('dialog')?.close() }
}
