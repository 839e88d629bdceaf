import { effect } from '@preact/signals-core'
import { createLeadForm, findField, type LeadForm, type LeadFormOptions } from './lead-form.ts'
import { createHost, mountInto } from './mount.tsx'
import { Consent } from './ui/consent.tsx'
import { Messages } from './ui/messages.tsx'

/**
 * Adds validation, retries and messages to a form of the page. The form itself is not replaced, moved or restyled;
 * messages appear in an element that is added below the email field when there is one.
 *
 * @param signal restores the form
 */
export function upgradeForm(
  page: HTMLFormElement,
  options: Omit<LeadFormOptions, 'eventTarget' | 'readForm' | 'signal'>,
  signal: AbortSignal,
): LeadForm {
  const { config } = options
  const form = createLeadForm({
    ...options,
    // A consent notice that the page does not show is not recorded.
    config: config.isConsentRequired ? config : { ...config, consent: '' },
    eventTarget: page,
    readForm: () => page,
    signal,
  })
  const input = findField(page, 'email')
  const initialState = input?.ariaInvalid ?? null
  const setInvalid = (state: string | null) => {
    if (input) input.ariaInvalid = state
  }
  const host = createHost(config, signal)

  const stop = effect(() => {
    const { kind } = form.message.value
    setInvalid(kind === 'wrong' ? 'true' : initialState)
    if (!kind || host.isConnected) return
    placeBelow(page, input, host)
    mountInto(
      host,
      () => (
        <div class="below">
          <Messages form={form} />
          {!findField(page, 'consent') && <Consent form={form} />}
        </div>
      ),
      signal,
    )
  })
  page.addEventListener('input', form.edit, { signal })
  signal.addEventListener('abort', () => {
    stop()
    setInvalid(initialState)
  })
  return form
}

/** Places the host below the form's child that contains the field, or below the form if it is a flex or grid. */
function placeBelow(page: HTMLFormElement, field: Element | undefined, host: HTMLElement): void {
  let above = field ?? null
  while (above && above.parentElement !== page) above = above.parentElement
  const isRow = /flex|grid/.test(getComputedStyle(page).display)
  ;((isRow ? null : above) ?? page).after(host)
}
