/** How a site looks before its page is rendered; the hues of a practice differ a little. */
export type StyleLook = {
  readonly ground: string
  readonly ink: string
  /** The face of its name, one of its fonts: `weights` as in `@font-face`, and what stands in until it arrives. */
  readonly name: {
    readonly file: string
    readonly weight: number
    readonly weights?: string
    readonly standIn: 'sans' | 'serif'
  }
  /** The width of a page at which its name can be read in a picture on a phone. */
  readonly legibleWidth: number
}
