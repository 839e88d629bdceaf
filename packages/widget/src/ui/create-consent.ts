import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'
import { createElement } from '../create-element.ts'

/** Creates the consent sentence: with a checkbox if consent is required, or else as text. */
export function createConsent({ consent, isConsentRequired }: WidgetSettings): Element | '' {
  if (!isConsentRequired) return consent && createElement('p', { class: 'fine' }, consent)
  const box = createElement('input', { type: 'checkbox', name: 'foyer_consent', value: consent })
  return createElement('label', { class: 'fine' }, box, consent)
}
