import { originAndPath, UTM_NAMES } from '@foyer/shared/leads/attribution.ts'
import {
  CONSENT_TEXT_MAX_LENGTH,
  PATH_MAX_LENGTH,
  REF_MAX_LENGTH,
  UTM_MAX_LENGTH,
} from '@foyer/shared/leads/limits.ts'
import type { Touches } from './capture-attribution.ts'
import type { WidgetConfig } from './script-config.ts'
import { toJson } from './to-json.ts'

/** What the visitor and the form say. */
export type FormAnswers = {
  readonly id: string
  readonly email: string
  /** Reads a field of the form by its name on the wire; empty when there is none. */
  readonly readField: (name: string) => string
  /** The sentence beside the box or the button, and whether it was agreed to, if the form has one. */
  readonly consent: { readonly text: string; readonly given: boolean } | undefined
}

/** Writes the body of one capture: the names of the wire, nothing of the page but its origin and path. */
export function buildCapture(
  { mode, ref }: WidgetConfig,
  { first, last }: Touches,
  { id, email, readField, consent }: FormAnswers,
): string {
  const { at: _, ...source } = last
  return toJson({
    ...source,
    // A form of the page may say more than the visit: its own hidden fields go before what was seen.
    ...Object.fromEntries(
      UTM_NAMES.filter(readField).map((name) => [name, readField(name).slice(0, UTM_MAX_LENGTH)]),
    ),
    ref: (readField('ref') || ref || last.ref)?.slice(0, REF_MAX_LENGTH),
    email,
    landing_page: location.pathname.slice(0, PATH_MAX_LENGTH),
    page: originAndPath(location.href),
    first_touch: first,
    consent: consent && {
      text: consent.text.slice(0, CONSENT_TEXT_MAX_LENGTH),
      at: new Date().toISOString(),
      given: consent.given,
    },
    submission_id: id,
    website: readField('website'),
    elapsed_ms: Math.round(performance.now()),
    channel: 'widget',
    widget: { version: FOYER_WIDGET_VERSION, mode },
    // The page's own form may carry the answer to a challenge.
    'cf-turnstile-response': readField('cf-turnstile-response') || undefined,
  })
}
