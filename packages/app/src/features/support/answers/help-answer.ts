/** One question with its answer. */
export type HelpAnswer = {
  readonly id: string
  readonly question: string
  /** Paragraphs. */
  readonly answer: readonly string[]
  /** The page where the person can do it. */
  readonly link?: { readonly to: string; readonly label: string }
  /** Search words that are not in the text. */
  readonly keywords?: string
}

export type HelpGroup = { readonly title: string; readonly answers: readonly HelpAnswer[] }
