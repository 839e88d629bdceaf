import { signal as createState } from '@preact/signals-core'
import { createLeadForm } from './lead-form.ts'
import { createHost, mountInto } from './mount.tsx'
import type { WidgetConfig } from './script-config.ts'
import { Card } from './ui/card.tsx'
import { Popup } from './ui/popup.tsx'
import type { Visit } from './visit.ts'
import { watchTrigger } from './watch-trigger.ts'

export type Widget = {
  readonly host: HTMLElement
  readonly isPopup: boolean
  open(): void
  close(): void
}

/** Creates a widget of any mode. The caller puts its host into the page. */
export function createWidget(config: WidgetConfig, visit: Visit, signal: AbortSignal): Widget {
  const host = createHost(config, signal)
  const find = (selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector)
  const dialog = () => host.shadowRoot?.querySelector('dialog')
  const form = createLeadForm({
    config,
    visit,
    eventTarget: host,
    api: config.api || FOYER_CAPTURE_URL,
    readForm: () => host.shadowRoot?.querySelector('form'),
    focusNext: () => find('#note')?.focus(),
    signal,
  })
  const wasOpened = createState(false)
  const open = () => {
    wasOpened.value = true
    if (!dialog()) find('#email')?.focus()
    else if (!dialog()?.open) {
      dialog()?.showModal()
      form.emit('open')
    }
  }
  const isPopup = config.mode !== 'inline'
  const close = () => form.emit('close')
  mountInto(
    host,
    () =>
      isPopup ? (
        <Popup form={form} wasOpened={wasOpened.value} onOpen={open} onClose={close} />
      ) : (
        <Card form={form} />
      ),
    signal,
  )
  if (isPopup) watchTrigger(config.trigger, open, () => wasOpened.peek(), signal)
  return { host, isPopup, open, close: () => dialog()?.close() }
}
