import { withoutInvisible } from '../plain-text.ts'

/** `exact`: what a program reads from the file letter by letter, such as an email address that is paid. */
type Cell = string | number | null | { readonly exact: string }

const IS_AMOUNT = /^-\d+\.\d\d$/
/** After what nobody sees; East Asian spreadsheets also take full-width signs, as NFKC folds them. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\u2212])/u
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Writes a table as CSV (RFC 4180): lines end in CRLF, and cells with a comma, a semicolon, which other countries separate
 * with, a quote or a line break are quoted. Characters that are never drawn are left out.
 *
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, as OWASP advises against CSV injection:
 * a cell may contain text from a stranger's address bar. An exact cell gets none: it has to be a text that our own rules
 * have checked.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object') return quoted(cell.exact)
  const text = visible(cell)
  const isFormula = FORMULA.test(text.normalize('NFKC').replace(UNDRAWN, '')) && !IS_AMOUNT.test(text)
  return quoted(isFormula ? `'${text}` : text)
}

/** Emoji and scripts need joiners inside of a text, but none at its beginning. */
function visible(text: string): string {
  return withoutInvisible(text)
    .replace(/(?![\t\r\n])\p{Cc}|\p{Surrogate}/gu, '')
    .replace(/^\p{Default_Ignorable_Code_Point}+/u, '')
}

function quoted(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
