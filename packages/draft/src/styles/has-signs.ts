import type { FullContent } from '../content.ts'
import { sectionOf } from '../sections.ts'

const IN_NAMES = /[^\p{L}\p{M}\s.,-]/u
const IN_LEDES = /[^\p{L}\p{M}\p{N}\s.,:;()’-]/u

/**
 * Whether the name or the lede holds signs that few do. The sheet then needs faces that stand in for signs too: a
 * line of the first screen that breaks elsewhere when the fonts arrive moves the page.
 */
export function hasSigns({ sections, subject }: FullContent): boolean {
  return IN_NAMES.test(subject.name) || IN_LEDES.test(sectionOf(sections, 'hero')?.lede.text ?? '')
}
