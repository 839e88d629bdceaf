import type { LeadForm } from '../lead-form.ts'

/** The consent sentence: with a checkbox if consent is required, or else as text. */
export function Consent({ form: { config, isAgreed, edit } }: { readonly form: LeadForm }) {
  if (!config.isConsentRequired) return config.consent ? <p class="fine">{config.consent}</p> : null
  return (
    <label class="fine">
      <input
        type="checkbox"
        checked={isAgreed.value}
        onInput={(event) => {
          isAgreed.value = event.currentTarget.checked
          edit()
        }}
      />
      {config.consent}
    </label>
  )
}
