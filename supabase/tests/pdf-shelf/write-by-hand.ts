type Text = {
  readonly text: string
  readonly x?: number
  readonly y?: number
  /** Operators in front of the text, as `0.9 Tc` for letters that are set apart. */
  readonly set?: string
  /** The matrix of the text in place of a place. */
  readonly matrix?: string
}

type Options = {
  /** What a letter is said to mean in the file, where it is not itself; `null`: the file does not say. */
  readonly means?: ((letter: string) => string) | null
  readonly rotate?: number
}

/** Writes a PDF with texts of any script, letter by letter, as its creator wants them: no font limits what they say. */
export function writeByHand(
  texts: readonly Text[],
  { means, rotate }: Options = {},
): Uint8Array<ArrayBuffer> {
  const letters = [...new Set(texts.flatMap(({ text }) => [...text]))]
  const codeOf = (letter: string) => (letters.indexOf(letter) + 33).toString(16).padStart(4, '0')
  const content = texts
    .map(({ text, x = 72, y = 720, set = '', matrix = `1 0 0 1 ${x} ${y}` }) => {
      const codes = [...text].map(codeOf).join('')
      return `BT /F1 12 Tf ${set} ${matrix} Tm <${codes}> Tj ET`
    })
    .join('\n')
  const hexOf = (text: string) =>
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')
  const lines = letters.map((letter) => `<${codeOf(letter)}> <${hexOf((means ?? ((same) => same))(letter))}>`)
  const map = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    // At most a hundred lines stand in one part.
    ...Array.from({ length: Math.ceil(lines.length / 100) }, (_, part) => {
      const some = lines.slice(100 * part, 100 * part + 100)
      return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`
    }),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
  const invisible = letters.filter((letter) => /[\p{Cf}\p{M}]/u.test(letter))
  const widths = `/W[${invisible.map((letter) => `${letters.indexOf(letter) + 33}[0]`).join(' ')}]`
  const stream = (number: number, body: string) =>
    `${number} 0 obj <</Length ${body.length}>> stream\n${body}\nendstream endobj`
  const file = [
    '%PDF-1.4',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]${rotate ? `/Rotate ${rotate}` : ''}/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj`,
    stream(4, content),
    `5 0 obj <</Type/Font/Subtype/Type0/BaseFont/Hand/Encoding/Identity-H/DescendantFonts[6 0 R]${means === null ? '' : '/ToUnicode 7 0 R'}>> endobj`,
    `6 0 obj <</Type/Font/Subtype/CIDFontType2/BaseFont/Hand/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 550${widths}/FontDescriptor 8 0 R>> endobj`,
    stream(7, map),
    '8 0 obj <</Type/FontDescriptor/FontName/Hand/Flags 4/FontBBox[0 0 1000 1000]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>> endobj',
    'trailer <</Root 1 0 R/Size 9>>',
    '%%EOF',
  ].join('\n')
  return new TextEncoder().encode(file)
}

/** Lines below one another. */
export function linesOf(
  lines: readonly string[],
  { leading = 14, ...at }: Partial<Text> & { leading?: number } = {},
): Text[] {
  return lines.map((text, index) => ({ ...at, text, y: (at.y ?? 720) - leading * index }))
}
