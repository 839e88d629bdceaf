import { FIELD_PREFIX } from '@foyer/shared/widget/form-fields.ts'
import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { listen } from './catch-errors.ts'
import { createHost } from './create-host.ts'
import { createLeadForm, type LeadForm } from './lead-form.ts'
import { mountInto } from './mount-into.ts'
import { findField } from './page-property.ts'
import { Consent } from './ui/consent.tsx'
import { Messages } from './ui/messages.tsx'
import type { Visit } from './visit.ts'

/**
 * Adds validation, retries and messages to a form of the page. The form itself is not replaced, moved or restyled;
 * messages appear in an element that is added below the email field when there is one.
 *
 * @param own its settings
 * @param signal restores the form
 * @returns `restore`, which puts the messages back that the page has taken away
 */
export function upgradeForm(
  page: HTMLFormElement,
  own: WidgetSettings,
  visit: Visit,
  signal: AbortSignal,
): LeadForm & { readonly restore: () => void } {
  const settings = {
    ...own,
    // A consent notice that the page does not show is not recorded.
    consent: own.isConsentRequired ? own.consent : '',
  }
  const form = createLeadForm(settings, visit, signal, page)
  const host = createHost(signal)
  const mount = mountInto(
    form.box,
    settings,
    () => {
      // The form snippet hides its fields once they are sent.
      host.dataset.kind = form.message.value.kind || ''
      return (
        <div class="below" onInput={form.edit}>
          <Messages form={form} />
          {!findField(page, `${FIELD_PREFIX}consent`) && <Consent settings={settings} />}
        </div>
      )
    },
    [form.message],
    signal,
  )
  const restore = () => {
    if (host.isConnected || !page.isConnected) return
    placeBelow(page, findField(page, 'email') || page, host)
    mount(host)
  }
  restore()
  listen(page, 'input', form.edit, signal)
  // Also takes the mark of an invalid field away.
  signal.addEventListener('abort', form.edit)
  return { ...form, restore }
}

/** Places the host below the line with the field, or after the row that would squeeze it. */
function placeBelow(page: HTMLFormElement, field: Element, host: HTMLElement): void {
  let above: Element = field.closest('[data-foyer]>*') || page
  // Below the button as well, if it stands beside the field: a message must not move it.
  for (
    let next: Element | null = above;
    next && /^inline|none/.test(displayOf(next));
    next = next.nextElementSibling
  )
    above = next
  for (let parent = above.parentElement; parent; parent = parent.parentElement) {
    const isSqueezing = parent === page ? /flex|grid/ : /flex.*row/
    if (!isSqueezing.test(displayOf(parent))) break
    above = parent
  }
  above.after(host)
}

function displayOf(element: Element): string {
  const { display, flexDirection } = getComputedStyle(element)
  return display + flexDirection
}
