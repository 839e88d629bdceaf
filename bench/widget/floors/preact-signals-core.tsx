// The form with the widget's own libraries: Preact and signals-core, rendered by one effect.
import { effect, signal } from '@preact/signals-core'
import { render } from 'preact'
import { sendEmail } from './send-email.ts'

const script = document.currentScript as HTMLScriptElement
const host = document.createElement('div')
host.style.minHeight = '76px'
script.after(host)
const root = host.attachShadow({ mode: 'open' })
const message = signal('')
const isBusy = signal(false)
const css =
  'form{display:flex;gap:8px;font:16px system-ui}input{flex:1;padding:10px;border:1px solid #999;border-radius:6px;font:inherit}button{padding:10px 16px;border:0;border-radius:6px;background:#15c;color:#fff;font:inherit}p{margin:6px 0 0;font:14px system-ui}'

const submit = async (event: SubmitEvent) => {
  event.preventDefault()
  isBusy.value = true
  const form = event.currentTarget as HTMLFormElement
  try {
    await sendEmail(script.dataset.endpoint, form.email.value)
  } catch {
    message.value = 'Something went wrong. Try again.'
    isBusy.value = false
  }
}

effect(() =>
  render(
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
        />
        <button type="submit" disabled={isBusy.value}>
          Get started
        </button>
      </form>
      <p role="status">{message.value}</p>
    </>,
    root,
  ),
)
