import { describe, expect, test } from 'vitest'
import { readConfig } from './script-config.ts'

const read = (attributes: Readonly<Record<string, string>>) => readConfig((name) => attributes[name] ?? null)

describe('readConfig', () => {
  test('has a default for each setting', () => {
    expect(read({})).toEqual({
      ref: '',
      mode: 'inline',
      api: '',
      title: 'Get a free website draft',
      text: 'Leave your email. A first draft is ready within 24 hours.',
      button: 'Get my draft',
      launcher: 'Free website draft',
      placeholder: 'you@practice.com',
      success: 'Thank you. We have your email.',
      handoff: 'redirect',
      isConsentRequired: false,
      consent: '',
      theme: 'auto',
      accent: null,
      trigger: '',
    })
  })

  test.each([
    ['ref', ' LEDGER24 ', { ref: 'LEDGER24' }],
    ['mode', 'popup', { mode: 'popup', trigger: 'delay:5' }],
    ['mode', 'button', { mode: 'button', trigger: '' }],
    ['mode', 'POPUP', { mode: 'inline' }],
    ['mode', 'constructor', { mode: 'inline' }],
    ['title', '   ', { title: 'Get a free website draft' }],
    ['handoff', 'stay', { handoff: 'stay' }],
    ['handoff', 'elsewhere', { handoff: 'redirect' }],
    ['theme', 'dark', { theme: 'dark' }],
    ['theme', '', { theme: 'auto' }],
    ['accent', '#3b2d6b', { accent: { fill: '#3b2d6b', label: '#fff' } }],
    ['trigger', 'click:a:hover', { trigger: 'click:a:hover' }],
    ['consent', 'You agree.', { isConsentRequired: false, consent: 'You agree.' }],
    ['consent', 'requires nothing', { isConsentRequired: false, consent: 'requires nothing' }],
    ['consent', 'required: I do.', { isConsentRequired: true, consent: 'I do.' }],
    ['consent', 'required', { isConsentRequired: true, consent: expect.stringMatching(/^Foyer may keep/) }],
    ['consent', 'required:', { isConsentRequired: true, consent: expect.stringMatching(/^Foyer may keep/) }],
  ])('data-%s="%s"', (name, value, expected) => {
    expect(read({ [name]: value })).toMatchObject(expected)
  })
})
