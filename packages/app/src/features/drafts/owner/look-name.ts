import { DESIGN_STYLES } from '@foyer/shared/design-styles.ts'
import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'

/** Returns the name of a look. */
export function lookName(style: DesignStyleId): string {
  return DESIGN_STYLES.find(({ id }) => id === style)?.title ?? style
}
