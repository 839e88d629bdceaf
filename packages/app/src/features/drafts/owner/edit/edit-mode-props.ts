import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { SiteContent, SiteTask } from '../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../site/use-site-edits.ts'
import type { HeardPress, LinePress } from '../line-press.ts'
import type { OwnChanges } from '../use-own-changes.ts'
import type { OwnerActions } from '../use-owner-actions.ts'
import type { ReviewActions } from '../use-review.ts'
import type { ShownPage } from './line-work.ts'
import type { History } from './use-history.ts'

/** What Edit is given by the workbench. */
export type EditModeProps = {
  readonly isOn: boolean
  readonly shown: ShownPage | null
  /** The page on the screen. */
  readonly html: string
  /** Of the page, as the links of the site name it. */
  readonly path: string
  /** The line that was pressed before the editor was loaded; taken out once it is worked on. */
  readonly pressed: { current: LinePress | null }
  /** The press that began before it. */
  readonly heard: { current: HeardPress | null }
  readonly content: SiteContent
  /** What we would say without the owner's changes. */
  readonly composed: SiteContent
  readonly style: DesignStyleId
  /** What the owner has changed, in one list with what publishing would change. */
  readonly changes: OwnChanges
  /** The steps of this visit, also of those beside Edit. */
  readonly visit: History
  readonly answers: Answers
  readonly own: OwnEdits
  readonly review: ReviewActions
  readonly allTasks: readonly SiteTask[]
  readonly tasks: readonly SiteTask[]
  readonly actions: OwnerActions
  /** The path of the uploaded PDF. */
  readonly file: string | null
  readonly isCompact: boolean
  /** Where the tools of the bar go. */
  readonly slot: HTMLElement | null
  /** The place for the tools beside the modes, on narrow windows. */
  readonly dock: HTMLElement | null
  readonly onHold: (isHeld: boolean) => void
  /** Is told whether a line is worked on in a sheet over the page. */
  readonly onSheet: (isOpen: boolean) => void
  readonly onShowPhone: () => void
  readonly onOpenChecklist: () => void
  /** Of the draft. */
  readonly slug: string
  /** The slot whose picture is open, and where its drawer goes. */
  readonly picture: string | null
  readonly side: HTMLElement | null
  readonly onPicture: (slot: string | null) => void
}
