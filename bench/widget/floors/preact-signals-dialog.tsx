// The same form in a modal dialog: what a popup costs at least, because the browser lays out the page to move the focus.
import { render } from 'preact'
import { BareForm } from './bare-form.tsx'

const host = document.createElement('div')
document.documentElement.append(host)
const root = host.attachShadow({ mode: 'open' })
render(
  <dialog>
    <BareForm />
  </dialog>,
  root,
)
root.querySelector('dialog')?.showModal()
