import type { Content } from '@foyer/draft/content.ts'
import { linesOf } from '@foyer/draft/lines-of.ts'

/** Returns the ids of the lines of the page that are new or say something else, in the order of the content. */
export function changedLines(before: Content, after: Content): readonly string[] {
  const said = new Map(linesOf(before.sections).map(({ id, text }) => [id, text]))
  return linesOf(after.sections)
    .filter(({ id, text }) => said.get(id) !== text)
    .map(({ id }) => id)
}
