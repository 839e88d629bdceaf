import { describe, expect, it } from 'vitest'
import { unbroken, unbrokenTwin } from './unbroken.ts'

const kept = (text: string) => String(unbroken(text))

describe('a text with hyphens', () => {
  it.each([
    ['Short check-ins that help.', 'Short <span class="nb">check-ins</span> that help.'],
    ['Ask for a follow-up.', 'Ask for a <span class="nb">follow-up.</span>'],
    ['Niños de 0-18, sí-no', 'Niños de <span class="nb">0-18</span>, <span class="nb">sí-no</span>'],
    ['Care - and time', 'Care - and time'],
    ['Featherstonehaugh-Abernathy', 'Featherstonehaugh-Abernathy'],
    ['Monday to Thursday, 8 to 5', 'Monday to Thursday, <span class="nb">8 to 5</span>'],
    [
      'Mon–Fri 9:30 am–noon, or 1-5',
      'Mon–Fri <span class="nb">9:30 am–noon</span>, or <span class="nb">1-5</span>',
    ],
    ['Lunes a viernes, de 8 a 5', 'Lunes a viernes, de <span class="nb">8 a 5</span>'],
    ['From 9 pm to 6 am', 'From <span class="nb">9 pm to 6 am</span>'],
    ['10:30 a.m. to 5 p.m.', '10:30 a.m. to 5 p.m.'],
    [
      '8\u00a0am\u00a0to\u00a0noon, 1\u00a0pm\u00a0to\u00a05\u00a0pm',
      '8\u00a0am\u00a0to\u00a0noon, 1\u00a0pm\u00a0to\u00a05\u00a0pm',
    ],
    ['$20 to $40, 12/24-26, 555-0142, at 5 today', '$20 to $40, 12/24-26, 555-0142, at 5 today'],
    ['<b>one-two</b>', '<span class="nb">&lt;b&gt;one-two&lt;/b&gt;</span>'],
  ])('keeps short words of "%s" on one line', (text, markup) => {
    expect(kept(text)).toBe(markup)
  })

  it('breaks a typed name at its hyphens, and keeps the words of a typed sentence', () => {
    expect(String(unbroken('Łucja Nguyễn-Muñoz, 8 to 5', true))).toBe(
      'Łucja Nguyễn-Muñoz, <span class="nb">8 to 5</span>',
    )
    expect(String(unbroken('I offer short check-ins by phone on most days.', true))).toContain('nb')
  })

  it('keeps every letter as it was typed', () => {
    const text = '  two  spaces, a\nline and check-ins '
    expect(kept(text).replace(/<[^>]+>/g, '')).toBe(text)
  })

  it('has a twin that breaks at the same places', () => {
    expect(unbrokenTwin('Short check-ins, 1-2')).toBe('Short check-\u2060ins, 1-\u20602')
    expect(unbrokenTwin('Featherstonehaugh-Abernathy')).toBe('Featherstonehaugh-Abernathy')
    expect(unbrokenTwin('Daily, 8 to 5-ish, 8 to 5')).toBe('Daily, 8\u00a0to\u00a05-ish, 8\u00a0to\u00a05')
  })
})
