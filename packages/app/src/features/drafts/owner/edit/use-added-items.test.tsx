import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import { MOST_ADDED, NO_SITE_EDITS } from '@foyer/shared/api/site-edits.ts'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeEdits } from '../../../../testing/fake-entries.ts'
import { useAddedItems } from './use-added-items.ts'
import { useHistory } from './use-history.ts'

const NO_PAGE = { who: '', how: '', ask1: '', answer1: '', ask2: '', answer2: '', ask3: '', answer3: '' }
const service = (at: number, name: string) =>
  ({ kind: 'service', at, name, price: '', text: '', ...NO_PAGE }) as const

function open(first: SiteEdits = NO_SITE_EDITS) {
  const own = fakeEdits(first)
  const show = vi.fn()
  const sections = { all: [{ kind: 'services', isHidden: true }], show }
  const onDone = vi.fn()
  const onEmpty = vi.fn()
  const { result, rerender } = renderHook(() => {
    const history = useHistory()
    const facts = {
      field: 'mens_health',
      own: own as never,
      history,
      sections: sections as never,
      onDone,
      onEmpty,
    }
    return { history, items: useAddedItems(facts) }
  })
  function run<Result>(work: (now: typeof result.current) => Result): Result {
    let done: Result | undefined
    act(() => {
      done = work(result.current)
    })
    rerender()
    return done as Result
  }
  return {
    run,
    show,
    onDone,
    onEmpty,
    /** What another window has stored. */
    arrive: (fields: object) => {
      const [[id = '', item] = []] = Object.entries(own.edits.added)
      own.arrive({ ...own.edits, added: { [id]: { ...item, ...fields } as never } })
    },
    added: () => own.edits.added,
    last: () => result.current.history.last?.label,
  }
}

it('keeps each key of a new item, and makes one step of what is left', () => {
  const { run, added, last } = open()
  const id = run(({ items }) => items.add('service'))
  expect(id).toMatch(/^add-[a-z0-9]{4,16}$/)
  run(({ items }) => items.type(id, 'name', 'House '))
  run(({ items }) => items.type(id, 'name', 'House call\n'))
  expect(added()[id]).toEqual(service(1, 'House call'))
  expect(last()).toBeUndefined()
  expect(run(({ items }) => items.finish(id, 'next'))).toBe('changed')
  expect(last()).toBe('adding “House call”')
  run(({ items }) => items.type(id, 'price', '$180'))
  run(({ items }) => items.finish(id, 'leaving'))
  expect(last()).toBe('the change of “House call”')
  run(({ history }) => history.undo())
  expect(added()[id]).toEqual(service(1, 'House call'))
  run(({ history }) => history.undo())
  expect(added()).toEqual({})
  run(({ history }) => history.redo())
  run(({ history }) => history.redo())
  expect(added()[id]).toMatchObject({ name: 'House call', price: '$180' })
})

it('takes an item without a word away, but not between its fields', () => {
  const { run, added, last } = open()
  const id = run(({ items }) => items.add('person'))
  expect(run(({ items }) => items.finish(id, 'next'))).toBe('same')
  expect(Object.keys(added())).toEqual([id])
  expect(run(({ items }) => items.finish(id, 'leaving'))).toBe('removed')
  expect(added()).toEqual({})
  expect(last()).toBeUndefined()
})

it('takes back on Escape what was typed since the last step, as a step, and removes no item', () => {
  const { run, added, last } = open({ ...NO_SITE_EDITS, added: { 'add-aaaa': service(1, 'Ear wash') } })
  run(({ items }) => items.type('add-aaaa', 'name', 'Ear'))
  expect(run(({ items }) => items.isChanged('add-aaaa'))).toBe(true)
  run(({ items }) => items.takeBack('add-aaaa'))
  expect(run(({ items }) => items.isChanged('add-aaaa'))).toBe(false)
  expect(added()['add-aaaa']).toEqual(service(1, 'Ear wash'))
  expect(last()).toBe('the change of “Ear wash”')
  run(({ history }) => history.undo())
  expect(added()['add-aaaa']).toEqual(service(1, 'Ear'))
  run(({ history }) => history.redo())
  const id = run(({ items }) => items.add('service'))
  run(({ items }) => items.type(id, 'name', 'House call'))
  run(({ items }) => items.takeBack(id))
  expect(added()[id]).toEqual(service(2, ''))
  run(({ history }) => history.undo())
  expect(added()[id]).toEqual(service(2, 'House call'))
  run(({ items }) => items.finish(id, 'leaving'))
  expect(added()[id]).toEqual(service(2, 'House call'))
  run(({ history }) => history.redo())
  expect(added()[id]).toBeUndefined()
})

it('keeps a finished item, its hours and its places, whatever Escape meets', () => {
  const { run, added } = open()
  const week = run(({ items }) => items.add('hours'))
  run(({ items }) => items.typeHours(week, { mon: [['09:00', '17:00']] }))
  run(({ items }) => items.finish(week, 'next'))
  run(({ items }) => items.typeHours(week, { mon: [['09:00', '03:00']] }))
  // The page keeps the hours of before, and the field what is typed.
  expect(added()[week]).toMatchObject({ days: { mon: [['09:00', '17:00']] } })
  expect(run(({ items }) => items.hoursOf(week))).toEqual({ mon: [['09:00', '03:00']] })
  run(({ items }) => items.finish(week, 'leaving'))
  expect(run(({ items }) => items.hoursOf(week))).toEqual({ mon: [['09:00', '03:00']] })
  run(({ items }) => items.typeHours(week, { mon: [['09:00', '04:00']] }))
  run(({ items }) => items.takeBack(week))
  expect(run(({ items }) => items.hoursOf(week))).toEqual({ mon: [['09:00', '03:00']] })
  run(({ history }) => history.undo())
  expect(run(({ items }) => items.hoursOf(week))).toEqual({ mon: [['09:00', '04:00']] })
  const place = run(({ items }) => items.add('place'))
  run(({ items }) => items.type(place, 'name', 'Downtown'))
  run(({ items }) => items.finish(place, 'next'))
  run(({ items }) => items.takeBack(place))
  expect(Object.keys(added())).toEqual([week, place])
})

it('puts the name of an item back that was emptied, and tells it', () => {
  const { run, added, onEmpty } = open({ ...NO_SITE_EDITS, added: { 'add-aaaa': service(1, 'Ear wash') } })
  run(({ items }) => items.type('add-aaaa', 'name', ''))
  run(({ items }) => items.type('add-aaaa', 'price', '$20'))
  expect(run(({ items }) => items.finish('add-aaaa', 'leaving'))).toBe('empty')
  expect(added()['add-aaaa']).toEqual({ ...service(1, 'Ear wash'), price: '$20' })
  expect(onEmpty).toHaveBeenCalledExactlyOnceWith('Name')
})

it('removes an item, moves one, and undoes both without losing words that follow', () => {
  const { run, added, onDone } = open({
    ...NO_SITE_EDITS,
    added: { 'add-aaaa': service(1, 'First'), 'add-bbbb': service(2, 'Second') },
  })
  const names = () => run(({ items }) => items.ofKind('service')).map(({ item }) => Object(item).name)
  run(({ items }) => items.move('add-aaaa', 'down'))
  expect(names()).toEqual(['Second', 'First'])
  expect(onDone).toHaveBeenLastCalledWith('Service, now 2 of 2.')
  run(({ items }) => items.move('add-aaaa', 'down'))
  expect(names()).toEqual(['Second', 'First'])
  run(({ items }) => items.type('add-aaaa', 'name', 'Changed since'))
  run(({ history }) => history.undo())
  expect(names()).toEqual(['Changed since', 'Second'])
  run(({ items }) => items.finish('add-aaaa', 'leaving'))
  run(({ items }) => items.remove('add-bbbb'))
  expect(Object.keys(added())).toEqual(['add-aaaa'])
  run(({ history }) => history.undo())
  expect(names()).toEqual(['Changed since', 'Second'])
})

it('lists items of one place by their ids, as the page does, in whichever order they were stored', () => {
  const items = { 'add-bbbb': service(1, 'B'), 'add-cccc': service(1, 'C'), 'add-aaaa': service(1, 'A') }
  for (const order of [Object.entries(items), Object.entries(items).reverse()]) {
    const { run } = open({ ...NO_SITE_EDITS, added: Object.fromEntries(order) })
    expect(run(({ items: now }) => now.ofKind('service')).map(({ id }) => id)).toEqual([
      'add-aaaa',
      'add-bbbb',
      'add-cccc',
    ])
  }
})

it('has one week, shows a hidden section again, and knows when the page is full', () => {
  const { run, show, added } = open()
  const week = run(({ items }) => items.add('hours'))
  run(({ items }) => items.typeHours(week, { mon: [['09:00', '17:00']] }))
  expect(run(({ items }) => items.add('hours'))).toBe(week)
  expect(show).not.toHaveBeenCalled()
  run(({ items }) => items.add('service'))
  expect(show).toHaveBeenCalledOnce()
  for (let count = Object.keys(added()).length; count < MOST_ADDED; count++)
    run(({ items }) => items.add('person'))
  expect(run(({ items }) => items.isFull)).toBe(true)
})

it('takes the fields of another window, or drops them', () => {
  const stored = {
    ...NO_SITE_EDITS,
    added: { 'add-aaaa': { ...service(1, 'Mine'), replaced: { name: 'Theirs' } } },
  }
  const taken = open(stored)
  taken.run(({ items }) => items.takeReplaced('add-aaaa'))
  expect(taken.added()['add-aaaa']).toEqual(service(1, 'Theirs'))
  taken.run(({ history }) => history.undo())
  expect(taken.added()['add-aaaa']).toEqual(service(1, 'Mine'))
  const dropped = open(stored)
  dropped.run(({ items }) => items.dropReplaced('add-aaaa'))
  expect(dropped.onDone).toHaveBeenCalledExactlyOnceWith('Your words stay.')
  expect(dropped.added()['add-aaaa']).toEqual(service(1, 'Mine'))
})

// Every order of three things that two windows do to two fields.
it('undoes and redoes only what this window has changed', () => {
  const deeds = ['my name', 'my price', 'their name', 'their price', 'leaving', 'escape'] as const
  const orders = deeds.flatMap((one) => deeds.flatMap((two) => deeds.map((three) => [one, two, three])))
  for (const order of orders) {
    const { run, arrive, added, last } = open({
      ...NO_SITE_EDITS,
      added: { 'add-aaaa': service(1, 'First') },
    })
    const theirs = ['name', 'price'].filter((field) => !order.includes(`my ${field}` as never))
    const seen = () => theirs.map((field) => Object(added()['add-aaaa'])[field])
    for (const [index, deed] of order.entries()) {
      const [whose, field = ''] = deed.split(' ')
      if (whose === 'my') run(({ items }) => items.type('add-aaaa', field, `mine ${index}`))
      else if (whose === 'their') arrive({ [field]: `theirs ${index}` })
      else if (whose === 'escape') run(({ items }) => items.takeBack('add-aaaa'))
      else run(({ items }) => items.finish('add-aaaa', 'leaving'))
    }
    run(({ items }) => items.finish('add-aaaa', 'leaving'))
    const left = seen()
    let steps = 0
    for (; last(); steps++) run(({ history }) => history.undo())
    expect(seen(), order.join()).toEqual(left)
    for (let again = 0; again < steps; again++) run(({ history }) => history.redo())
    expect(seen(), order.join()).toEqual(left)
  }
})

it('leaves what arrives from another window on Escape, undo and redo', () => {
  const { run, arrive, added } = open({ ...NO_SITE_EDITS, added: { 'add-aaaa': service(1, 'First') } })
  run(({ items }) => items.type('add-aaaa', 'name', 'Mine'))
  arrive({ price: '$60' })
  run(({ items }) => items.finish('add-aaaa', 'leaving'))
  arrive({ text: 'Theirs.' })
  run(({ history }) => history.undo())
  expect(added()['add-aaaa']).toEqual({ ...service(1, 'First'), price: '$60', text: 'Theirs.' })
  arrive({ price: '$70' })
  run(({ history }) => history.redo())
  expect(added()['add-aaaa']).toEqual({ ...service(1, 'Mine'), price: '$70', text: 'Theirs.' })
  run(({ items }) => items.type('add-aaaa', 'name', 'Other'))
  arrive({ price: '$80' })
  run(({ items }) => items.takeBack('add-aaaa'))
  expect(added()['add-aaaa']).toEqual({ ...service(1, 'Mine'), price: '$80', text: 'Theirs.' })
  run(({ items }) => items.type('add-aaaa', 'name', 'Last'))
  arrive({ price: '$90' })
  run(({ items }) => items.remove('add-aaaa'))
  run(({ history }) => history.undo())
  expect(added()['add-aaaa']).toEqual({ ...service(1, 'Mine'), price: '$90', text: 'Theirs.' })
})

it('shows what people ask of a service in their field, greyed in its questions', () => {
  const { run } = open()
  const exampleOf = (name: string, field: string) =>
    run(({ items }) => items.exampleOf(service(1, name), field))
  expect(exampleOf('Checkups', 'ask1')).toBe('What is checked?')
  expect(exampleOf('Checkups', 'answer3')).toBe('Often not.')
  expect(exampleOf('Checkups', 'who')).toBeUndefined()
  expect(exampleOf('Sword dancing', 'ask1')).toBeUndefined()
})
