import { describe, expect, it } from 'vitest'
import { HELP_GROUPS } from './answers/help-groups.ts'
import { highlight, searchHelp, searchTerms } from './search-help.ts'

const foundBy = (query: string) =>
  searchHelp(HELP_GROUPS, query).flatMap(({ answers }) => answers.map(({ id }) => id))

describe('searchHelp', () => {
  it.each([
    ['how do I delete my account?', 'account-delete'],
    ['deleting', 'account-delete'],
    ['price', 'draft-cost'],
    ['PASSWORD', 'password'],
    ['$200', 'reward'],
    ['change email', 'email-change'],
    ['spam', 'mail-missing'],
    ['puerto rico', 'territories'],
    ['cookies', 'widget-cookies'],
    ['bookings', 'coming'],
    ['who sees my answers', 'answers-seen'],
    ['how much does it cost', 'draft-cost'],
    ['is this a scam', 'scam'],
    ['who is behind this', 'who'],
    ['refund', 'refund'],
    ['spanish', 'spanish'],
    ['español', 'spanish'],
    ['passwrod', 'password'],
    ['reciept of the refnd', 'refund'],
    ['delete snowboard', 'account-delete'],
    ['logo', 'logo'],
    ['colors', 'looks'],
    ['change the colour', 'looks'],
    ['fonts', 'looks'],
    ['insurance', 'insurance'],
    ['which insurance do I take', 'insurance'],
    ['google', 'google'],
    ['seo', 'google'],
    ['blog', 'blog'],
    ['photo', 'photos'],
    ['my headshot', 'photos'],
    ['opening hours', 'edit-facts'],
    ['phone number', 'edit-facts'],
  ])('%j finds %s first', (query, id) => {
    expect(foundBy(query)[0]).toBe(id)
  })

  it('finds nothing for a word that no answer has', () => {
    expect(foundBy('snowboard')).toEqual([])
  })

  it('shows no group without an answer, and the group of the best answer first', () => {
    const found = searchHelp(HELP_GROUPS, 'refund')
    expect(found.every(({ answers }) => answers.length > 0)).toBe(true)
    expect(found.length).toBeLessThan(HELP_GROUPS.length)
    expect(found[0]?.answers[0]?.id).toBe('refund')
  })

  it('prefers answers with all words to those with one', () => {
    expect(foundBy('delete my account')).not.toContain('email-change')
  })

  it.each(['', '   ', '?!'])('shows everything for %j', (query) => {
    expect(searchHelp(HELP_GROUPS, query)).toBe(HELP_GROUPS)
  })

  it.each(['(', '[a-z', '\\', '.*', '$', '+'])('treats %j literally', (query) => {
    expect(() => foundBy(query)).not.toThrow()
  })
})

it('searchTerms drops stop words, unless nothing else is left', () => {
  expect(searchTerms('How do I change my email, email?')).toEqual(['change', 'email'])
  expect(searchTerms('How do I')).toEqual(['how', 'do', 'i'])
})

describe('highlight', () => {
  it('marks each word that begins with a term, and keeps the whole text', () => {
    const text = 'Emails and the email of remailing'
    // The ending of a term is marked only where it stands.
    const pieces = highlight(text, 'my emails')
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.filter(({ isMatch }) => isMatch).map((piece) => piece.text)).toEqual(['Emails', 'email'])
  })

  it('marks nothing without a search', () => {
    expect(highlight('text', ' ')).toEqual([{ text: 'text', isMatch: false, at: 0 }])
  })
})

it('every answer has a unique id and a text', () => {
  const answers = HELP_GROUPS.flatMap((group) => group.answers)
  expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length)
  expect(answers.length).toBeGreaterThanOrEqual(15)
  for (const { question, answer } of answers) {
    expect(question).toMatch(/^[A-Z].*[.?]$/)
    for (const paragraph of answer) expect(paragraph).toMatch(/^[A-Z].*\.$/)
  }
})
