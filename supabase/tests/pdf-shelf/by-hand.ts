import type { ShelfFile } from './shelf-file.ts'
import { linesOf, writeByHand } from './write-by-hand.ts'

const LISTEN = 'I listen before I speak, because each story has its own pace.'
const hand = (what: string, make: () => Uint8Array<ArrayBuffer>, reads: readonly string[]): ShelfFile => ({
  what: `by hand: ${what}`,
  make: async () => make(),
  reads,
})

/** Files with the words of many scripts, and with what programs do to words. */
export const BY_HAND: readonly ShelfFile[] = [
  hand(
    'a word broken at the end of a line',
    () =>
      writeByHand(linesOf(['I have worked in psycho-', 'therapy since my first year as a nurse in Dover.'])),
    ['I have worked in psychotherapy since my first year as a nurse in Dover.'],
  ),
  hand(
    'words that keep their hyphen',
    () =>
      writeByHand(
        linesOf([
          'I teach self-',
          'care and long-',
          'term habits, well-',
          'being and evidence-',
          'based follow-',
          'up with state-of-the-',
          'art tools at Smith-',
          'Jones, and I had COVID-',
          '19 myself.',
        ]),
      ),
    [
      'I teach self-care and long-term habits, well-being and evidence-based follow-up with state-of-the-art tools at Smith-Jones, and I had COVID-19 myself.',
    ],
  ),
  hand(
    'words that look as if they kept it',
    () =>
      writeByHand(
        linesOf([
          'My aim is well-',
          'ness and mind-',
          'fulness; self-',
          'ish as it sounds, I offer pre-',
          'and postnatal care.',
        ]),
      ),
    ['My aim is wellness and mindfulness; selfish as it sounds, I offer pre- and postnatal care.'],
  ),
  hand(
    'soft hyphens',
    () =>
      writeByHand(
        linesOf([
          'I sup\u00adport fam\u00adi\u00adlies through di\u00ad',
          'vorce, and through what comes after.',
        ]),
      ),
    ['I support families through divorce, and through what comes after.'],
  ),
  hand(
    'ligatures and letters of mathematics',
    () =>
      writeByHand(
        linesOf([
          'I o\ufb00er \ufb01rst and \ufb02exible e\ufb03cient hours,',
          '𝐟𝐨𝐫 𝐞𝐯𝐞𝐫𝐲𝐛𝐨𝐝𝐲 who works all day.',
        ]),
      ),
    ['I offer first and flexible efficient hours, for everybody who works all day.'],
  ),
  hand(
    'letters that are set apart',
    () =>
      writeByHand([
        ...linesOf(['I h a v e b e e n h e r e f o r t w e n t y y e a r s n o w .']),
        ...linesOf(
          [
            'I  h a v e  t i m e  f o r  e v e r y  q u e s t i o n ,',
            'a n d  f o r  t h e  n e x t  o n e .',
          ],
          { y: 640 },
        ),
        ...linesOf([LISTEN], { y: 560 }),
      ]),
    ['I have time for every question, and for the next one.', LISTEN],
  ),
  hand(
    'tracking between letters',
    () =>
      writeByHand(
        linesOf(['I listen before I speak,', 'because each story has its own pace.'], { set: '2.5 Tc' }),
      ),
    [LISTEN],
  ),
  hand(
    'letters of a font of its own',
    () =>
      writeByHand([
        ...linesOf([
          'I \ue001\ue002\ue003\ue004 \ue005\ue006\ue007 \ue008\ue009 and so I came to be a nurse.',
        ]),
        ...linesOf([LISTEN], { y: 600 }),
      ]),
    [LISTEN],
  ),
  hand(
    'bullets of a font of signs',
    () =>
      writeByHand(
        linesOf([
          '\uf0b7 I see couples who fight about the same thing.',
          '\uf0b7 I see parents who have not slept for a year.',
        ]),
      ),
    ['I see couples who fight about the same thing.', 'I see parents who have not slept for a year.'],
  ),
  hand(
    'lost letters',
    () =>
      writeByHand([
        ...linesOf(['I have been a th\ufffdrapist for thirty y\ufffdars in this small town.']),
        ...linesOf([LISTEN], { y: 600 }),
      ]),
    [LISTEN],
  ),
  hand('no word about what its letters mean', () => writeByHand(linesOf([LISTEN]), { means: null }), []),
  hand(
    'letters of another code',
    () =>
      writeByHand(linesOf([LISTEN]), {
        means: (letter) => String.fromCharCode(Math.max(32, letter.charCodeAt(0) - 29)),
      }),
    [],
  ),
  hand(
    'UTF-8 that was read as windows-1252',
    () => writeByHand(linesOf(['I donâ€™t hurry: JosÃ© and ZoÃ« taught me that in my first year.'])),
    ['I don’t hurry: José and Zoë taught me that in my first year.'],
  ),
  hand(
    'accents before their letters',
    () => writeByHand(linesOf(['My teacher Jos´e was na¨ıve, and he was the best that I ever had.'])),
    ['My teacher José was naïve, and he was the best that I ever had.'],
  ),
  hand(
    'accents apart from their letters',
    () => writeByHand(linesOf(['My teacher Jose\u0301 came from Bogota\u0301, and he was the best I had.'])),
    ['My teacher José came from Bogotá, and he was the best I had.'],
  ),
  hand(
    'words that were drawn twice to look bold',
    () => writeByHand([...linesOf([LISTEN]), ...linesOf([LISTEN], { x: 72.4 })]),
    [LISTEN],
  ),
  hand(
    'a stamp across the page',
    () =>
      writeByHand([
        ...linesOf(['I listen before I speak,', 'because each story has its own pace.']),
        { text: 'DRAFT', matrix: '0.7 0.7 -0.7 0.7 200 300' },
      ]),
    [LISTEN],
  ),
  hand(
    'a page on its side',
    () => writeByHand([{ text: LISTEN, matrix: '0 1 -1 0 300 60' }], { rotate: 90 }),
    [LISTEN],
  ),
  hand(
    'Chinese',
    () =>
      writeByHand(
        linesOf([
          '我从小就知道，倾听比说话更难，也更重要。我在这个小镇',
          '工作了二十年，每天都在学习如何倾听病人的故事，陪伴他们。',
        ]),
      ),
    [
      '我从小就知道，倾听比说话更难，也更重要。我在这个小镇工作了二十年，每天都在学习如何倾听病人的故事，陪伴他们。',
    ],
  ),
  hand(
    'Chinese with gaps',
    () =>
      writeByHand(
        linesOf([
          '我 从 小 就 知 道 ， 倾 听 比 说 话 更 难 ， 也 更 重 要 。',
          '我 在 这 个 小 镇 工 作 了 二 十 年 ， 每 天 都 在 学 习 如 何 倾 听 。',
        ]),
      ),
    ['我从小就知道，倾听比说话更难，也更重要。我在这个小镇工作了二十年，每天都在学习如何倾听。'],
  ),
  hand(
    'Korean',
    () =>
      writeByHand(
        linesOf([
          '저는 이십 년 동안 이 작은 마을에서 환자들의 이야기를',
          '들어 왔습니다. 말하기보다 듣기가 더 어렵습니다.',
        ]),
      ),
    ['저는 이십 년 동안 이 작은 마을에서 환자들의 이야기를 들어 왔습니다. 말하기보다 듣기가 더 어렵습니다.'],
  ),
  hand(
    'Korean letters that are set apart',
    () =>
      writeByHand(
        linesOf(['저 는 이 십 년 동 안 이 작 은 마 을 에 서 환 자 들 의 이 야 기 를 들 어 왔 습 니 다 .']),
      ),
    [],
  ),
  hand(
    'Hindi',
    () => writeByHand(linesOf(['मैं बीस साल से इस छोटे शहर में काम करती हूँ और', 'हर दिन लोगों की कहानियाँ सुनती हूँ।'])),
    ['मैं बीस साल से इस छोटे शहर में काम करती हूँ और हर दिन लोगों की कहानियाँ सुनती हूँ।'],
  ),
  hand(
    'Hindi with a vowel before its letter',
    () => writeByHand(linesOf(['मैं िहन्दी और िकताबें पढ़ाती हूँ और हर िदन लोगों की कहािनयाँ सुनती हूँ।'])),
    [],
  ),
  hand(
    'Russian',
    () =>
      writeByHand(
        linesOf(['Я работаю в этом маленьком городе двадцать лет и слу-', 'шаю людей каждый день.']),
      ),
    ['Я работаю в этом маленьком городе двадцать лет и слушаю людей каждый день.'],
  ),
  hand(
    'Latin and Cyrillic letters in one word',
    () => writeByHand(linesOf(['I hаvе bееn а nursе fоr twеnty yеаrs in this smаll tоwn оf оurs.'])),
    [],
  ),
  hand(
    'Hebrew as it is seen, from left to right',
    () =>
      writeByHand(
        linesOf([[...'אני מקשיבה לאנשים כל יום בעיר הקטנה הזאת כבר שנים ארוכות.'].reverse().join('')]),
      ),
    ['אני מקשיבה לאנשים כל יום בעיר הקטנה הזאת כבר שנים ארוכות.'],
  ),
  hand(
    'Hebrew backwards',
    () => writeByHand(linesOf(['אני מקשיבה לאנשים כל יום בעיר הקטנה הזאת ביום ובלילה לכולם.'])),
    [],
  ),
  hand(
    'invisible signs',
    () =>
      writeByHand(
        linesOf(['I\u200b lis\u2060ten be\u200bfore I speak\u202e, for each story has its own pace\ufeff.']),
      ),
    ['I listen before I speak, for each story has its own pace.'],
  ),
  hand(
    'a table of contents, and one sentence',
    () =>
      writeByHand([
        ...linesOf([
          'Education ................................................ 2',
          'Publications ............................................ 3',
        ]),
        ...linesOf([LISTEN], { y: 560 }),
      ]),
    [LISTEN],
  ),
]
