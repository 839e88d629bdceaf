// The widget reads the same settings that the snippet builder writes.
import { readAccentColor } from '@foyer/shared/referrals/accent.ts'
import { buildSnippet, type SnippetKind } from '@foyer/shared/referrals/snippet.ts'
import { WIDGET_DEFAULTS, type WidgetOptions } from '@foyer/shared/referrals/widget-options.ts'
import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { readAccent } from './read-accent.ts'
import { readConfig } from './script-config.ts'

const TARGET = {
  appUrl: 'https://foyer.example',
  captureUrl: 'http://127.0.0.1:54321/functions/v1/capture-lead',
  builtInCaptureUrl: '',
  version: '0.1.0',
  integrity: 'sha384-abc',
}

/** Reads the tag of a snippet as the widget on a page does. */
function readSnippet(kind: SnippetKind, options: WidgetOptions) {
  const { document } = new Window()
  const place = document.createElement('template')
  place.innerHTML = buildSnippet(kind, 'H4RBRFM7', options, TARGET)
  const script = place.content.querySelector('script')
  if (!script) throw new Error('The snippet has no script.')
  const query = new URLSearchParams(script.getAttribute('src')?.split('?')[1])
  return readConfig((name) => script.getAttribute(`data-${name}`) ?? query.get(name))
}

const TRICKY = `Say "hi" & 'bye' <b>now</b> – 100 % é\n+ two`

describe.each(['script', 'form', 'pinned', 'manager'] as const)('as %s', (kind) => {
  test('has the defaults of the widget', () => {
    const { trigger: _, consent, accent: __, ...defaults } = WIDGET_DEFAULTS
    expect(readSnippet(kind, WIDGET_DEFAULTS)).toEqual({
      ...defaults,
      ref: 'H4RBRFM7',
      api: TARGET.captureUrl,
      accent: null,
      trigger: '',
      consent: '',
    })
    expect(readSnippet(kind, { ...WIDGET_DEFAULTS, isConsentRequired: true }).consent).toBe(consent)
    expect(readSnippet(kind, { ...WIDGET_DEFAULTS, mode: 'popup' }).trigger).toBe(WIDGET_DEFAULTS.trigger)
  })

  test.each<[Partial<WidgetOptions>, Partial<ReturnType<typeof readConfig>>]>([
    [{ mode: 'popup' }, { mode: 'popup' }],
    [
      { mode: 'button', launcher: TRICKY },
      { mode: 'button', launcher: TRICKY },
    ],
    [{ title: TRICKY }, { title: TRICKY }],
    [{ text: TRICKY }, { text: TRICKY }],
    [{ button: TRICKY }, { button: TRICKY }],
    [{ placeholder: TRICKY }, { placeholder: TRICKY }],
    [{ success: TRICKY }, { success: TRICKY }],
    [{ handoff: 'tab' }, { handoff: 'tab' }],
    [{ handoff: 'stay' }, { handoff: 'stay' }],
    [{ theme: 'light' }, { theme: 'light' }],
    [{ theme: 'dark' }, { theme: 'dark' }],
    [{ accent: '#8f3f1f' }, { accent: { fill: '#8f3f1f', label: '#fff' } }],
    [{ accent: 'fd7' }, { accent: { fill: '#ffdd77', label: '#12231c' } }],
    [
      { mode: 'popup', trigger: 'click:a[href="#draft"]' },
      { mode: 'popup', trigger: 'click:a[href="#draft"]' },
    ],
    [{ mode: 'popup', trigger: 'scroll:50' }, { trigger: 'scroll:50' }],
    [
      { isConsentRequired: true, consent: TRICKY },
      { isConsentRequired: true, consent: TRICKY },
    ],
  ])('%j', (options, expected) => {
    expect(readSnippet(kind, { ...WIDGET_DEFAULTS, ...options })).toMatchObject(expected)
  })
})

test('the builder and the widget accept the same colors with the same label', () => {
  let refused = 0
  for (let value = 0; value <= 0xffffff; value += 1013) {
    const color = `#${value.toString(16).padStart(6, '0')}`
    const accent = readAccentColor(color)
    const own = readAccent(color)
    if (typeof accent === 'string') refused++
    expect([color, typeof accent === 'string' ? null : accent.label]).toEqual([
      color,
      own && (own.label === '#fff' ? 'white' : 'dark'),
    ])
  }
  expect(refused).toBeGreaterThan(100)
})

test.each([
  ['#14503e', { fill: '#14503e', label: 'white', ratio: 9.3 }],
  ['FFD974', { fill: '#ffd974', label: 'dark', ratio: 12 }],
  ['#7f7f7f', 'unreadable'],
  ['green', 'not_a_color'],
  ['', 'not_a_color'],
])('%s is %j', (color, expected) => {
  expect(readAccentColor(color)).toEqual(expected)
})
