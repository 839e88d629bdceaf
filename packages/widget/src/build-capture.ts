/// <reference path="./build-constants.d.ts" />
import { originAndPath, UTM_NAMES } from '@foyer/shared/leads/attribution.ts'
import {
  CONSENT_TEXT_MAX_LENGTH,
  PATH_MAX_LENGTH,
  REF_MAX_LENGTH,
  UTM_MAX_LENGTH,
} from '@foyer/shared/leads/limits.ts'
import type { Touches } from './capture-attribution.ts'
import type { WidgetConfig } from './script-config.ts'

/** What the visitor submitted. */
type FormAnswers = {
  readonly id: string
  readonly email: string
  /** Returns the value of the form's field with this name, or an empty string. */
  readonly readField: (name: string) => string
  /** The consent sentence and whether the visitor agreed, if the form has one. */
  readonly consent: { readonly text: string; readonly given: boolean } | undefined
}

/** Returns the JSON body of a capture. Of the page's address it contains only the origin and path. */
export function buildCapture(
  { mode, ref }: WidgetConfig,
  { first, last }: Touches,
  { id, email, readField, consent }: FormAnswers,
): string {
  const { at: _, ...source } = last
  return toJson({
    ...source,
    // Hidden fields of the page's form override the attribution of the visit.
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
    // The page's own form may contain a Turnstile challenge.
    'cf-turnstile-response': readField('cf-turnstile-response') || undefined,
  })
}

/** Returns a random UUID. Without TLS there is no `crypto.randomUUID`, but the address of a blob ends in a UUID. */
export function createSubmissionId(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const address = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(address)
  return address.slice(-36)
}

/**
 * Serializes strings, numbers, booleans, null and objects of them as JSON, without calling `toJSON`: old libraries add
 * a `toJSON` to built-in prototypes that writes malformed output. Undefined members are omitted.
 */
export function toJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${toJson(member)}`)
  return `{${members.join()}}`
}
