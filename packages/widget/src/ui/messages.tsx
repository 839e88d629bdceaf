import type { LeadForm } from '../lead-form.ts'

/** The message below the email field. Screen readers announce changes. */
export function Messages({ form }: { readonly form: LeadForm }) {
  const { kind, text, next } = form.message.value
  return (
    <div id="note" role="status" tabindex={-1}>
      {kind === 'typo' ? (
        <button type="button" class="typo" onClick={form.acceptSuggestion}>
          Did you mean <b>{text}</b>?
        </button>
      ) : (
        kind && (
          <p class={kind}>
            {text}{' '}
            {next && (
              <a href={next} target={top === window ? '_self' : '_blank'}>
                Continue
              </a>
            )}
          </p>
        )
      )}
    </div>
  )
}
