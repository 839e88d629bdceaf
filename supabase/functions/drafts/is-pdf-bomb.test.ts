import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
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
  ['commands in letters', '/Filter[/ASCII85Decode/FlateDecode]', ascii85(BOMB)],
  ['commands in letters, by their short names', '/Filter[/A85/Fl]', ascii85(BOMB)],
  ['commands in digits', '/Filter [/ASCIIHexDecode /FlateDecode]', Buffer.from(BOMB.toString('hex'))],
  ['zeros', FLATE, deflateSync(Buffer.alloc(250_000_000))],
  ['commands that are not packed', '', Buffer.alloc(6_000_000, 'q Q ')],
  ['a part that was packed twice', '/Filter[/FlateDecode/FlateDecode]', randomBytes(70_000)],
  ['a part that was packed long ago', '/Filter/LZWDecode', randomBytes(70_000)],
  ['a filter that hides its name', '/Filter/#46lateDecode', randomBytes(70_000)],
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
  ['a part that is encrypted', FLATE, randomBytes(200_000)],
])('takes a file with %s', async (_, dictionary, content) => {
  expect(await isPdfBomb(pdfOf(dictionary, content))).toBe(false)
})
