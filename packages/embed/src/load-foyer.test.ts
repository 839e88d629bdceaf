// @vitest-environment happy-dom
import { attributeTable } from '@foyer/shared/widget/attributes.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { attributesOf, type FoyerSettings, loadFoyer, loadScript } from './load-foyer.ts'

const scripts = () => [...document.querySelectorAll('script')]
/** Lets the newest script arrive, or not. */
const settle = (name: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(name))

// A script in the page would be asked for: the tests say themselves what becomes of it.
const append = document.head.append.bind(document.head)
document.head.append = (...nodes) => {
  for (const node of nodes) if (node instanceof HTMLScriptElement) node.type = 'text/plain'
  append(...nodes)
}
let host = 0
const newHost = () => `https://app${++host}.foyer.test`

afterEach(() => {
  document.body.replaceChildren()
})

it('takes every setting that the widget reads', () => {
  const documented = attributeTable().match(/(?<=`)data-\w+/g) ?? []
  const names = documented.map((name) => name.replace('data-', '')).filter((name) => name !== 'ref')
  const settings = { code: 'CODE', ...Object.fromEntries(names.map((name) => [name, 'x'])) }
  const attributes = attributesOf(settings as unknown as FoyerSettings)
  expect(Object.keys(attributes).sort()).toEqual([...documented].sort())
})

it('sets no attribute for what is not given', () => {
  expect(attributesOf({ code: 'CODE', snooze: 0, title: '' })).toEqual({
    'data-ref': 'CODE',
    'data-snooze': '0',
    'data-title': '',
  })
})

describe('loadFoyer', () => {
  it('puts the form where it belongs and loads one script, without settings in its tag', async () => {
    const appUrl = newHost()
    const target = document.createElement('div')
    document.body.append(target)
    const inline = loadFoyer({ appUrl: `${appUrl}/`, code: 'CODE', target })
    const popup = loadFoyer({ appUrl, code: 'CODE', mode: 'popup' })
    settle('load')
    const [first, second] = await Promise.all([inline, popup])
    expect(target.innerHTML).toBe('<foyer-form data-ref="CODE"></foyer-form>')
    expect(second?.element.parentElement).toBe(document.body)
    expect(scripts().filter(({ src }) => src === `${appUrl}/widget.js`)).toHaveLength(1)
    expect(Object.keys(scripts().at(-1)?.dataset ?? {})).toEqual([])
    first?.remove()
    expect(target.innerHTML).toBe('')
  })

  it('takes the place away and tries again after a script that did not arrive', async () => {
    const appUrl = newHost()
    const failed = loadFoyer({ appUrl, code: 'CODE' })
    settle('error')
    await expect(failed).rejects.toThrow(`${appUrl}/widget.js could not be loaded.`)
    expect(document.querySelector('foyer-form')).toBeNull()
    const again = loadFoyer({ appUrl, code: 'CODE' })
    settle('load')
    expect((await again)?.element.isConnected).toBe(true)
  })

  it('loads a pinned version with its hash', async () => {
    const appUrl = newHost()
    const load = loadScript({ appUrl, version: '0.1.0', integrity: 'sha384-x' })
    const script = scripts().at(-1)
    expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
      `${appUrl}/widget/0.1.0/widget.js`,
      'sha384-x',
      'anonymous',
    ])
    settle('load')
    await load
  })
})
