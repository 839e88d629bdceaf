import type { LeadForm } from '../lead-form.ts'

/** The message below the email field. Screen readers announce changes. */
export function Messages({ form }: { readonly form: LeadForm }) {
  const { kind, text } = form.message.value
  const [before, after] = form.settings.say('typo').split('%')
  return (
    <div id="note" role="status">
      {kind === 'typo' ? (
        <button type="button" class="guess" onClick={form.acceptSuggestion}>
          {before}
          <u>{text}</u>
          {after}
        </button>
      ) : (
        kind && kind !== 'sent' && <p class={kind}>{text}</p>
      )}
    </div>
  )
}
