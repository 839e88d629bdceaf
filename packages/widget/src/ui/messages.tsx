import type { LeadForm } from '../lead-form.ts'
import { Fanlight } from './fanlight.tsx'

/** The message below the email field. Screen readers announce changes. After success it takes the place of the form. */
export function Messages({ form }: { readonly form: LeadForm }) {
  const { kind, text, next } = form.message.value
  const { say, ref } = form.settings
  return (
    <div id="note" class={kind} role="status">
      {kind === 'typo' ? (
        <button type="button" class="guess" onClick={form.acceptSuggestion}>
          {say('typo').replace('%', () => `${text}`)}
        </button>
      ) : kind === 'sent' ? (
        <div class="done">
          <div class="head">
            <Fanlight />
          </div>
          <h2 tabindex={-1} ref={focusElement}>
            {say('success')}
          </h2>
          {next && (
            <>
              <p class="text">{say('after').replace('%', () => `${text}`)}</p>
              <a class="main" href={next} target={top === window ? '_self' : '_blank'}>
                {say('next')}
              </a>
            </>
          )}
        </div>
      ) : (
        text && (
          <p class={kind}>
            {text}
            {kind === 'unsent' && FOYER_LEAD_URL && (
              <>
                {' '}
                <a href={`${FOYER_LEAD_URL}?ref=${encodeURIComponent(ref)}`} target="_blank" rel="noopener">
                  {say('onward')}
                </a>
              </>
            )}
          </p>
        )
      )}
    </div>
  )
}

function focusElement(element: HTMLElement | null): void {
  if (element) element.focus()
}
