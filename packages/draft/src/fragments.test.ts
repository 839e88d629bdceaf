import { expect, it } from 'vitest'
import { paragraphsOf } from './fragments.ts'
import type { Line } from './line.ts'

it.each([
  ['I was born at home.', '<p><bdi>I was born at home.</bdi></p>'],
  ['נולדתי בבית.', '<p dir="rtl"><bdi>נולדתי בבית.</bdi></p>'],
  ['1. وُلدت في البيت.', '<p dir="rtl"><bdi>1. وُلدت في البيت.</bdi></p>'],
  ['Dr. כהן', '<p><bdi>Dr. כהן</bdi></p>'],
  ['🌿', '<p><bdi>🌿</bdi></p>'],
])('sets the paragraph %j in its own direction', (text, markup) => {
  const line: Line = {
    id: 'story/paragraph-1',
    text,
    standing: 'given',
    typed: true,
    sources: [{ from: 'question', question: 'clinicianDetails' }],
  }
  expect(paragraphsOf([line], { isDraft: true, assetBase: '' }).toString()).toBe(markup)
})
