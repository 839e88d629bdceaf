import { expect, it } from 'vitest'
import { type Claim, groupClaims } from './claim-list.tsx'

const claim = (id: string): Claim => ({ kind: 'confirm', id, ids: [id], text: id, why: '', minutes: 1 })

it('groups sentences by section in the order of the page', () => {
  const groups = groupClaims([claim('visit/1/text'), claim('values/x/text'), claim('visit/2/text')])
  expect(groups.map(({ title, claims }) => [title, claims.length])).toEqual([
    ['The first visit', 2],
    ['What people should know first', 1],
  ])
})
