import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { practiceOf } from '@foyer/draft/personas/persona.ts'
import { PERSONAS } from '@foyer/draft/personas/personas.ts'
import { renderDraft } from '@foyer/draft/render-draft.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { expect, it } from 'vitest'
import { FRAME_SANDBOX, LISTENING_SANDBOX, listeningPage } from './frame-page.ts'

it.each(DESIGN_STYLE_IDS)('forbids every script before anything else of a page: %s', (style) => {
  const [persona] = PERSONAS
  if (!persona) throw new Error('There are no personas.')
  const [file] = renderDraft(composeDraft(practiceOf(persona)), style, { kind: 'draft', assetBase: '' })
  const { head } = new DOMParser().parseFromString(listeningPage(String(file?.body)), 'text/html')
  const policy = head.firstElementChild
  expect(policy?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
  expect(policy?.getAttribute('content')).toBe("script-src 'none'; form-action 'none'; base-uri 'none'")
})

it('runs scripts in no frame but the one with that policy', () => {
  expect(FRAME_SANDBOX).not.toContain('allow-scripts')
  expect(LISTENING_SANDBOX).toContain('allow-scripts')
})
