import type { LeadForm } from '../lead-form.ts'
import { Consent } from './consent.tsx'
import { Mark } from './mark.tsx'
import { Messages } from './messages.tsx'

/** The form with its words. Once it is sent it keeps its place, so that nothing around it moves. */
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
          readonly={kind === 'busy'}
          aria-invalid={kind === 'wrong'}
          aria-describedby="note"
        />
        <Messages form={form} />
        <button type="submit" class="main" aria-disabled={kind === 'busy'} onClick={form.submit}>
          {button}
        </button>
        <Consent form={form} />
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: its tabindex takes it out of the order of focus */}
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
