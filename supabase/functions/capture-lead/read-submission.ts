import { originAndPath } from '@foyer/shared/leads/attribution.ts'
import { z } from 'zod'
import type { FormFields, Input } from '../_shared/read-input.ts'

/** What was sent, before it is validated. */
export type Submission = {
  readonly capture: Readonly<Record<string, unknown>>
  readonly challengeToken: string
}

/**
 * Turns the input of a request into a capture as the wire knows it.
 *
 * @param referrer the header of the request, possibly empty
 * @param at when the request was received
 */
export function readSubmission(input: Input, referrer: string, at: Date): Submission {
  const values = input.kind === 'form' ? input.fields : input.values
  const token = values['cf-turnstile-response']
  return {
    capture: input.kind === 'form' ? captureFromForm(input.fields, referrer, at) : input.values,
    challengeToken: typeof token === 'string' ? token : '',
  }
}

/**
 * A form lacks what only a script can know: its page is then the referrer that the browser names.
 *
 * - `consent`: the value of a checkbox is the text that was agreed to.
 * - `first_touch`, `click_ids`, `widget`, `consent`: JSON, where a script fills in the form.
 */
function captureFromForm(fields: FormFields, referrer: string, at: Date): Record<string, unknown> {
  const elapsed = Number(fields.elapsed_ms?.trim() || Number.NaN)
  return {
    ...fields,
    channel: 'form',
    page: originAndPath(fields.page ?? '', Number.POSITIVE_INFINITY) || referrer,
    elapsed_ms: Number.isFinite(elapsed) ? elapsed : null,
    submission_id: z.uuid().safeParse(fields.submission_id?.trim()).data ?? null,
    first_touch: parseObject(fields.first_touch),
    click_ids: parseObject(fields.click_ids),
    widget: parseObject(fields.widget),
    consent: parseObject(fields.consent) ?? consentFromCheckbox(fields.consent, at),
  }
}

function parseObject(json: string | undefined): object | null {
  if (!json?.trim().startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** A box without a value of its own sends "on": it was ticked, but its text is unknown. */
function consentFromCheckbox(value: string | undefined, at: Date): object | null {
  const text = value?.trim()
  return text ? { text: text === 'on' ? null : text, given: true, at: at.toISOString() } : null
}
