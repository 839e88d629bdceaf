// What the editor asks of the renderer.
import { isEditable, isOptional, wordsWithoutPlace } from '@foyer/draft/apply-edits.ts'
import { CLAIM_REASONS, typedClaims } from '@foyer/draft/claims.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { SiteContent, SiteLine } from './review-site.ts'

/** Whether the owner may word a line on the page; other lines are changed where they come from. */
export function canBeWorded(line: SiteLine): boolean {
  return isEditable(line)
}

/** Whether the page can do without a line, so that the owner may take it out. */
export function canBeTakenOut(line: SiteLine): boolean {
  return isOptional(line)
}

/** What a law or a board may ask the owner to prove in typed words, each with the reason. */
export function adviceOn(text: string): readonly { readonly claim: string; readonly why: string }[] {
  return typedClaims(text).map(({ claim, kind }) => ({ claim, why: CLAIM_REASONS[kind] }))
}

/** Returns the ids of the owner's words whose line is not on the page any more. */
export function homelessWords(composed: SiteContent, edits: SiteEdits): readonly string[] {
  return wordsWithoutPlace(composed, editsFromRow(edits))
}
