import { expect, it } from 'vitest'
import { formatSidebarCookie, readSidebarOpen } from './use-sidebar.ts'

it.each([
  ['', true],
  ['sidebar_state=true', true],
  ['sidebar_state=false', false],
  ['theme=dark; sidebar_state=false; other=1', false],
  ['not_sidebar_state=false', true],
  ['sidebar_state=maybe', true],
])('reads %j as %s', (cookies, isOpen) => {
  expect(readSidebarOpen(cookies)).toBe(isOpen)
})

it('lasts seven days on every path', () => {
  expect(formatSidebarCookie(false)).toBe('sidebar_state=false; path=/; max-age=604800; SameSite=Lax')
})
