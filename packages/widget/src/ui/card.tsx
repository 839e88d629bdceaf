import type { LeadForm } from '../lead-form.ts'
import { Consent } from './consent.tsx'
import { Mark } from './mark.tsx'
import { Messages } from './messages.tsx'

/** The form with its texts. It keeps its height after it is sent, so that the page does not shift. */
export function Card({ form }: { readonly form: LeadForm }) {
  const { mode, title, text, placeholder, button } = form.config
  const { kind } = form.message.value
  return (
    <div class="card">
      <p id="title">{title}</p>
      <p class="text">{text}</p>
      <form class={kind} novalidate onInput={form.edit} onSubmit={form.submit}>
        <label for="email">Work email</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          enterkeyhint="send"
          maxlength={254}
          required
          autofocus={mode !== 'inline'}
          placeholder={placeholder}
          readonly={kind === 'sending'}
          aria-invalid={kind === 'wrong'}
          aria-describedby="note"
        />
        <Messages form={form} />
        <button type="submit" class="main" aria-disabled={kind === 'sending'} onClick={form.submit}>
          {button}
        </button>
        <Consent form={form} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: tabindex -1 takes it out of the focus order */}
        <input class="trap" name="website" tabindex={-1} autocomplete="off" aria-hidden="true" />
      </form>
      <p class="fine foot">
        <span>
          No credit card required.{' '}
          <a href={FOYER_PRIVACY_URL} target="_blank" rel="noopener">
            Privacy
          </a>
        </span>
        <b>
          <Mark />
          Foyer
        </b>
      </p>
    </div>
  )
}
