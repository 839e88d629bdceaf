import type { DesignStyleId } from '@foyer/shared/onboarding/option-ids.ts'
import { minimalist } from './minimalist/style.ts'
import { skeleton } from './skeleton/style.ts'
import type { Style } from './style.ts'
import { warm } from './warm/style.ts'

const STYLES: { readonly [Id in DesignStyleId]: Style } = {
  modern: skeleton('modern'),
  professional: skeleton('professional'),
  warm,
  minimalist,
  dynamic: skeleton('dynamic'),
}

/** The art direction of an id. */
export function styleOf(id: DesignStyleId): Style {
  return STYLES[id]
}
