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
  html: '<p>Hello&nbsp;Dana,<br>see <a href="https://app.example/?a=1&amp;b=2">here</a></p>',
})

test('mails, newest first, outlive the process; deleted ones do not come back', async () => {
  const before = openMailbox(dataDir)
  const first = await before.send(mail('first'))
  const second = await before.send(mail('second'))
  const third = await before.send(mail('third'))
  await before.markRead(new Set([first]), true)
  await before.remove(new Set([second]))

  const after = openMailbox(dataDir)
  expect(after.list().map(({ id, subject, isRead }) => ({ id, subject, isRead }))).toEqual([
    { id: third, subject: 'third', isRead: false },
    { id: first, subject: 'first', isRead: true },
  ])
  expect(after.find('latest')?.id).toBe(third)
})

test('a mail without a text part gets one from its HTML', async () => {
  const mailbox = openMailbox(null)
  await mailbox.send(mail('derived'))
  expect(mailbox.find('latest')?.text).toBe('Hello Dana,\nsee here ( https://app.example/?a=1&b=2 )')
})

test('a damaged file is told about and costs no other mail', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openMailbox(dataDir).send(mail('whole'))
  writeFileSync(join(dataDir, 'mails', 'damaged.json'), '{"id":')
  expect(
    openMailbox(dataDir)
      .list()
      .map(({ subject }) => subject),
  ).toEqual(['whole'])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('damaged.json is no mail'))
})

test('without a data folder nothing is written', async () => {
  await openMailbox(null).send(mail('in memory'))
  expect(readdirSync(dataDir)).toEqual([])
})
