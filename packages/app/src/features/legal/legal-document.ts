/** What the operator of this installation has set, as far as the documents name it; empty without. */
export type Operator = {
  readonly companyName: string
  readonly companyAddress: string
  readonly supportEmail: string
  /** The state whose law applies. */
  readonly governingLaw: string
  /** The companies that store and send data for the operator. */
  readonly processors: string
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly head: readonly [string, string]
      readonly rows: readonly (readonly [string, string])[]
    }

export type LegalSection = {
  readonly id: string
  readonly title: string
  readonly blocks: readonly LegalBlock[]
}

export type LegalDocument = {
  readonly title: string
  /** The whole in a few sentences. */
  readonly summary: string
  readonly sections: readonly LegalSection[]
}

export const paragraph = (text: string): LegalBlock => ({ kind: 'paragraph', text })
export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items })

/** Who runs this installation: the first section of both documents. */
export function whoWeAre({ companyName, companyAddress, supportEmail }: Operator): LegalSection {
  const name = [companyName, companyAddress].filter(Boolean).join(', ')
  return {
    id: 'who',
    title: 'Who we are',
    blocks: [
      paragraph(
        `${companyAddress ? `Foyer is run by ${name}. ` : ''}Write to ${supportEmail}. A person reads every message.`,
      ),
    ],
  }
}
