/** The most rows that the database API returns for one request: `max_rows` in config.toml, also on hosted projects. */
export const MAX_ROWS = 1000

/** Returns whether rows are missing at the end of this list, as far as its length tells. */
export function isCutOff(rows: readonly unknown[]): boolean {
  return rows.length >= MAX_ROWS
}
