import type { FullContent } from '../content.ts'
import { picturesIn } from '../pictures-in.ts'
import { heroOf, sectionOf } from '../sections.ts'
import type { SitePage } from '../site-pages.ts'
import { hasAdded } from '../skeleton/added.ts'
import { needsAnswers } from '../skeleton/answers.ts'
import { facesOf } from '../skeleton/first-screen.ts'
import { sheets as skeletonSheets } from '../skeleton/sheets.generated.ts'

const IN_NAMES = /[^\p{L}\p{M}\s.,-]/u
const IN_LEDES = /[^\p{L}\p{M}\p{N}\s.,:;()’-]/u

/** Faces of system fonts that stand in until the fonts of a style arrive: for letters, and for digits and signs. */
type Faces = { readonly letters: string; readonly signs: string }

/** Of a style: how it sets the card that answers, what owners add, whom to call in a crisis, and how it frames pictures. */
type RareSheets = {
  readonly added: string
  readonly answers: string
  readonly crisis: string
  readonly pictures: string
  readonly face: string
  readonly pages: string
}

/**
 * The sheet of a page: what all styles do alike, what this page needs of its style, and what few pages need.
 *
 * @param own the sheets of the style for this page
 */
export function styleSheet(
  content: FullContent,
  faces: Faces,
  { added, answers, crisis, pictures, face, pages }: RareSheets,
  own: readonly string[],
  page: SitePage,
): string {
  const isQuotation = sectionOf(content.sections, 'story')?.isQuotation
  const hasPictures = picturesIn(content.sections).size > 0
  const hasFaces = facesOf(heroOf(content.sections)).length > 0
  return [
    faces.letters,
    skeletonSheets.base,
    skeletonSheets.steadyText,
    ...own,
    hasSigns(content) ? faces.signs : '',
    needsAnswers(content.sections) ? skeletonSheets.answers + answers : '',
    hasAdded(content.sections) ? skeletonSheets.added + added : '',
    content.crisis ? skeletonSheets.crisis + crisis : '',
    isQuotation ? skeletonSheets.quotation : '',
    hasPictures ? skeletonSheets.pictures + pictures : '',
    hasFaces || page.kind !== 'home' ? skeletonSheets.face + face : '',
    page.kind === 'home' ? '' : skeletonSheets.pages + pages,
  ].join('')
}

// A line of the first screen that breaks elsewhere when the fonts arrive moves the page: signs in the name or the lede
// need faces of their own.
function hasSigns({ sections, subject }: FullContent): boolean {
  return IN_NAMES.test(subject.name) || IN_LEDES.test(sectionOf(sections, 'hero')?.lede.text ?? '')
}
