// The minimal cost of any widget: the form without a library.
import { sendEmail } from './send-email.ts'

const script = document.currentScript as HTMLScriptElement
const host = document.createElement('div')
host.style.minHeight = '76px'
script.after(host)
const root = host.attachShadow({ mode: 'open' })
root.innerHTML = `<style>form{display:flex;gap:8px;font:16px system-ui}input{flex:1;padding:10px;border:1px solid #999;border-radius:6px;font:inherit}button{padding:10px 16px;border:0;border-radius:6px;background:#15c;color:#fff;font:inherit}p{margin:6px 0 0;font:14px system-ui}</style><form><input type=email name=email required aria-label=Email placeholder="you@company.com" autocomplete=email><button>Get started</button></form><p role=status></p>`
const form = root.querySelector('form') as HTMLFormElement
const message = root.querySelector('p') as HTMLParagraphElement
form.onsubmit = async (event) => {
  event.preventDefault()
  try {
    await sendEmail(script.dataset.endpoint, form.email.value)
  } catch {
    message.textContent = 'Something went wrong. Try again.'
  }
}
