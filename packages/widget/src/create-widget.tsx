import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { adoptStyles } from './adopt-styles.ts'
import { afterPaint } from './catch-errors.ts'
import { createLeadForm } from './lead-form.ts'
import { mountInto } from './mount-into.ts'
import { pageProperty } from './page-property.ts'
import { signal as createSignal } from './signal.ts'
import { Card } from './ui/card.tsx'
import { Popup } from './ui/popup.tsx'
import type { Visit } from './visit.ts'
import { watchTrigger } from './watch-trigger.ts'

const DAY_MS = 86_400_000

export type Widget = ReturnType<typeof createWidget>

/** Creates a widget of any mode. The caller calls `show` with an element of the page that carries it. */
export function createWidget(settings: WidgetSettings, visit: Visit, signal: AbortSignal) {
  const form = createLeadForm(settings, visit, signal)
  const { box } = form
  const find = <Name extends 'dialog' | 'input'>(name: Name) => box.querySelector(name)
  const isOpen = () => box.querySelector('dialog[open]')
  const call = (method: 'showModal' | 'close') => {
    const dialog = find('dialog')
    if (dialog) dialog[method]()
  }
  const isPopup = settings.mode !== 'inline'
  /** Lets the page scroll again. */
  let unlock = () => {}
  const changed = (event: 'open' | 'close') => {
    visit.snooze(Date.now() + settings.snoozeDays * DAY_MS)
    form.emit(event)
  }
  /** Rendered when it opens first; then it stays, with what the visitor has typed. */
  const hasDialog = createSignal(false)
  const view = () =>
    isPopup ? (
      <Popup form={form} hasDialog={hasDialog.value} open={open} close={close} onClose={onClose} />
    ) : (
      <Card form={form} />
    )
  const open = () => {
    if (isPopup && box.isConnected && !isOpen()) {
      // The page is read before it is changed: afterwards, reading would make the browser lay it out.
      const page = pageProperty('documentElement')
      // Only what scrolls: a body that does not would become a container of its own, whose margins move the page.
      const scrolling = [page, pageProperty('body')].filter(
        (element) => getComputedStyle(element).overflow !== 'visible',
      )
      // The gutter keeps the width of the page when its scrollbar disappears.
      const gutter = innerWidth > page.clientWidth ? 'stable' : 'auto'
      // Opened again right after it was closed, it is still locked.
      unlock()
      // Stops the page from scrolling behind the dialog, without changing its elements.
      unlock = adoptStyles(
        document,
        `${scrolling.map(({ localName }) => localName).join() || 'html'}{overflow:hidden!important}html{scrollbar-gutter:${gutter}}`,
      )
      hasDialog.value = true
      call('showModal')
      changed('open')
    }
    const input = find('input')
    if (input) input.focus()
  }
  const close = () => call('close')
  const onClose = () => {
    // The event comes after `close()`: by then the dialog may be open again.
    if (!isOpen()) unlock()
    changed('close')
  }
  const mount = mountInto(box, settings, view, [form.message, hasDialog], signal)
  let isShown = false
  const show = (host: HTMLElement) => {
    mount(host)
    const dialog = isOpen()
    // A dialog that the page took away and put back is no longer modal.
    if (dialog) {
      dialog.removeAttribute('open')
      call('showModal')
    }
    if (isPopup && !isShown) afterPaint(() => watchTrigger(settings, visit, open, signal))
    isShown = true
  }
  signal.addEventListener('abort', () => unlock())
  return { box, isPopup, show, open, close }
}
