/// <reference path="./build-constants.d.ts" />
import { originAndPath, UTM_NAMES } from '@foyer/shared/leads/attribution.ts'
import { toJson } from '@foyer/shared/leads/client/to-json.ts'
import type { Touches } from '@foyer/shared/leads/client/touches.ts'
import { PATH_MAX_LENGTH, REF_MAX_LENGTH, UTM_MAX_LENGTH } from '@foyer/shared/leads/limits.ts'
import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'

/** What the visitor submitted, under the names of the capture. */
type Answers = {
  readonly submission_id: string
  readonly email: string
  readonly consent: { readonly text: string; readonly given: boolean; readonly at: string } | undefined
}

/**
 * Returns the JSON body of a capture. Of the page's address it contains only the origin and path.
 *
 * @param readField returns the value of the form's field with this name, or an empty string
 */
export function buildCapture(
  { mode, ref }: WidgetSettings,
  { first, last }: Touches,
  readField: (name: string) => string,
  answers: Answers,
): string {
  const { at: _, ...source } = last
  return toJson({
    ...source,
    // Hidden fields of the page's form override the attribution of the visit.
    ...Object.fromEntries(
      UTM_NAMES.filter(readField).map((name) => [name, readField(name).slice(0, UTM_MAX_LENGTH)]),
    ),
    ref: (readField('ref') || ref || last.ref)?.slice(0, REF_MAX_LENGTH),
    landing_page: location.pathname.slice(0, PATH_MAX_LENGTH),
    page: originAndPath(location.href),
    first_touch: first,
    website: readField('website'),
    elapsed_ms: Math.round(performance.now()),
    channel: 'widget',
    widget: { version: FOYER_WIDGET_VERSION, mode },
    // The page's own form may contain a Turnstile challenge.
    'cf-turnstile-response': readField('cf-turnstile-response') || undefined,
    ...answers,
  })
}

/** Returns a random UUID. Without TLS there is no `crypto.randomUUID`, but the address of a blob ends in a UUID. */
export function createSubmissionId(): string {
  return URL.createObjectURL(new Blob()).slice(-36)
}
