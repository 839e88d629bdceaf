import { describe, expect, it } from 'vitest'
import { unbroken, unbrokenTwin } from './unbroken.ts'

const kept = (text: string) => String(unbroken(text))

describe('a text with hyphens', () => {
  it.each([
    ['Short check-ins that help.', 'Short <span class="nb">check-ins</span> that help.'],
    ['Ask for a follow-up.', 'Ask for a <span class="nb">follow-up.</span>'],
    ['Niños de 0-18, sí-no', 'Niños de 0-18, <span class="nb">sí-no</span>'],
    ['Care - and time', 'Care - and time'],
    ['Featherstonehaugh-Abernathy', 'Featherstonehaugh-Abernathy'],
    ['<b>one-two</b>', '<span class="nb">&lt;b&gt;one-two&lt;/b&gt;</span>'],
  ])('keeps short words of "%s" on one line', (text, markup) => {
    expect(kept(text)).toBe(markup)
  })

  it('keeps every letter as it was typed', () => {
    const text = '  two  spaces, a\nline and check-ins '
    expect(kept(text).replace(/<[^>]+>/g, '')).toBe(text)
  })

  it('has a twin that breaks at the same places', () => {
    expect(unbrokenTwin('Short check-ins, 1-2')).toBe('Short check-\u2060ins, 1-2')
    expect(unbrokenTwin('Featherstonehaugh-Abernathy')).toBe('Featherstonehaugh-Abernathy')
  })
})
