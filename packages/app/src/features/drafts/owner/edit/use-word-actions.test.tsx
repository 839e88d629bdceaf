import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { SiteLine } from '../../../../site/review-site.ts'
import { fakeEdits } from '../../../../testing/fake-entries.ts'
import { useHistory } from './use-history.ts'
import { useWordActions } from './use-word-actions.ts'

const ID = 'hero/lede'
const OURS: SiteLine = {
  id: ID,
  text: 'Ours.',
  standing: 'general',
  sources: [{ from: 'rule', rule: 'plain-page' }],
}

function open(first: SiteEdits = NO_SITE_EDITS) {
  const own = fakeEdits(first)
  const onDone = vi.fn()
  const onEmpty = vi.fn()
  const { result } = renderHook(() => {
    const history = useHistory()
    const facts = { own: own as never, ours: new Map([[ID, OURS]]), history, onDone, onEmpty }
    return { history, words: useWordActions(facts) }
  })
  const textOf = () => own.edits.words[ID]?.text
  return { result, textOf, onDone, onEmpty, edits: own.read }
}

it('keeps each key, and makes one step of all of them', () => {
  const { result, textOf } = open()
  act(() => {
    result.current.words.type(ID, 'M')
    result.current.words.type(ID, 'Mine.\n ')
  })
  expect(textOf()).toBe('Mine.')
  act(() => expect(result.current.words.finish(ID, 'Mine.')).toBe('changed'))
  act(() => void result.current.history.undo())
  expect(textOf()).toBeUndefined()
  act(() => void result.current.history.redo())
  expect(textOf()).toBe('Mine.')
  expect(result.current.history.next).toBeUndefined()
})

it.each([
  ['an empty line is put back, and told', ' ', 'empty'],
  ['our own words are no change', 'Ours.', 'same'],
] as const)('%s', (_, text, result) => {
  const opened = open()
  act(() => opened.result.current.words.type(ID, 'Typed before.'))
  act(() => expect(opened.result.current.words.finish(ID, text)).toBe(result))
  expect(opened.textOf()).toBeUndefined()
  expect(opened.result.current.history.last).toBeUndefined()
  expect(opened.onEmpty.mock.calls).toEqual(result === 'empty' ? [['First sentence']] : [])
})

it('stores our own words as no change while they are typed', () => {
  const { result, textOf } = open()
  act(() => result.current.words.type(ID, 'Mine.'))
  act(() => result.current.words.type(ID, 'Ours.'))
  expect(textOf()).toBeUndefined()
})

it('takes words back as one step, whose undo brings them back', () => {
  const { result, textOf } = open()
  act(() => result.current.words.type(ID, 'Mine.'))
  act(() => result.current.words.takeBack(ID, 'Mine.'))
  expect(textOf()).toBeUndefined()
  expect(result.current.history.last?.label).toBe('the words of “First sentence”')
  act(() => void result.current.history.undo())
  expect(textOf()).toBe('Mine.')
  act(() => void result.current.history.redo())
  expect(textOf()).toBeUndefined()
})

it('keeps the line breaks of a paragraph', () => {
  const { result, edits } = open()
  act(() => {
    result.current.words.type('story/paragraph-1', 'One.\n\n Two. ')
    result.current.words.finish('story/paragraph-1', 'One.\n\n Two. ')
  })
  expect(edits().words['story/paragraph-1']?.text).toBe('One.\nTwo.')
})

it('puts our words back, and keeps the own ones when ours have changed', () => {
  const { result, textOf, edits } = open({
    ...NO_SITE_EDITS,
    words: { [ID]: { text: 'Mine.', ours: 'What we said before.' } },
  })
  act(() => result.current.words.keepMine(ID))
  expect(edits().words[ID]).toEqual({ text: 'Mine.', ours: 'Ours.' })
  act(() => result.current.words.putBack(ID))
  expect(textOf()).toBeUndefined()
  act(() => void result.current.history.undo())
  expect(textOf()).toBe('Mine.')
})

it('takes the words of another window, or drops them', () => {
  const stored = { ...NO_SITE_EDITS, words: { [ID]: { text: 'Mine.', ours: 'Ours.', replaced: 'Other.' } } }
  const taken = open(stored)
  act(() => taken.result.current.words.takeReplaced(ID))
  expect(taken.edits().words[ID]).toEqual({ text: 'Other.', ours: 'Ours.' })
  const dropped = open(stored)
  act(() => dropped.result.current.words.dropReplaced(ID))
  expect(dropped.onDone).toHaveBeenCalledExactlyOnceWith('Your words stay.')
  expect(dropped.edits().words[ID]).toEqual({ text: 'Mine.', ours: 'Ours.' })
})

it('remembers two hundred steps', () => {
  const { result, textOf } = open()
  for (let step = 1; step <= 205; step += 1) {
    act(() => {
      result.current.words.type(ID, `Step ${step}`)
      result.current.words.finish(ID, `Step ${step}`)
    })
  }
  for (let step = 1; step <= 210; step += 1) act(() => void result.current.history.undo())
  expect(textOf()).toBe('Step 5')
})
