import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstSentence, splitSentences } from './split-sentences.ts'

test.each([
  ['EMDR is a way to work on memories. You tell no details.', 'EMDR is a way to work on memories.'],
  ['Dr. Lee reads your scan. Then we talk.', 'Dr. Lee reads your scan.'],
  ['We are on St. James Ave. near the park. Come in.', 'We are on St. James Ave. near the park.'],
  ['Visits begin at 9 a.m. on weekdays. Call us.', 'Visits begin at 9 a.m. on weekdays.'],
  ['We close at 5 p.m. After that, call the line.', 'We close at 5 p.m.'],
  ['It costs $4.50 a day. Pay later.', 'It costs $4.50 a day.'],
  ['“Does it hurt?” A little.', '“Does it hurt?”'],
  ['La Dra. Ruiz habla español. Llámenos.', 'La Dra. Ruiz habla español.'],
  ['A first line\nA second line', 'A first line'],
  ['1. Call us. 2. Come in.', '1. Call us.'],
  ['No. Call first.', 'No.'],
  ['Come to Suite No. 4. Ring the bell.', 'Come to Suite No. 4.'],
  ['我们会说中文。请来电。', '我们会说中文。'],
  ['हम हिंदी बोलते हैं। फोन करें।', 'हम हिंदी बोलते हैं।'],
  ['She holds a Ph.D. from Emory. Call.', 'She holds a Ph.D. from Emory.'],
  ['I have a Psy.D. We meet on Mondays.', 'I have a Psy.D.'],
  ['Hearing tests by an Au.D. in our office. Call.', 'Hearing tests by an Au.D. in our office.'],
  ['Sleep, worry, etc. are welcome here. Call.', 'Sleep, worry, etc. are welcome here.'],
  ['Backs, necks, etc. Call us.', 'Backs, necks, etc.'],
  ['We are on 5th Blvd. near the park. Come in.', 'We are on 5th Blvd. near the park.'],
  ['Joel Hale Jr. sees teens. Call.', 'Joel Hale Jr. sees teens.'],
  ['we see kids. we see parents too.', 'we see kids.'],
  ['No end', 'No end'],
  ['', ''],
])('the first sentence of %j is %j', (text, first) => {
  expect(firstSentence(text).first).toBe(first)
})

test('no letter is lost between sentences', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'Dr', '.', '。', '」', ' ', '\n', '?', 'é', '"', 'A')),
      (parts) => {
        const text = parts.join('')
        expect(splitSentences(text).join('')).toBe(text)
        const { first, rest } = firstSentence(text)
        expect((first + rest).replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''))
      },
    ),
  )
})

test('reads a long run of marks in one pass', () => {
  const text = `${'.'.repeat(200_000)}x`
  expect(splitSentences(text)).toEqual([text])
})
