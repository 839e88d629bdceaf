import { type ReachedLimit, reachedLimitMessage } from '@foyer/shared/api/budgets.ts'
import type { RequestErrorCode } from '@foyer/shared/api/request-error.ts'
import type { z } from 'zod'

/** What the sender is told about a failed request. `Own` are the codes of one function. */
export type Failure<Own extends string = never> = {
  readonly code: RequestErrorCode | Own
  /** One sentence for each field that was wrong. */
  readonly fields?: Readonly<Record<string, string>>
  /** The email address that was probably meant, in place of one that was refused. */
  readonly meant?: string | undefined
  readonly retryAfterSeconds?: number
  /** The limit of the account that is reached. */
  readonly limit?: ReachedLimit
  /** The sentence for a person, where that of the code is not enough. */
  readonly message?: string
}

/** A sentence for each code of one function, and for those common codes of which it has more to say. */
export type FailureMessages<Own extends string> = Readonly<Record<Own, string>> &
  Readonly<Partial<Record<RequestErrorCode, string>>>

const COMMON_MESSAGES: Readonly<Record<RequestErrorCode, string>> = {
  invalid_json: 'We could not read what was sent: it is not a JSON object.',
  invalid_form: 'We could not read the form that was sent.',
  invalid_fields: 'Some of what was sent cannot be used.',
  unauthorized: 'Please sign in first.',
  origin_not_allowed: 'This site is not on the list of sites that may send here.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This address does not take this method.',
  request_timeout: 'It took too long until all of it arrived. Please try again.',
  body_too_large: 'That is more than we can take.',
  unsupported_content_type: 'Please send JSON: we cannot read this content type.',
  too_many_requests: 'That was often enough for now.',
  unexpected: 'Something broke on our side. Please try again later.',
  unavailable: 'That did not work just now. Please try again in a moment.',
}

/**
 * One sentence for a person, or two where there is more to do.
 *
 * @param maxBodyBytes the largest body that the address takes
 */
export function failureMessage<Own extends string>(
  { code, fields, retryAfterSeconds, limit, message }: Failure<Own>,
  messages: FailureMessages<Own>,
  maxBodyBytes: number,
): string {
  const [firstProblem] = Object.values(fields ?? {})
  const specific = message ?? firstProblem
  if (specific) return specific
  if (limit && retryAfterSeconds) return reachedLimitMessage(limit, `in ${waitingTime(retryAfterSeconds)}`)
  const all: Readonly<Record<string, string>> = { ...COMMON_MESSAGES, ...messages }
  const sentence = all[code] ?? COMMON_MESSAGES.unexpected
  if (retryAfterSeconds) return `${sentence} Please try again in ${waitingTime(retryAfterSeconds)}.`
  return code === 'body_too_large'
    ? `${sentence} Please send at most ${Math.floor(maxBodyBytes / 1024)} KB.`
    : sentence
}

/** The first problem of each field, by the name of the field. */
export function fieldProblems(error: Pick<z.core.$ZodError, 'issues'>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const { path, message } of error.issues) problems[String(path[0] ?? '')] ??= message
  return problems
}

/** Formats a wait: seconds up to a minute and a half, minutes up to an hour and a half, then hours. */
function waitingTime(seconds: number): string {
  if (seconds > 5400) return `${Math.ceil(seconds / 3600)} hours`
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'one second' : `${seconds} seconds`
}
