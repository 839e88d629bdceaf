import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import PdfKit from 'pdfkit'
import { expect, onTestFinished, test, vi } from 'vitest'
import { casesOf } from '../../../tests/cases-of.ts'
import { isPdfBomb } from './is-pdf-bomb.ts'
import { readPdf } from './read-pdf.ts'

function pdfOf(dictionary: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<<>>>> endobj
4 0 obj <</Length ${content.length}${dictionary}>> stream\n`,
      ),
      content,
      Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R/Size 5>>\n%%EOF'),
    ]),
  )
}
const FLATE = '/Filter/FlateDecode'

const BOMB = deflateSync(Buffer.alloc(10_000_000, 'q Q '))

/** A block that is stored and says that the part ends, before blocks that are packed. */
function endsEarly(): Buffer {
  const word = Buffer.from('\nendstream endobj ')
  const stored = Buffer.from([0, word.length, 0, 255 - word.length, 255])
  return Buffer.concat([BOMB.subarray(0, 2), stored, word, BOMB.subarray(2)])
}

const packedOften = (times: number): Buffer =>
  times === 0 ? Buffer.from('q') : deflateSync(packedOften(times - 1))

/** What each code stands for is one longer than what the code before it stands for. */
function lzwOfOneLetter(length: number): Buffer {
  let bits = (256).toString(2).padStart(9, '0')
  for (let [code, next] = [113, 258]; bits.length < 8 * length; code = next++) {
    bits += code.toString(2).padStart(Math.min(12, Math.max(9, 32 - Math.clz32(next))), '0')
    if (next === 4095) {
      bits += (256).toString(2).padStart(12, '0')
      ;[code, next] = [113, 258]
    }
  }
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

function ascii85(bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  let text = ''
  for (let at = 0; at < padded.length; at += 4) {
    let value = padded.readUInt32BE(at)
    const letters = Array.from({ length: 5 }, () => {
      const digit = value % 85
      value = Math.floor(value / 85)
      return String.fromCharCode(0x21 + digit)
    }).reverse()
    text += value === 0 && letters.every((letter) => letter === '!') ? 'z' : letters.join('')
  }
  return Buffer.from(`${text}~>`)
}

test.each<[string, string, Uint8Array]>([
  ['spaces', FLATE, deflateSync(Buffer.alloc(30_000_000, ' '))],
  ['commands', FLATE, deflateSync(Buffer.alloc(10_000_000, 'q Q '))],
  [
    'commands that call themselves a picture',
    `${FLATE}/Subtype/Image`,
    deflateSync(Buffer.alloc(10_000_000, 'q Q ')),
  ],
  [
    'commands behind bytes',
    FLATE,
    deflateSync(Buffer.concat([randomBytes(100_000), Buffer.alloc(10_000_000, 'q Q ')])),
  ],
  [
    'commands behind bytes that look packed',
    FLATE,
    deflateSync(
      Buffer.concat([Buffer.from([0x78, 0x9c]), randomBytes(100), Buffer.alloc(10_000_000, 'q Q ')]),
    ),
  ],
  [
    'commands behind what looks like digits',
    FLATE,
    deflateSync(Buffer.concat([Buffer.alloc(64, '0'), Buffer.from('>'), Buffer.alloc(10_000_000, 'q Q ')])),
  ],
  ['digits between other signs', '/Filter[/AHx/Fl]', Buffer.from(`G\xff${BOMB.toString('hex')}`, 'latin1')],
  [
    'letters with a space between them',
    '/Filter[/A85/Fl]',
    Buffer.from(ascii85(BOMB).toString().replace(/^./, '$& ')),
  ],
  ['commands in letters', '/Filter[/ASCII85Decode/FlateDecode]', ascii85(BOMB)],
  ['commands in letters, by their short names', '/Filter[/A85/Fl]', ascii85(BOMB)],
  ['commands in digits', '/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from(BOMB.toString('hex'))],
  ['zeros', FLATE, deflateSync(Buffer.alloc(250_000_000))],
  ['commands that are not packed', '', Buffer.alloc(6_000_000, 'q Q ')],
  ['a small part that was packed twice', '/Filter[/FlateDecode/FlateDecode]', deflateSync(BOMB)],
  ['a part that was packed often', '/Filter[/Fl/Fl/Fl/Fl/Fl/Fl]', packedOften(6)],
  ['a part that was packed long ago', '/Filter/LZWDecode', randomBytes(70_000)],
  ['a small part that was packed long ago', '/Filter/LZWDecode', lzwOfOneLetter(60_000)],
  ['a part that was packed long ago, and again', '/Filter[/Fl/LZW]', randomBytes(100)],
  ['a filter that hides its name', '/Filter/#46lateDecode', BOMB],
  ['a filter that stands elsewhere', '/Filter 5 0 R', BOMB],
  ['a list of filters that stand elsewhere', '/Filter [ 5 0 R 6 0 R ]', randomBytes(100)],
  ['a filter of the web', '/Filter/BrotliDecode', randomBytes(100)],
  ['a filter a long way before its part', `${FLATE}/X(${' '.repeat(5_000)})`, BOMB],
  ['a filter before a word that begins an object', `${FLATE}/X(  1 0 obj )`, BOMB],
  ['a part before the word that ends one', FLATE, endsEarly()],
  ['a header with a small window', FLATE, Buffer.concat([Buffer.from([0x08, 0x1d]), BOMB.subarray(2)])],
])('refuses a file with %s', async (_, dictionary, content) => {
  await expect(readPdf(pdfOf(dictionary, content))).rejects.toThrow('unpacks')
})

test.each<[string, string, Uint8Array]>([
  ['a page of text', FLATE, deflateSync(Buffer.from('BT (Hello) Tj ET\n'.repeat(5_000)))],
  [
    'a page in letters',
    '/Filter[/ASCII85Decode/FlateDecode]',
    ascii85(deflateSync(Buffer.from('BT (Hello) Tj ET\n'.repeat(5_000)))),
  ],
  ['a photo', FLATE, deflateSync(randomBytes(20_000_000))],
  ['a scan', FLATE, deflateSync(Buffer.alloc(30_000_000, 0xff))],
  ['a JPEG', '/Filter/DCTDecode', randomBytes(5_000_000)],
  ['a part that breaks off', FLATE, deflateSync(Buffer.alloc(100_000, ' ')).subarray(0, 50)],
])('takes a file with %s', async (_, dictionary, content) => {
  expect(await isPdfBomb(pdfOf(dictionary, content))).toBe(false)
})

const WAYS = ['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const

/** A file that opens without a password, protected with RC4, AES-128 or AES-256. */
async function protectedPdf(
  pdfVersion: (typeof WAYS)[number],
  write: (pdf: PDFKit.PDFDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PdfKit({ pdfVersion, ownerPassword: 'secret' })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  write(pdf)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function addPart(pdf: PDFKit.PDFDocument, dictionary: object, content: Buffer): void {
  const part = pdf.ref(dictionary)
  part.compress = false
  part.end(content)
}

const FONT = join(import.meta.dirname, '../../../packages/draft/card/fonts/professional-serif-text-latin.ttf')

const PAGES = 4

// RC4, which has a key of its own for each part, as AES-128 has; AES-256 has one for all, and is the simpler one.
for (const way of casesOf(WAYS, (one) => one === '1.4')) {
  test(`reads a protected file of many pages, version ${way}`, async () => {
    const sentence = 'I listen before I speak, because each story has its own pace.'
    const file = await protectedPdf(way, (pdf) => {
      pdf.font(FONT)
      for (let page = 0; page < PAGES; page += 1) {
        if (page) pdf.addPage()
        for (let line = 0; line < 12; line += 1) pdf.text(`${sentence} ${randomBytes(20).toString('hex')}`)
      }
      addPart(pdf, { Type: 'XObject', Subtype: 'Image', Filter: 'DCTDecode' }, randomBytes(100_000))
      addPart(pdf, { Type: 'XObject', Filter: 'FlateDecode' }, deflateSync(randomBytes(100_000)))
    })
    const pages = await readPdf(file, 60_000)
    expect(pages).toHaveLength(PAGES)
    expect(pages.at(-1)).toContain(sentence)
  })

  test.each<[string, (pdf: PDFKit.PDFDocument) => void]>([
    ['commands on its page', (pdf) => pdf.addContent('q Q '.repeat(1_500_000))],
    ['commands in another part', (pdf) => addPart(pdf, { Filter: 'FlateDecode' }, BOMB)],
    ['commands that are not packed', (pdf) => addPart(pdf, {}, Buffer.alloc(6_000_000, 'q Q '))],
    ['a part that was packed twice', (pdf) => addPart(pdf, { Filter: ['Fl', 'Fl'] }, deflateSync(BOMB))],
    ['commands in letters', (pdf) => addPart(pdf, { Filter: ['A85', 'Fl'] }, ascii85(BOMB))],
    [
      'many parts',
      (pdf) => {
        for (let part = 0; part < 100; part += 1)
          addPart(pdf, { Filter: 'FlateDecode' }, deflateSync(Buffer.alloc(50_000, 'q Q ')))
      },
    ],
    [
      'objects without end',
      (pdf) => addPart(pdf, { Type: 'ObjStm', N: 1, First: 4, Filter: 'FlateDecode' }, BOMB),
    ],
    [
      'parts that open with another key',
      // By chance, random bytes look packed: hardly three times.
      (pdf) => {
        for (let part = 0; part < 3; part += 1) addPart(pdf, { Filter: 'FlateDecode' }, randomBytes(9_000))
      },
    ],
  ])(`refuses a protected file with %s, version ${way}`, async (_, write) => {
    await expect(readPdf(await protectedPdf(way, write))).rejects.toThrow('unpacks')
  })
}

test('refuses a protected part whose first bytes, which its writer chooses, say that it is packed without a cipher', async () => {
  // A block that is stored, of the greatest length.
  const first = [0x78, 0x9c, 0x01, 0xff, 0xff, 0, 0]
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.set(first)
    return array
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const file = await protectedPdf('1.6', (pdf) => addPart(pdf, { Filter: 'FlateDecode' }, BOMB))
  expect(Buffer.from(file).includes(Buffer.concat([Buffer.from('stream\n'), Buffer.from(first)]))).toBe(true)
  expect(await isPdfBomb(file)).toBe(true)
})

test('looks at a file of many words that begin a part in bounded time', async () => {
  const before = process.cpuUsage()
  expect(await isPdfBomb(new Uint8Array(Buffer.alloc(9_000_000, 'stream\nx\x9c0')))).toBe(true)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(30_000)
})
