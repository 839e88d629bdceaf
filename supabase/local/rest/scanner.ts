import { RestError } from './rest-error.ts'

/** A cursor over one part of the query string; text that does not fit is PGRST100 with its position. */
export class Scanner {
  position = 0
  readonly text: string
  readonly #subject: string

  constructor(text: string, subject: string) {
    this.text = text
    this.#subject = subject
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length
  }

  startsWith(literal: string): boolean {
    return this.text.startsWith(literal, this.position)
  }

  /** Steps over the literal when it is next. */
  take(literal: string): boolean {
    if (!this.startsWith(literal)) return false
    this.position += literal.length
    return true
  }

  /** Steps over what a sticky expression matches here. */
  match(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.position
    const found = sticky.exec(this.text)
    if (found) this.position = sticky.lastIndex
    return found
  }

  expect(literal: string): void {
    if (!this.take(literal)) this.fail(`"${literal}"`)
  }

  /** A double-quoted text, in which a backslash takes the next character as it is. */
  quoted(): string | null {
    const found = this.match(/"((?:[^"\\]|\\.)*)"/sy)
    return found ? (found[1] ?? '').replace(/\\(.)/gs, '$1') : null
  }

  /** The name of a column, quoted or not. */
  column(): string {
    const name = this.quoted() ?? this.match(/(?:(?!->)[^.,():"])+/y)?.[0].trim()
    return name || this.fail('field name (* or [a..z0..9_$])')
  }

  fail(expected: string): never {
    const next = this.text[this.position]
    const unexpected = next === undefined ? 'unexpected end of input' : `unexpected "${next}"`
    const message = `"failed to parse ${this.#subject} (${this.text})" (line 1, column ${this.position + 1})`
    throw new RestError(400, 'PGRST100', message, { details: `${unexpected} expecting ${expected}` })
  }
}
