import { expect, it } from 'vitest'
import { siteEditsOf } from './site-entries.ts'

const OURS = 'Our words.'
const line = (value: { text: string; ours: string } | null, replaced: object | null) =>
  siteEditsOf({ 'line/hero/lede': { value, replaced } as never }).words['hero/lede']

it('shows beside a line what another window had written there, also where the line has our words again', () => {
  const other = { text: 'Other.', ours: OURS }
  expect(line({ text: 'Mine.', ours: OURS }, other)).toEqual({
    text: 'Mine.',
    ours: OURS,
    replaced: 'Other.',
  })
  expect(line(null, other)).toEqual({ text: '', ours: OURS, replaced: 'Other.' })
  expect(line(null, null)).toBeUndefined()
})

it('shows beside an item the words that it has lost, and neither its place nor its kind', () => {
  const value = { kind: 'service', at: 2, name: 'House call', price: '', text: '' }
  const item = (replaced: object) =>
    siteEditsOf({ 'item/add-aaaa': { value, replaced } as never }).added['add-aaaa']
  expect(item({ kind: 'price', at: 1, name: '', price: '$180' })).toEqual({
    ...value,
    replaced: { price: '$180' },
  })
  expect(item({ kind: 'price', at: 1, name: '' })).toEqual(value)
})

it('leaves out what no schema takes', () => {
  const entry = (value: unknown) => ({ value, replaced: null }) as never
  expect(
    siteEditsOf({ 'line/hero/lede': entry(7), 'item/add-aaaa': entry({ kind: 'spell' }) }),
  ).toMatchObject({
    words: {},
    added: {},
  })
})
