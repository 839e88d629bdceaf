import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { WIDGET_TEXTS } from './texts.ts'

const read = (attributes: Readonly<Record<string, string>>, pageLanguage = 'en-US') =>
  readSettings((name) => attributes[name] ?? null, pageLanguage)

describe('readSettings', () => {
  test('has a default for each setting', () => {
    const { say, ...settings } = read({})
    expect(settings).toEqual({
      ref: '',
      mode: 'inline',
      api: '',
      handoff: 'redirect',
      theme: 'auto',
      accent: '',
      trigger: '',
      snoozeDays: 7,
      isConsentRequired: false,
      consent: '',
      lang: 'en-US',
      isEnglish: true,
    })
    expect(say('title')).toBe('Get a free website draft')
  })

  test.each([
    ['ref', ' LEDGER24 ', { ref: 'LEDGER24' }],
    ['mode', 'popup', { mode: 'popup', trigger: 'delay:5' }],
    ['mode', 'button', { mode: 'button', trigger: '' }],
    ['mode', 'POPUP', { mode: 'inline' }],
    ['mode', 'constructor', { mode: 'inline' }],
    ['handoff', 'stay', { handoff: 'stay' }],
    ['handoff', 'elsewhere', { handoff: 'redirect' }],
    ['theme', 'page', { theme: 'page' }],
    ['theme', '', { theme: 'auto' }],
    ['accent', '#3b2d6b', { accent: '#3b2d6b' }],
    ['accent', 'red; background: url(x)', { accent: '' }],
    ['trigger', 'click:a:hover', { trigger: 'click:a:hover' }],
    ['snooze', '0', { snoozeDays: 0 }],
    ['snooze', '30', { snoozeDays: 30 }],
    ['snooze', '14 days', { snoozeDays: 14 }],
    ['snooze', 'always', { snoozeDays: 7 }],
    ['consent', 'You agree.', { isConsentRequired: false, consent: 'You agree.' }],
    ['consent', 'requires nothing', { isConsentRequired: false, consent: 'requires nothing' }],
    ['consent', 'required: I do.', { isConsentRequired: true, consent: 'I do.' }],
    ['consent', 'Required: I do.', { isConsentRequired: true, consent: 'I do.' }],
    ['consent', 'required', { isConsentRequired: true, consent: expect.stringMatching(/^Foyer may keep/) }],
    ['consent', 'required:', { isConsentRequired: true, consent: expect.stringMatching(/^Foyer may keep/) }],
  ])('data-%s="%s"', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected)
  })

  test.each([
    [{}, 'en', 'Get my draft'],
    [{}, '', 'Get my draft'],
    [{}, 'fr', 'Get my draft'],
    [{}, 'est', 'Get my draft'],
    [{}, 'es', 'Quiero mi borrador'],
    [{}, 'es-MX', 'Quiero mi borrador'],
    [{ lang: 'es' }, 'en', 'Quiero mi borrador'],
    [{ lang: 'en' }, 'es', 'Get my draft'],
    [{ button: ' Los geht’s ' }, 'de', 'Los geht’s'],
    [{ button: '  ' }, 'es', 'Quiero mi borrador'],
  ])('%j on a page in "%s" says "%s"', (attributes, language, expected) => {
    expect(read(attributes, language).say('button')).toBe(expected)
  })

  test('names the language of its texts for screen readers', () => {
    expect(read({ lang: 'es' }, 'en').lang).toBe('es')
    expect(read({}, 'es-MX').lang).toBe('es-MX')
  })

  test('every text exists in both languages', () => {
    for (const texts of Object.values(WIDGET_TEXTS)) expect(new Set(texts.filter(Boolean)).size).toBe(2)
    expect(read({ consent: 'required' }, 'es').consent).toMatch(/^Foyer puede guardar/)
  })
})
