// What screen readers say of a line of the page.
import type { SiteLine } from '../../../../site/review-site.ts'
import { markOf } from '../source-marks.ts'
import { lineKind } from './line-kinds.ts'

/** Whose words a line has. */
const WHOSE = {
  own: 'your words',
  choice: 'from a choice',
  suggestion: 'our suggestion',
  none: 'on every page',
}

/** Names the button of a line. */
export function buttonName(line: SiteLine, isChanged: boolean): string {
  const name = `${line.text} (${lineKind(line.id).name.toLowerCase()}, ${WHOSE[markOf(line)]})`
  return isChanged ? `${name}, edit` : name
}

/** Describes the field into which a line turns; an empty item has no line yet. */
export function fieldDescription(id: string, line: SiteLine | undefined): string {
  return `${line ? `${WHOSE[markOf(line)]}, ` : ''}up to ${lineKind(id).limit} letters look best`
}
