import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openMailbox } from './mailbox.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const mail = (subject: string) => ({
  from: { name: 'Front desk', address: 'desk@harbor.example' },
  to: [{ name: '', address: 'dana@harbor.example' }],
  subject,
  html: '<p>Hello Dana</p>',
})

test('keeps mails, newest first, across a restart, and forgets deleted ones', async () => {
  const before = openMailbox(dataDir)
  const first = await before.send(mail('first'))
  const second = await before.send(mail('second'))
  await before.markRead(first)

  const after = openMailbox(dataDir)
  expect(after.list().map(({ id, isRead }) => ({ id, isRead }))).toEqual([
    { id: second, isRead: false },
    { id: first, isRead: true },
  ])
  expect(after.find('latest')?.id).toBe(second)
  await after.clear()
  expect(openMailbox(dataDir).list()).toEqual([])
})

test('derives the text of a mail that has none', async () => {
  const box = openMailbox(null)
  const html = `<head><style>p { color: red }</style></head><div style="display:none;max-height:0">Preview</div>
    <h1>Welcome</h1><p>Press <a href="https://foyer.example/?a=1&amp;b=2">here</a> &amp; sign in.</p>`
  await box.send({ ...mail('html alone'), html })
  expect(box.find('latest')?.text).toBe('Welcome\n\nPress here [https://foyer.example/?a=1&b=2] & sign in.')
  await box.send({ ...mail('both'), html, text: 'Its own text' })
  expect(box.find('latest')?.text).toBe('Its own text')
})

test('skips a damaged file with a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openMailbox(dataDir).send(mail('whole'))
  writeFileSync(join(dataDir, 'mails', 'damaged.json'), '{"id":')
  expect(
    openMailbox(dataDir)
      .list()
      .map(({ subject }) => subject),
  ).toEqual(['whole'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('damaged.json is not a mail'))
})

test('writes nothing without a data folder', async () => {
  await openMailbox(null).send(mail('in memory'))
  expect(readdirSync(dataDir)).toEqual([])
})
