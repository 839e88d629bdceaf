import type { ReachedLimit } from './budgets.ts'

/** The body of every error that a function of ours answers: a code for programs, a sentence for people. */
export type ErrorBody = {
  readonly error: {
    readonly code: string
    readonly message: string
    /** One sentence for each field that was wrong. */
    readonly fields?: Readonly<Record<string, string>>
    /** The email address that was probably meant, in place of one that was refused. */
    readonly meant?: string
    /** The limit of the account that is reached; `Retry-After` has the seconds to wait. */
    readonly limit?: ReachedLimit
  }
}
