import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { jsPDF } from 'jspdf'
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import PdfKit from 'pdfkit'
import type { ShelfFile } from './shelf-file.ts'

const FONTS = join(import.meta.dirname, '../../../packages/draft/card/fonts')
const LISTEN = 'I listen before I speak, because each story has its own pace.'
const STORY = `${LISTEN} I came to this town twenty years ago, and I have stayed for the people who live in it.`

async function withPdfKit(
  write: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfKit(options)
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  write(pdf)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

async function withPdfLib(
  write: (tools: { pdf: PDFDocument; font: Awaited<ReturnType<PDFDocument['embedFont']>> }) => void,
  options: Parameters<PDFDocument['save']>[0] = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  write({ pdf, font: await pdf.embedFont(StandardFonts.TimesRoman) })
  return new Uint8Array(await pdf.save(options))
}

const withJsPdf = (write: (pdf: jsPDF) => void): Uint8Array<ArrayBuffer> => {
  const pdf = new jsPDF()
  write(pdf)
  return new Uint8Array(pdf.output('arraybuffer'))
}

const file = (what: string, make: ShelfFile['make'], reads: readonly string[]): ShelfFile => ({
  what,
  make,
  reads,
})

/** Files of the libraries that many programs write PDFs with. */
export const BY_LIBRARIES: readonly ShelfFile[] = [
  file('of PDFKit', () => withPdfKit((pdf) => pdf.text(STORY)), [STORY]),
  file('of PDFKit, justified', () => withPdfKit((pdf) => pdf.text(STORY, { align: 'justify', width: 250 })), [
    STORY,
  ]),
  file(
    'of PDFKit, in two columns',
    () => withPdfKit((pdf) => pdf.text(`${STORY} ${STORY}`, { columns: 2, columnGap: 30, height: 90 })),
    [`${STORY} ${STORY}`],
  ),
  file(
    'of PDFKit, with letters set apart',
    () => withPdfKit((pdf) => pdf.text(LISTEN, { characterSpacing: 4 })),
    [LISTEN],
  ),
  file('of PDFKit, with words set apart', () => withPdfKit((pdf) => pdf.text(LISTEN, { wordSpacing: 8 })), [
    LISTEN,
  ]),
  file('of PDFKit, with a font that joins letters', async () => {
    const font = await readFile(join(FONTS, 'professional-serif-text-latin.ttf'))
    return withPdfKit((pdf) =>
      pdf.font(font).text('I offer first visits of fifty minutes, and flexible, efficient hours after.'),
    )
  }, ['I offer first visits of fifty minutes, and flexible, efficient hours after.']),
  file('of PDFKit, in Greek', async () => {
    const font = await readFile(join(FONTS, 'noto-sans-greek.ttf'))
    return withPdfKit((pdf) => pdf.font(font).text('Ακούω πρώτα και μιλώ μετά'.replaceAll(' ', '').repeat(2)))
  }, ['ΑκούωπρώτακαιμιλώμετάΑκούωπρώτακαιμιλώμετά']),
  file(
    'of PDFKit, with a list',
    () =>
      withPdfKit((pdf) =>
        pdf.list([
          'I see couples who fight about the same thing.',
          'I see parents who have not slept for a year.',
        ]),
      ),
    ['I see couples who fight about the same thing. I see parents who have not slept for a year.'],
  ),
  file(
    'of PDFKit, protected against changes',
    () => withPdfKit((pdf) => pdf.text(LISTEN), { ownerPassword: 'secret', pdfVersion: '1.7' }),
    [LISTEN],
  ),
  file(
    'of PDFKit, with a word broken by hand',
    () => withPdfKit((pdf) => pdf.text('I have worked in psycho-\ntherapy since my first year as a nurse.')),
    ['I have worked in psychotherapy since my first year as a nurse.'],
  ),
  file(
    'of pdf-lib',
    () =>
      withPdfLib(({ pdf, font }) =>
        pdf.addPage().drawText(STORY, { font, size: 12, x: 50, y: 700, maxWidth: 300, lineHeight: 15 }),
      ),
    [STORY],
  ),
  file(
    'of pdf-lib, without object streams',
    () =>
      withPdfLib(
        ({ pdf, font }) =>
          pdf.addPage().drawText(STORY, { font, size: 12, x: 50, y: 700, maxWidth: 300, lineHeight: 15 }),
        {
          useObjectStreams: false,
        },
      ),
    [STORY],
  ),
  file(
    'of pdf-lib, with a stamp',
    () =>
      withPdfLib(({ pdf, font }) => {
        const page = pdf.addPage()
        page.drawText('CONFIDENTIAL', { font, size: 60, x: 100, y: 200, rotate: degrees(45), opacity: 0.2 })
        page.drawText(LISTEN, { font, size: 12, x: 50, y: 700 })
      }),
    [LISTEN],
  ),
  file(
    'of pdf-lib, in two columns that are drawn line by line',
    () =>
      withPdfLib(({ pdf, font }) => {
        const page = pdf.addPage()
        for (const [x, text] of [
          [50, STORY],
          [330, STORY.toUpperCase()],
        ] as const)
          page.drawText(text, { font, size: 11, x, y: 700, maxWidth: 220, lineHeight: 14 })
      }),
    [STORY, STORY.toUpperCase()],
  ),
  file(
    'of pdf-lib, with fields of a form',
    () =>
      withPdfLib(({ pdf, font }) => {
        const page = pdf.addPage()
        page.drawText(LISTEN, { font, size: 12, x: 50, y: 700 })
        const field = pdf.getForm().createTextField('name')
        field.setText('Dana')
        field.addToPage(page, { x: 50, y: 600 })
      }),
    [LISTEN],
  ),
  file('of jsPDF', async () => withJsPdf((pdf) => pdf.text(pdf.splitTextToSize(STORY, 120), 20, 20)), [
    STORY,
  ]),
  file(
    'of jsPDF, justified',
    async () => withJsPdf((pdf) => pdf.text(STORY, 20, 20, { maxWidth: 100, align: 'justify' })),
    [STORY],
  ),
  file(
    'of jsPDF, with letters set apart',
    async () =>
      withJsPdf((pdf) => pdf.text([LISTEN.slice(0, 24), LISTEN.slice(25)], 20, 20, { charSpace: 1.5 })),
    [LISTEN],
  ),
  file(
    'of jsPDF, on two pages',
    async () =>
      withJsPdf((pdf) => {
        pdf.text(LISTEN, 20, 20)
        pdf.addPage('a5', 'landscape').text(pdf.splitTextToSize(LISTEN, 100), 20, 20)
      }),
    [LISTEN, LISTEN],
  ),
]
