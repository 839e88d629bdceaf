/** The body of every error that a function of ours answers: a code for programs, a sentence for people. */
export type ErrorBody = {
  readonly error: {
    readonly code: string
    readonly message: string
    /** One sentence for each field that was wrong. */
    readonly fields?: Readonly<Record<string, string>>
  }
}
