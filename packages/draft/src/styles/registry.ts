import type { DesignStyleId } from '@foyer/shared/onboarding/option-ids.ts'
import { dynamic } from './dynamic/style.ts'
import { skeleton } from './skeleton/style.ts'
import type { Style } from './style.ts'

const STYLES: { readonly [Id in DesignStyleId]: Style } = {
  modern: skeleton('modern'),
  professional: skeleton('professional'),
  warm: skeleton('warm'),
  minimalist: skeleton('minimalist'),
  dynamic,
}

/** The art direction of an id. */
export function styleOf(id: DesignStyleId): Style {
  return STYLES[id]
}
