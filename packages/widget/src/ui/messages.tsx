import type { LeadForm } from '../lead-form.ts'

/** The message below the email field. Screen readers announce changes. After success it covers the card. */
export function Messages({ form }: { readonly form: LeadForm }) {
  const { kind, text, next } = form.message.value
  const { say } = form.settings
  return (
    <div id="note" role="status">
      {kind === 'typo' ? (
        <button type="button" class="guess" onClick={form.acceptSuggestion}>
          {say('typo').replace('%', `${text}`)}
        </button>
      ) : kind === 'sent' ? (
        <div class="done" tabindex={-1} ref={focusElement}>
          <p>{say('success')}</p>
          <p class="text">{text}</p>
          {next && (
            <a class="main" href={next} target={top === window ? '_self' : '_blank'}>
              {say('next')}
            </a>
          )}
        </div>
      ) : (
        text && <p class={kind}>{text}</p>
      )}
    </div>
  )
}

function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
