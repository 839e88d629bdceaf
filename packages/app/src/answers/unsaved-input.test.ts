import { expect, it } from 'vitest'
import { keptInput, latestInput, timeAfter } from './unsaved-input.ts'

const OLD = '2026-11-21T09:00:00.000Z'
const NEW = '2026-11-21T09:00:01.000Z'
const input = (text: string, typedAt: string) => ({ input: { text }, basedOn: null, typedAt })
const kept = (text: string, typedAt: string, isSent = false) => ({ ...input(text, typedAt), isSent })

it.each([
  ['nothing is known anywhere', null, null, undefined],
  ['the server has one and the browser none', null, input('server', OLD), 'server'],
  ['the server could not be asked', kept('browser', OLD), undefined, 'browser'],
  ['the browser has one that was not sent', kept('browser', OLD), null, 'browser'],
  ['another device has saved the answer', kept('browser', OLD, true), null, undefined],
  ['the browser has the newer one', kept('browser', NEW), input('server', OLD), 'browser'],
  ['the server has the newer one', kept('browser', OLD, true), input('server', NEW), 'server'],
  ['both are the same', kept('browser', OLD, true), input('server', OLD), 'browser'],
] as const)('chooses the latest input when %s', (_, local, stored, text) => {
  expect(latestInput(local, stored)?.input.text).toBe(text)
})

it('keeps one input for each person and question', () => {
  keptInput('dana', 'clinicianDetails').write(kept('Dana', OLD))
  expect(keptInput('erin', 'clinicianDetails').read()).toBeNull()
  expect(keptInput('dana', 'practiceVision').read()).toBeNull()
  expect(keptInput('dana', 'clinicianDetails').read()?.input).toEqual({ text: 'Dana' })
})

it('gives a change a later time than the one before when the clock is behind', () => {
  const future = new Date(Date.now() + 86_400_000)
  expect(timeAfter(future.toISOString())).toBe(new Date(future.getTime() + 1).toISOString())
  expect(Date.parse(timeAfter(OLD))).toBeGreaterThan(Date.parse(OLD))
  expect(Number.isNaN(Date.parse(timeAfter(null)))).toBe(false)
})
