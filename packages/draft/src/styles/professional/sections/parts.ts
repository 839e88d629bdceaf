import type { FullContent } from '../../../content.ts'
import type { Setting } from '../../../skeleton/section.ts'
import type { ProfessionalLayout } from '../layout.ts'

/** What every section of a professional page needs. */
export type Professional = Setting & {
  readonly content: FullContent
  readonly layout: ProfessionalLayout
}
