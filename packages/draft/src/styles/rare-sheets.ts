import type { FullContent } from '../content.ts'
import { picturesIn } from '../pictures-in.ts'
import { sectionOf } from '../sections.ts'
import { hasAdded } from '../skeleton/added.ts'
import { sheets as skeletonSheets } from '../skeleton/sheets.generated.ts'

const IN_NAMES = /[^\p{L}\p{M}\s.,-]/u
const IN_LEDES = /[^\p{L}\p{M}\p{N}\s.,:;()’-]/u

/** Of a style: faces that stand in for signs, how it sets what owners add, and how it frames pictures. */
type Rare = { readonly signFaces: string; readonly added: string; readonly pictures: string }

/** The sheets that few pages need: those of the style, and the quotation of a short story. */
export function rareSheets(content: FullContent, { signFaces, added, pictures }: Rare): string {
  const isQuotation = sectionOf(content.sections, 'story')?.isQuotation
  const hasPictures = picturesIn(content.sections).size > 0
  return [
    hasSigns(content) ? signFaces : '',
    hasAdded(content.sections) ? added : '',
    isQuotation ? skeletonSheets.quotation : '',
    hasPictures ? skeletonSheets.pictures + pictures : '',
  ].join('')
}

// A line of the first screen that breaks elsewhere when the fonts arrive moves the page: signs in the name or the lede
// need faces of their own.
function hasSigns({ sections, subject }: FullContent): boolean {
  return IN_NAMES.test(subject.name) || IN_LEDES.test(sectionOf(sections, 'hero')?.lede.text ?? '')
}
