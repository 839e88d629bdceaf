import { originAndPath, readAttribution, sourceName, UTM_NAMES } from '@foyer/shared/leads/attribution.ts'
import { parseReferralCode } from '@foyer/shared/referrals/referral-code.ts'
import { FIELD_PREFIX } from '@foyer/shared/widget/form-fields.ts'
import { z } from 'zod'
import type { FormFields, Input } from '../_shared/read-input.ts'

/** What was sent, before it is validated. */
export type Submission = {
  readonly capture: Readonly<Record<string, unknown>>
  readonly challengeToken: string
}

/** The names of a capture that a form may send, without the prefix. */
const NAMES = [
  ...UTM_NAMES,
  'ref',
  'landing_page',
  'page',
  'referrer',
  'first_touch',
  'click_ids',
  'widget',
  'consent',
  'submission_id',
  'elapsed_ms',
  'more',
]

/** All that older snippets have. In a form with other fields, `website` is a question of the page. */
const OLD_SNIPPET = ['email', 'ref', 'channel', 'website', 'consent', 'submission_id']

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
    capture:
      input.kind === 'form'
        ? captureFromForm(ownFields(input.fields), referrer, at)
        : Object.fromEntries(Object.entries(input.values).map(([name, value]) => [sourceName(name), value])),
    challengeToken: typeof token === 'string' ? token : '',
  }
}

/**
 * Returns our fields of a form by their names in a capture. A form without script posts everything it holds, and a page's
 * own `page`, `consent`, `website` or `utm_source` is not ours: our names begin with `foyer_`. Older snippets, which say
 * `channel=form`, have ours without it; and wherever it is, a referral code is known by its check character.
 */
export function ownFields(fields: FormFields): FormFields {
  const own: Record<string, string> = {}
  const isOld = fields.channel === 'form'
  for (const [key, value] of Object.entries(fields)) {
    const name = sourceName(key)
    if (name.startsWith(FIELD_PREFIX)) own[name.slice(FIELD_PREFIX.length)] = value
  }
  for (const name of NAMES) if (isOld && fields[name] !== undefined) own[name] ??= fields[name]
  if (fields.ref && parseReferralCode(fields.ref)) own.ref ??= fields.ref
  if (isOld && fields.website && Object.keys(fields).every((name) => OLD_SNIPPET.includes(name)))
    own.more ??= fields.website
  return { ...own, email: fields.email ?? own.email ?? '' }
}

/**
 * A form lacks what only a script can know: its page is then the referrer that the browser names, with the campaign in its
 * query if the page lets it be seen.
 *
 * - `consent`: the value of a checkbox is the text that was agreed to.
 * - `first_touch`, `click_ids`, `widget`, `consent`: JSON, where a script fills in the form.
 */
function captureFromForm(fields: FormFields, referrer: string, at: Date): Record<string, unknown> {
  const elapsed = Number(fields.elapsed_ms?.trim() || Number.NaN)
  const page = [fields.page ?? '', referrer].find((address) => originAndPath(address)) ?? ''
  const { utm, clickIds, ref } = readQuery(page, at)
  return {
    ...utm,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim())),
    ref: fields.ref?.trim() || ref,
    channel: 'form',
    page,
    elapsed_ms: Number.isFinite(elapsed) ? elapsed : null,
    submission_id: z.uuid().safeParse(fields.submission_id?.trim()).data ?? null,
    first_touch: parseObject(fields.first_touch),
    click_ids: parseObject(fields.click_ids) ?? clickIds,
    widget: parseObject(fields.widget),
    consent: parseObject(fields.consent) ?? consentFromCheckbox(fields.consent, at),
  }
}

function readQuery(page: string, at: Date) {
  if (!page) return {}
  const {
    landing_page: _,
    referrer: __,
    at: ___,
    ref,
    click_ids: clickIds,
    ...utm
  } = readAttribution(page, '', at)
  return { utm, clickIds, ref }
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
