import type { LeadForm } from '../lead-form.ts'
import { Consent } from './consent.tsx'
import { Messages } from './messages.tsx'

/**
 * The form with its texts. After success a sentence stands in their place, in a card that keeps at least its height, so
 * that the page does not shift.
 */
export function Card({ form }: { readonly form: LeadForm }) {
  const { say, api } = form.settings
  const { kind } = form.message.value
  const isSending = kind === 'sending'
  const shown = kind === 'sent' && form.box.querySelector<HTMLElement>('.card')
  return (
    <div
      class={`card ${kind || ''}`}
      dir="auto"
      style={shown ? { minHeight: `${shown.getBoundingClientRect().height}px` } : {}}
    >
      <p id="title">{say('title')}</p>
      <p class="text">{say('text')}</p>
      {/* Where the page has broken the widget, the browser sends it. */}
      <form
        novalidate
        method="post"
        action={api || FOYER_CAPTURE_URL}
        onInput={form.edit}
        onSubmit={form.submit}
      >
        <label for="email">{say('label')}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          enterkeyhint="send"
          required
          placeholder={say('placeholder')}
          readonly={isSending}
          aria-describedby="note"
        />
        <button type="submit" class="main" aria-disabled={isSending} onClick={form.submit}>
          <span>{say('button')}</span>
          <span>{say('sending')}</span>
        </button>
        <Messages form={form} />
        <Consent settings={form.settings} />
      </form>
      <p class="fine foot">
        <span>
          {say('note')}{' '}
          <a href={FOYER_PRIVACY_URL} target="_blank" rel="noopener">
            {say('privacy')}
          </a>
        </span>
        <b>Foyer</b>
      </p>
    </div>
  )
}
