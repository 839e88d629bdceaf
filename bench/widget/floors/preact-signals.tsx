// The baseline of the bar: the form with Preact and its signals.
import { render } from 'preact'
import { BareForm } from './bare-form.tsx'

const host = document.createElement('div')
host.style.minHeight = '76px'
document.currentScript?.after(host)
render(<BareForm />, host.attachShadow({ mode: 'open' }))
