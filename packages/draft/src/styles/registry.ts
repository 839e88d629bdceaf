import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { dynamic } from './dynamic/style.ts'
import { minimalist } from './minimalist/style.ts'
import { modern } from './modern/style.ts'
import { professional } from './professional/style.ts'
import type { Style } from './style.ts'
import { warm } from './warm/style.ts'

const STYLES: { readonly [Id in DesignStyleId]: Style } = { modern, professional, warm, minimalist, dynamic }

/** The art direction of an id. */
export function styleOf(id: DesignStyleId): Style {
  return STYLES[id]
}
