/// <reference path="./build-constants.d.ts" />
import { originAndPath } from '@foyer/shared/leads/attribution.ts'
import { toJson } from '@foyer/shared/leads/client/to-json.ts'
import type { Touches } from '@foyer/shared/leads/client/touches.ts'
import { PATH_MAX_LENGTH } from '@foyer/shared/leads/limits.ts'
import type { WidgetSettings } from '@foyer/shared/widget/settings.ts'

/** What the visitor submitted, under the names of the capture. */
type Answers = {
  readonly submission_id: string
  readonly email: string
  /** The answer to a Turnstile challenge in the page's own form. */
  readonly 'cf-turnstile-response': string | undefined
  readonly consent: { readonly text: string; readonly given: boolean; readonly at: string } | undefined
}

/** Returns the JSON body of a capture. Of the page's address it contains only the origin and path. */
export function buildCapture(
  { mode, ref }: WidgetSettings,
  { first, last }: Touches,
  answers: Answers,
): string {
  const { at: _, ...source } = last
  return toJson({
    ...source,
    // A page's query never outranks its tag, which names the code of the page's form as well.
    ref: ref || last.ref,
    landing_page: location.pathname.slice(0, PATH_MAX_LENGTH),
    page: originAndPath(location.href),
    first_touch: first,
    elapsed_ms: Math.round(performance.now()),
    channel: 'widget',
    widget: { version: FOYER_WIDGET_VERSION, mode, ref },
    ...answers,
  })
}

/** Returns a random UUID. Without TLS there is no `crypto.randomUUID`, but the address of a blob ends in a UUID. */
export function createSubmissionId(): string {
  return URL.createObjectURL(new Blob()).slice(-36)
}
