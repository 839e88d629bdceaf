import { expect, it } from 'vitest'
import type { OwnSite } from '../../site/own-site.ts'
import { describePost, openingPosts } from './opening-posts.ts'

const STORY = [
  'So I made a smaller practice.',
  'I know who is expecting, who is grieving, and who will not call until it hurts.',
  'Bring your lists.',
  'Bring your mother.',
  'Ask me the thing you meant to ask last time.',
]

const site = (rest: Partial<OwnSite>): OwnSite =>
  ({
    name: 'Cedar Grove',
    person: 'Dana Reyes',
    city: 'Chattanooga',
    phone: '',
    address: [],
    videoStates: [],
    words: {
      typed: STORY,
      confirmed: [],
      cards: [{ title: 'House calls', text: 'At home, every Thursday.' }],
    },
    ...rest,
  }) as OwnSite

it('says only what stands on the site, letter by letter', () => {
  const [hello, letter, fact] = openingPosts(site({}))
  expect(hello).toMatchObject({ heading: 'Hello, Chattanooga.', width: 1080, height: 1080 })
  expect(letter).toMatchObject({ text: 'Dana Reyes', width: 1080, height: 1350 })
  expect(fact).toMatchObject({
    heading: 'House calls',
    text: 'At home, every Thursday.',
    width: 1080,
    height: 1920,
  })
  const page = STORY.join(' ')
  for (const post of [hello, letter]) {
    if (!post || !('caption' in post)) throw new Error('A post waits.')
    expect(page).toContain(post.caption)
  }
  if (!letter || !('heading' in letter)) throw new Error('The letter waits.')
  expect(page).toContain(letter.heading.slice(1, -1))
  expect(letter.heading.length).toBeLessThanOrEqual(132)
  expect(describePost(letter, site({}))).toBe(
    `${letter.heading} Dana Reyes. Cedar Grove, with the art of its site.`,
  )
})

it.each([
  ['a quotation in the middle', STORY, [], true],
  ['a quotation at the beginning', STORY.slice(1, 3), [], true],
  ['two short sentences', ['Bring your lists.', 'Bring your mother.'], [], true],
  ['one sentence', ['Bring your lists.'], [], false],
  ['one sentence beside chosen ones', ['Bring your lists.'], ['We answer on the same day.'], true],
  ['chosen sentences alone', [], ['We answer on the same day.', 'You know the price before.'], true],
])('never says the same under two posts: %s', (_, typed, chosen, hasTwo) => {
  const [hello, letter] = openingPosts(site({ words: { typed, confirmed: chosen, cards: [] } }))
  if (!hello || !('caption' in hello)) throw new Error('The first post waits.')
  expect(hello.caption).not.toBe('')
  expect(letter && 'caption' in letter).toBe(hasTwo)
  if (!letter || !('caption' in letter)) return
  expect(letter.caption).not.toBe('')
  expect(letter.caption).not.toBe(hello.caption)
  expect(letter.heading).not.toBe('“”')
})

it('joins no sentences that stand in different places of the page', () => {
  const chosen = ['At our office in Denver.', 'You know the price before.', 'We answer on the same day.']
  const posts = [
    ...openingPosts(site({ words: { typed: ['Bring your lists.'], confirmed: chosen, cards: [] } })),
    ...openingPosts(site({ words: { typed: [], confirmed: chosen, cards: [] } })),
  ]
  for (const post of posts)
    if ('caption' in post && post.id !== 'fact')
      expect([...chosen, 'Bring your lists.']).toContain(post.caption)
})

it('waits for words of the owner: none of ours is posted', () => {
  const [hello, letter, fact] = openingPosts(site({ words: { typed: [], confirmed: [], cards: [] } }))
  for (const post of [hello, letter, fact]) expect(post).toHaveProperty('waitsFor')
})

it('takes facts where there is no card', () => {
  const words = { typed: STORY, confirmed: [], cards: [] }
  expect(
    openingPosts(site({ words, address: ['418 Vine Street', 'Chattanooga, TN 37402'] }))[2],
  ).toMatchObject({
    heading: 'Find us here',
    text: '418 Vine Street, Chattanooga, TN 37402',
  })
  expect(openingPosts(site({ words, city: '', videoStates: ['Tennessee', 'Georgia'] }))[2]).toMatchObject({
    caption: 'By video in Tennessee and Georgia.',
  })
})

it('greets the state of video visits where there is no office, and nobody where neither is known', () => {
  expect(openingPosts(site({ city: '', videoStates: ['Georgia'] }))[0]).toMatchObject({
    heading: 'Hello, Georgia.',
  })
  expect(openingPosts(site({ city: '' }))[0]).toMatchObject({ heading: 'Hello.' })
})
