import { applyEdits } from '@foyer/draft/apply-edits.ts'
import { composeDraft } from '@foyer/draft/compose-draft.ts'
import { type Content, contentSchema } from '@foyer/draft/content.ts'
import { detailsFromRow } from '@foyer/draft/details.ts'
import { editsFromRow } from '@foyer/draft/edits.ts'
import { officeZip, practiceFromAnswers } from '@foyer/draft/practice.ts'
import { siteDetailsOf, siteEditsOf } from '@foyer/shared/entries/site-entries.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { answersToBuild, answersVersion } from '@foyer/shared/onboarding/flow/completion.ts'
import { loadZipPlace } from '@foyer/shared/places/zip-places.ts'
import { err, ok, type Result } from '@foyer/shared/result.ts'
import { stackFrames } from './log.ts'
import { readAnswers } from './read-answers.ts'
import type { SiteFacts } from './site-facts.ts'

/** What a website says, and in which style; nothing is drawn yet. */
export type ComposedVersion = {
  readonly content: Content
  readonly style: DesignStyleId
  readonly answersVersion: string
}

/** Why the same answers can never become a draft; the text is for the support. */
export type ImpossibleBuild = {
  readonly code: 'answers_incomplete' | 'content_invalid' | 'render_failed'
  readonly details: string
}

/** Of a proposal, whose page has a look of its own: the style of its icon and picture. */
const STYLE_OF_PROPOSALS: DesignStyleId = 'modern'

/** Composes what a website says: the same facts give the same version. */
export async function composeVersion(facts: SiteFacts): Promise<Result<ComposedVersion, ImpossibleBuild>> {
  const answers = answersToBuild(readAnswers(facts.answers))
  const version = answersVersion(answers)
  if (version === null) return err({ code: 'answers_incomplete', details: 'questions are unanswered' })
  const place = await loadZipPlace(officeZip(answers))
  const composed = attempt(() => {
    const entries = Object.fromEntries(
      facts.entries.map(({ key, value }) => [key, { value, replaced: null }]),
    )
    const details = detailsFromRow(siteDetailsOf(entries))
    const content = composeDraft(practiceFromAnswers(answers, facts.profile, details, place))
    return applyEdits(content, editsFromRow(siteEditsOf(entries)))
  })
  if (!composed.ok) return composed
  const checked = contentSchema.safeParse(composed.value)
  if (!checked.success) {
    const places = checked.error.issues.map(({ path }) => path.join('.'))
    return err({ code: 'content_invalid', details: places.slice(0, 5).join(', ') })
  }
  const content = checked.data
  const style = content.style ?? STYLE_OF_PROPOSALS
  return ok({ content, style, answersVersion: newest(version, facts.entered_at) })
}

/** Composing and rendering depend only on their input, so a retry would throw again. */
export function attempt<Value>(make: () => Value): Result<Value, ImpossibleBuild> {
  try {
    return ok(make())
  } catch (error) {
    return err({ code: 'render_failed', details: stackFrames(error).join(' ').trim() })
  }
}

function newest(known: string, changed: string | null): string {
  return changed !== null && Date.parse(changed) > Date.parse(known) ? changed : known
}
