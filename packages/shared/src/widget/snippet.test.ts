import { describe, expect, test } from 'vitest'
import { inLanguage, WIDGET_DEFAULTS, type WidgetOptions } from './options.ts'
import { buildSnippet, type SnippetKind } from './snippet.ts'

const TARGET = {
  appUrl: 'https://foyer.example',
  captureUrl: 'https://api.example/functions/v1/capture-lead',
  builtInCaptureUrl: 'https://api.example/functions/v1/capture-lead',
  version: '0.1.0',
  integrity: 'sha384-abc+/=',
}
const build = (options: Partial<WidgetOptions> = {}, kind: SnippetKind = 'script', target = TARGET) =>
  buildSnippet(kind, 'H4RBRFM7', { ...WIDGET_DEFAULTS, ...options }, target)

/** The attributes after code and mode. */
const extra = (options: Partial<WidgetOptions>) =>
  build(options)
    .replace(/^.*(?=<script)/s, '')
    .replace(/\n */g, ' ')
    .replace(/^.*?data-mode="\w+" ?/, '')
    .replace('></script>', '')

test('contains only code and mode with default settings, and the place of a card with its height at each width', () => {
  const [place, height, end, ...script] = build().split('\n')
  expect([place, end]).toEqual([
    '<div data-foyer style="display:grid;container-type:inline-size;width:100%;max-width:560px">',
    '</div>',
  ])
  expect(height).toMatch(
    /^ {2}<div style="grid-area:1\/1;height:max\((\d+px)(,min\(\d+px,\(\d+px - 100cqw\)\*999\))+\)"><\/div>$/,
  )
  expect(script.join('\n')).toBe(
    '<script async src="https://foyer.example/widget.js"\n  data-ref="H4RBRFM7" data-mode="inline"></script>',
  )
  // What floats takes no place.
  expect(build({ mode: 'popup' })).toMatch(/^<script/)
})

test('names the language that is chosen, with its texts', () => {
  const spanish = inLanguage({ ...WIDGET_DEFAULTS, title: 'Mine' }, 'es')
  expect(extra(spanish)).toBe('data-lang="es" data-title="Mine"')
  const form = build(spanish, 'form')
  expect(form).toContain('data-foyer lang="es">')
  expect(form).toContain('<label for="foyer-email">Correo de trabajo</label>')
  expect(form).toContain('<button type="submit">Quiero mi borrador</button>')
  expect(inLanguage(spanish, '')).toEqual({ ...WIDGET_DEFAULTS, title: 'Mine' })
})

describe('settings that differ from the defaults', () => {
  test.each<[Partial<WidgetOptions>, string]>([
    [{ title: ' Start here ' }, 'data-title="Start here"'],
    [{ title: '  ' }, ''],
    [{ title: 'Say "hi" & <b>' }, 'data-title="Say &quot;hi&quot; &amp; &lt;b&gt;"'],
    [{ text: 'Soon.' }, 'data-text="Soon."'],
    [{ button: 'Go' }, 'data-button="Go"'],
    [{ launcher: 'Draft' }, ''],
    [{ mode: 'button', launcher: 'Draft' }, 'data-launcher="Draft"'],
    [{ placeholder: 'me@x.y' }, 'data-placeholder="me@x.y"'],
    [{ success: 'Done.' }, 'data-success="Done."'],
    [{ handoff: 'stay' }, 'data-handoff="stay"'],
    [{ theme: 'dark' }, 'data-theme="dark"'],
    [{ accent: '1D3F72' }, 'data-accent="#1d3f72"'],
    [{ accent: '#7f7f7f' }, 'data-accent="#7f7f7f"'],
    [{ theme: 'page' }, 'data-theme="page"'],
    [{ accent: 'red' }, ''],
    [{ trigger: 'exit' }, ''],
    [{ mode: 'popup' }, ''],
    [{ mode: 'popup', trigger: 'exit' }, 'data-trigger="exit"'],
    [{ mode: 'popup', trigger: 'click:' }, ''],
    [{ mode: 'popup', trigger: 'delay:soon' }, ''],
    [{ consent: 'I agree.' }, ''],
    [{ isConsentRequired: true }, 'data-consent="required"'],
    [{ isConsentRequired: true, consent: 'I agree.' }, 'data-consent="required I agree."'],
  ])('%j adds %j', (options, expected) => {
    expect(extra(options)).toBe(expected)
  })
})

test('names a capture URL other than the default', () => {
  const snippet = build({}, 'script', {
    ...TARGET,
    captureUrl: 'http://127.0.0.1:5/functions/v1/capture-lead',
  })
  expect(snippet).toContain('data-api="http://127.0.0.1:5/functions/v1/capture-lead"')
})

test('pins a version by URL and hash, and names the capture URL', () => {
  expect(build({ mode: 'popup' }, 'pinned')).toBe(
    [
      '<script async src="https://foyer.example/widget/0.1.0/widget.js"',
      '  integrity="sha384-abc+/=" crossorigin="anonymous"',
      '  data-ref="H4RBRFM7" data-mode="popup"',
      '  data-api="https://api.example/functions/v1/capture-lead"></script>',
    ].join('\n'),
  )
})

test('puts the settings into the URL for tag managers', () => {
  expect(build({ mode: 'popup', title: 'A & B' }, 'manager')).toBe(
    '<script async src="https://foyer.example/widget.js?ref=H4RBRFM7&amp;mode=popup&amp;title=A+%26+B"></script>',
  )
})

test('contains a form that works without the script, with a checkbox when consent is required', () => {
  const form = build({ title: '<Hi>', isConsentRequired: true, consent: 'I "agree".' }, 'form')
  expect(form).toContain(`<form method="post" action="${TARGET.captureUrl}" data-foyer>`)
  expect(form).toContain('<h2>&lt;Hi&gt;</h2>')
  expect(form).toContain('<input type="hidden" name="foyer_ref" value="H4RBRFM7">')
  expect(form).toContain(
    'name="foyer_consent" value="I &quot;agree&quot;." required> I &quot;agree&quot;.</label>',
  )
  expect(form).toContain('</form>\n<script async src="https://foyer.example/widget.js"')
  expect(build({}, 'form')).not.toContain('checkbox')
})
