// The least that a form with Preact and its signals can do: the widget is compared with it.
import { signal } from '@preact/signals'
import { render } from 'preact'

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

/** Sends an email with the address of the page, and opens the page that the server names. */
async function sendEmail(endpoint: string | undefined, email: string): Promise<void> {
  const body: Record<string, string> = { email, page: location.href, referrer: document.referrer }
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (/^utm_|^(gclid|fbclid|msclkid|ttclid|li_fat_id|ref)$/.test(name)) body[name] = value
  }
  const response = await fetch(endpoint ?? '', {
    method: 'POST',
    body: JSON.stringify(body),
    keepalive: true,
  })
  if (!response.ok) throw new Error(response.statusText)
  location.href = (await response.json()).next
}

const host = document.createElement('div')
host.style.minHeight = '76px'
script.after(host)
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
        onInput={(event) => {
          email.value = event.currentTarget.value
        }}
      />
      <button type="submit" disabled={isBusy}>
        Get started
      </button>
    </form>
    <p role="status">{message}</p>
  </>,
  host.attachShadow({ mode: 'open' }),
)
