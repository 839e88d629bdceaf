// Without the table of Shift-JIS characters: links are ASCII.
import { generate } from 'lean-qr/nano'

// Readers need a quiet zone of four modules (ISO/IEC 18004).
const QUIET = 4

/** The QR code of a text: the side of its square in modules, with the quiet zone, and the path of its dark modules. */
export function drawQrCode(text: string): { readonly size: number; readonly path: string } {
  const code = generate(text)
  const rows = Array.from({ length: code.size }, (_, y) =>
    Array.from({ length: code.size }, (_, x) =>
      code.get(x, y) ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '',
    ).join(''),
  )
  return { size: code.size + 2 * QUIET, path: rows.join('') }
}

/** The same as a standalone SVG file, dark on white. */
export function qrCodeFile(text: string): string {
  const { size, path } = drawQrCode(text)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#113529" d="${path}"/></svg>`,
    '',
  ].join('\n')
}
