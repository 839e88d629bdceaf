// @vitest-environment happy-dom
import { WIDGET_DEFAULTS } from '@foyer/shared/widget/options.ts'
import { reservePlace } from '@foyer/shared/widget/reserve-place.ts'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { FoyerForm } from './foyer-form.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const HEIGHT = /height:([^"]+)"/.exec(reservePlace(WIDGET_DEFAULTS))?.[1]
const PROPS = { appUrl: 'https://app.foyer.test', code: 'CODE' } as const

it('renders its place on a server, with the height that the snippet builder reserves', () => {
  const html = renderToString(createElement(FoyerForm, { ...PROPS, lang: 'es', className: 'wide' }))
  expect(html).toBe(
    `<div class="wide" style="display:grid;container-type:inline-size;width:100%;max-width:560px"><div style="grid-area:1/1;height:${HEIGHT}"></div><foyer-form data-ref="CODE" data-lang="es" style="grid-area:1/1"></foyer-form></div>`,
  )
})

it('reserves nothing for a popup', () => {
  expect(renderToString(createElement(FoyerForm, { ...PROPS, mode: 'popup' }))).toBe(
    '<foyer-form data-ref="CODE" data-mode="popup" style="grid-area:1/1"></foyer-form>',
  )
})

it('tells the newest listener of a capture and of a file that does not arrive, and leaves the page', async () => {
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    ;(script as HTMLScriptElement).onerror?.(new Event('error'))
  })
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const [old, captured, failed] = [vi.fn(), vi.fn(), vi.fn()]
  await act(async () =>
    root.render(createElement(FoyerForm, { ...PROPS, onCaptured: old, onFailed: failed })),
  )
  await act(async () =>
    root.render(createElement(FoyerForm, { ...PROPS, onCaptured: captured, onFailed: failed })),
  )
  container.querySelector('foyer-form')?.dispatchEvent(new Event('foyer:captured'))
  expect(old).not.toHaveBeenCalled()
  expect(captured).toHaveBeenCalledOnce()
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'https://app.foyer.test/widget.js could not be loaded.' }),
  )
  await act(async () => root.unmount())
  expect(container.innerHTML).toBe('')
})
