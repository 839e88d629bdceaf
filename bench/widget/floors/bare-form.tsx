// The minimal form with Preact and its signals, for the floors that show it.
import { signal } from '@preact/signals'
import { sendEmail } from './send-email.ts'

const script = document.currentScript as HTMLScriptElement
const email = signal('')
const message = signal('')
const isBusy = signal(false)
const css =
  'form{display:flex;gap:8px;font:16px system-ui}input{flex:1;padding:10px;border:1px solid #999;border-radius:6px;font:inherit}button{padding:10px 16px;border:0;border-radius:6px;background:#15c;color:#fff;font:inherit}p{margin:6px 0 0;font:14px system-ui}'

const submit = async (event: SubmitEvent) => {
  event.preventDefault()
  isBusy.value = true
  try {
    await sendEmail(script.dataset.endpoint, email.value)
  } catch {
    message.value = 'Something went wrong. Try again.'
    isBusy.value = false
  }
}

export function BareForm() {
  return (
    <>
      <style>{css}</style>
      <form onSubmit={submit}>
        <input
          type="email"
          name="email"
          required
          aria-label="Email"
          placeholder="you@company.com"
          autocomplete="email"
          onInput={(event) => {
            email.value = event.currentTarget.value
          }}
        />
        <button type="submit" disabled={isBusy}>
          Get started
        </button>
      </form>
      <p role="status">{message}</p>
    </>
  )
}
