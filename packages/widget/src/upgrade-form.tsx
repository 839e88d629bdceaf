import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { createLeadForm, type LeadForm } from './lead-form.ts'
import { mountInto } from './mount-into.ts'
import { findField } from './page-property.ts'
import { Consent } from './ui/consent.tsx'
import { Done } from './ui/done.tsx'
import { Messages } from './ui/messages.tsx'
import type { Visit } from './visit.ts'

/**
 * Adds validation, retries and messages to a form of the page. The form itself is not replaced, moved or restyled;
 * messages appear in an element that is added below the email field when there is one.
 *
 * @param signal restores the form
 */
export function upgradeForm(
  page: HTMLFormElement,
  { ...settings }: WidgetSettings,
  visit: Visit,
  signal: AbortSignal,
): LeadForm {
  // A consent notice that the page does not show is not recorded.
  if (!settings.isConsentRequired) settings.consent = ''
  settings.api ||= page.getAttribute('action') ?? ''
  const input = findField(page, 'email')
  const setInvalid = (isWrong: boolean) => {
    if (input) input.ariaInvalid = isWrong ? 'true' : null
  }
  const host = document.createElement('foyer-widget')
  const form = createLeadForm({
    settings,
    visit,
    eventTarget: page,
    readForm: () => page,
    findOwnBox: () => host.shadowRoot?.querySelector('input'),
    onMessage(kind) {
      setInvalid(kind === 'wrong')
      if (!kind || host.isConnected) return
      placeBelow(page, input, host)
      mountInto(
        host,
        settings,
        <div class="below">
          <Messages form={form} />
          <Done form={form} />
          {!findField(page, 'consent') && <Consent settings={settings} />}
        </div>,
        signal,
      )
    },
    onCrash(id) {
      // The same id, in case the widget's own request was stored: the server keeps one row of both.
      const field = document.createElement('input')
      Object.assign(field, { type: 'hidden', name: 'submission_id', value: id })
      page.append(field)
      // Not `page.submit()`: a field may have that name.
      HTMLFormElement.prototype.submit.call(page)
    },
    signal,
  })
  page.addEventListener('input', form.edit, { signal })
  signal.addEventListener('abort', () => setInvalid(false))
  return form
}

/** Places the host below the form's child that contains the field, or after the row that it would squeeze itself into. */
function placeBelow(page: HTMLFormElement, field: Element | undefined, host: HTMLElement): void {
  let above: Element = page.contains(field ?? null) ? (field ?? page) : page
  for (let parent = above.parentElement; parent; parent = parent.parentElement) {
    const { display, flexDirection } = getComputedStyle(parent)
    const isRow = /flex/.test(display) && !/column/.test(flexDirection)
    if (parent === page ? !/flex|grid/.test(display) : !isRow && !page.contains(parent)) break
    above = parent
  }
  above.after(host)
}
