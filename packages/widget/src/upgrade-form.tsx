import { effect } from '@preact/signals-core'
import { findField } from './find-field.ts'
import { createLeadForm, type LeadForm, type LeadFormOptions } from './lead-form.ts'
import { createHost, mountInto } from './mount.tsx'
import { Consent } from './ui/consent.tsx'
import { Messages } from './ui/messages.tsx'

/**
 * Gives a form of the page the widget's manners where it stands: nothing of it is replaced, moved or restyled. What
 * there is to say appears in an element of ours below the field, which is not there before.
 *
 * @param signal gives the page its form back as it was
 */
export function upgradeForm(
  page: HTMLFormElement,
  options: Omit<LeadFormOptions, 'readForm' | 'signal'>,
  signal: AbortSignal,
): LeadForm {
  const { config } = options
  const form = createLeadForm({
    ...options,
    // A notice that the page does not show is not agreed to.
    config: config.isConsentRequired ? config : { ...config, consent: '' },
    readForm: () => page,
    signal,
  })
  const input = findField(page, 'email')
  const ownState = input?.ariaInvalid ?? null
  const setInvalid = (state: string | null) => {
    if (input) input.ariaInvalid = state
  }
  const host = createHost(config, signal)

  const stop = effect(() => {
    const { kind } = form.message.value
    setInvalid(kind === 'wrong' ? 'true' : ownState)
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
    setInvalid(ownState)
  })
  return form
}

/** Below the part of the form that has the field, or below the form when it lays out its parts in rows. */
function placeBelow(page: HTMLFormElement, field: Element | undefined, host: HTMLElement): void {
  let above = field ?? null
  while (above && above.parentElement !== page) above = above.parentElement
  const isRow = /flex|grid/.test(getComputedStyle(page).display)
  ;((isRow ? null : above) ?? page).after(host)
}
