import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { renderApp } from '../../testing/render-app.tsx'
import type { Operator } from './legal-document.ts'
import { privacyOf } from './privacy.ts'
import { termsOf } from './terms.ts'

const OPERATOR: Operator = {
  companyName: 'Lindgren Health LLC',
  companyAddress: '12 Main St, Chattanooga, TN 37402',
  supportEmail: 'help@lindgren.example',
  governingLaw: 'Tennessee',
  processors: 'Supabase (database), Resend (mail)',
}

it.each([
  ['/terms', 'Terms of Service', 'Privacy Policy', '/privacy'],
  ['/privacy', 'Privacy Policy', 'Terms of Service', '/terms'],
])('%s is a page of the product, for everybody', async (path, title, other, otherPath) => {
  fakeBackend({})
  await renderApp(path)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByRole('link', { name: other })).toHaveProperty('pathname', otherPath)
  const contents = screen.getByRole('navigation', { name: 'On this page' })
  for (const link of contents.querySelectorAll('a'))
    expect(document.getElementById(link.hash.slice(1))?.textContent).toBe(link.textContent)
  // The settings of the tests name no operator.
  screen.getByText('This installation is not open to the public')
})

describe('the operator', () => {
  const textOf = (document: object) => JSON.stringify(document)

  it('is named in both documents', () => {
    for (const text of [textOf(termsOf(OPERATOR)), textOf(privacyOf(OPERATOR))]) {
      expect(text).toContain('Foyer is run by Lindgren Health LLC, 12 Main St, Chattanooga, TN 37402.')
      expect(text).toContain('help@lindgren.example')
    }
    expect(textOf(termsOf(OPERATOR))).toContain('The law of Tennessee applies.')
    expect(textOf(privacyOf(OPERATOR))).toContain('for us: Supabase (database), Resend (mail).')
  })

  it('leaves no gap in a sentence when it is not set', () => {
    const nobody = { ...OPERATOR, companyAddress: '', governingLaw: '', processors: '' }
    const texts = textOf(termsOf(nobody)) + textOf(privacyOf(nobody))
    expect(texts).not.toMatch(/undefined| {2}|\s[.,:]|,\s*\./)
    expect(texts).not.toContain('The law of')
  })
})
