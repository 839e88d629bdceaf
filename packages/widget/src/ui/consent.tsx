import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'

/** The consent sentence: with a checkbox if consent is required, or else as text. */
export function Consent({ settings: { consent, isConsentRequired } }: { readonly settings: WidgetSettings }) {
  if (!isConsentRequired) return consent && <p class="fine">{consent}</p>
  return (
    <label class="fine">
      <input type="checkbox" name="foyer_consent" value={consent} />
      {consent}
    </label>
  )
}
