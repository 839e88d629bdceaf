// Pages that Chromium prints, as people make a PDF of a web page, and what their passages read as.
import { expect, test } from '@playwright/test'
import { readPdf } from '../../supabase/functions/drafts/read-pdf.ts'
import { splitPassages } from '../../supabase/functions/drafts/split-passages.ts'
import { casesOf } from '../cases-of.ts'

const LISTEN = 'I listen before I speak, because each story has its own pace.'
const STORY = `${LISTEN} I came to this town twenty years ago as a psychotherapist, and I have stayed for the extraordinary people who live in it.`
const SLOWEST_MS = 60_000
const HEBREW = 'אני מקשיבה לאנשים כל יום בעיר הקטנה הזאת כבר שנים ארוכות.'
const HEBREW_AND_ENGLISH = 'אני מטפלת בשיטת Internal Family Systems כבר 20 שנה, עם אנשים מכל גיל ומכל מקום.'
const ARABIC = 'أستمع إلى الناس كل يوم في هذه المدينة الصغيرة منذ سنوات طويلة.'

const PAGES: readonly { readonly what: string; readonly html: string; readonly reads: readonly string[] }[] =
  [
    { what: 'a paragraph', html: `<p>${STORY}`, reads: [STORY] },
    {
      what: 'words that the browser breaks',
      html: `<p lang="en" style="hyphens:auto;width:9em;text-align:justify">${STORY}`,
      reads: [STORY],
    },
    { what: 'letters set apart', html: `<p style="letter-spacing:5px">${LISTEN}`, reads: [LISTEN] },
    { what: 'a justified column', html: `<p style="width:14em;text-align:justify">${STORY}`, reads: [STORY] },
    {
      what: 'two columns',
      html: `<div style="columns:2;width:30em"><p>${STORY}</div>`,
      reads: [STORY],
    },
    {
      what: 'a list',
      html: `<ul><li>I see couples who fight about the same thing.<li>I see parents who have not slept for a year.</ul>`,
      reads: ['I see couples who fight about the same thing. I see parents who have not slept for a year.'],
    },
    {
      what: 'small capitals and a heading',
      html: `<h1>About me</h1><p style="font-variant:small-caps">${LISTEN}`,
      reads: [LISTEN.toUpperCase()],
    },
    {
      what: 'a stamp across the page',
      html: `<p>${LISTEN}</p><div style="position:fixed;top:40%;left:20%;font-size:80px;transform:rotate(-40deg);opacity:.2">DRAFT</div>`,
      reads: [LISTEN],
    },
    {
      what: 'Hebrew',
      html: `<div dir="rtl"><p>${HEBREW}</p></div>`,
      reads: [HEBREW],
    },
    {
      // In these letters, each word of a line is drawn by itself, from the left.
      what: 'Hebrew words from the left',
      html: `<div dir="rtl" style="font-family:'Liberation Sans'"><p>${HEBREW}</p><p style="margin-top:5em;width:14em">${HEBREW_AND_ENGLISH}</p></div>`,
      reads: [HEBREW, HEBREW_AND_ENGLISH],
    },
  ]

// Words that are cut, lines that stand beside each other, letters from the right.
const HARDEST = ['words that the browser breaks', 'two columns', 'Hebrew words from the left']

for (const { what, html, reads } of casesOf(PAGES, ({ what }) => HARDEST.includes(what))) {
  test(`reads a printed page with ${what}`, async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="en"><body style="font:16px sans-serif">${html}`)
    const passages = splitPassages(await readPdf(new Uint8Array(await page.pdf()), SLOWEST_MS))
    expect(passages.map(({ text }) => text)).toEqual(reads)
  })
}

test('reads a printed page with Arabic rightly, or not at all', async ({ page }) => {
  await page.setContent(`<!doctype html><body style="font:16px sans-serif"><p dir="rtl">${ARABIC}`)
  const passages = splitPassages(await readPdf(new Uint8Array(await page.pdf()), SLOWEST_MS))
  // Of some fonts, the letters of a word are stored from the left to the right.
  for (const { text } of passages) expect(text).toBe(ARABIC)
})
