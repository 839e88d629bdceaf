import type { LeadForm } from '../lead-form.ts'

/** What there is to say, below the field that it is about: read out as it changes. */
export function Messages({ form }: { readonly form: LeadForm }) {
  const { kind, text, next } = form.message.value
  return (
    <div id="note" role="status" tabindex={-1}>
      {kind === 'meant' ? (
        <button type="button" class="meant" onClick={form.acceptSuggestion}>
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
