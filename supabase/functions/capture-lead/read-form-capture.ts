import { originAndPath } from '@foyer/shared/leads/attribution.ts'
import { z } from 'zod'
import type { FormFields } from '../_shared/read-form-fields.ts'

/**
 * Turns the fields of a form into a capture as the wire knows it. What only a script can know may be missing:
 * the page is then the one that the browser names as its referrer.
 *
 * - `consent`: the value of a checkbox is the text that was agreed to.
 * - `first_touch`, `click_ids`, `widget`, `consent`: JSON, where a script fills in the form.
 *
 * @param referrer the header of the request, possibly empty
 * @param at when the form was received
 */
export function captureFromForm(fields: FormFields, referrer: string, at: Date): Record<string, unknown> {
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

/** A box without a value of its own sends "on": it was ticked, but which text it had is not known. */
function consentFromCheckbox(value: string | undefined, at: Date): object | null {
  const text = value?.trim()
  return text ? { text: text === 'on' ? null : text, given: true, at: at.toISOString() } : null
}
