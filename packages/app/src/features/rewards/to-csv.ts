type Cell = string | number | null

const IS_AMOUNT = /^-\d+\.\d\d$/

/**
 * Writes a table as CSV (RFC 4180): lines end in CRLF, and cells with a comma, a quote or a line break are quoted.
 *
 * A text that a spreadsheet would run as a formula gets an apostrophe in front, as OWASP advises against CSV injection:
 * a cell may contain text from a stranger's address bar. East Asian spreadsheets also take full-width signs.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const isFormula = /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !IS_AMOUNT.test(cell)
  const text = isFormula ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
