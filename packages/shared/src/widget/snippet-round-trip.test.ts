// The widget reads what the snippet builder writes, in every kind of snippet.
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { WIDGET_DEFAULTS, type WidgetOptions } from './options.ts'
import { readSettings } from './settings.ts'
import { buildSnippet, type SnippetKind } from './snippet.ts'

const TARGET = {
  appUrl: 'https://foyer.example',
  captureUrl: 'http://127.0.0.1:54321/functions/v1/capture-lead',
  builtInCaptureUrl: '',
  version: '0.1.0',
  integrity: 'sha384-abc',
}
const TEXTS = ['title', 'text', 'button', 'placeholder', 'success'] as const
const TRICKY = `Say "hi" & 'bye' <b>now</b> – 100 % é\n+ two`

/** Reads the tag of a snippet as the widget on a page does. */
function readSnippet(kind: SnippetKind, options: Partial<WidgetOptions>) {
  const { document } = new Window()
  const place = document.createElement('template')
  place.innerHTML = buildSnippet(kind, 'H4RBRFM7', { ...WIDGET_DEFAULTS, ...options }, TARGET)
  const script = place.content.querySelector('script')
  if (!script) throw new Error('The snippet has no script.')
  const query = new URLSearchParams(script.getAttribute('src')?.split('?')[1])
  return readSettings((name) => script.getAttribute(`data-${name}`) ?? query.get(name), 'en')
}

test.each(['script', 'form', 'pinned', 'manager'] as const)('as %s', (kind) => {
  const tricky = Object.fromEntries(TEXTS.map((name) => [name, TRICKY]))
  const changed = readSnippet(kind, {
    ...tricky,
    handoff: 'tab',
    theme: 'page',
    accent: 'fd7',
    isConsentRequired: true,
    consent: TRICKY,
  })
  expect(changed).toMatchObject({
    ref: 'H4RBRFM7',
    api: TARGET.captureUrl,
    mode: 'inline',
    handoff: 'tab',
    theme: 'page',
    accent: '#ffdd77',
    isConsentRequired: true,
    consent: TRICKY,
  })
  for (const name of TEXTS) expect(changed.say(name)).toBe(TRICKY)

  const trigger = 'click:a[href="#draft"]'
  expect(readSnippet(kind, { mode: 'popup', trigger })).toMatchObject({ mode: 'popup', trigger })
  expect(readSnippet(kind, { mode: 'popup', trigger: 'delay:soon' }).trigger).toBe(WIDGET_DEFAULTS.trigger)
  const button = readSnippet(kind, { mode: 'button', launcher: TRICKY })
  expect([button.mode, button.say('launcher')]).toEqual(['button', TRICKY])
  expect(readSnippet(kind, { isConsentRequired: true }).consent).toBe(WIDGET_DEFAULTS.consent)
})
