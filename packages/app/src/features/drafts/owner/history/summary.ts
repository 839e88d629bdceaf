import type { SiteChange } from '../../../../site/site-change.ts'
import { changeWords } from '../change-list.tsx'

const MOST_NAMES = 3

/** Returns the names of changes as one line: 'First sentence, phone number and 2 more'. */
export function summaryOf(changes: readonly SiteChange[]): string {
  const names = [...new Set(changes.map((change) => changeWords(change).title))]
  if (names.length === 0) return 'The same words, published again'
  const shown = names.slice(0, names.length > MOST_NAMES + 1 ? MOST_NAMES : MOST_NAMES + 1)
  const rest = names.length - shown.length
  const [first = '', ...others] = shown
  const said = [first, ...others.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join('; ')
  return rest > 0 ? `${said} and ${rest} more` : said
}
