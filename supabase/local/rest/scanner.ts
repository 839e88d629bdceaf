import { RestError } from './rest-error.ts'

/** A cursor over one piece of the query string; whatever does not fit is PGRST100 with its column. */
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

  fail(expected: string): never {
    const next = this.text[this.position]
    const unexpected = next === undefined ? 'unexpected end of input' : `unexpected "${next}"`
    const message = `"failed to parse ${this.#subject} (${this.text})" (line 1, column ${this.position + 1})`
    throw new RestError(400, 'PGRST100', message, { details: `${unexpected} expecting ${expected}` })
  }
}

/** A column, or a place inside a JSON column: `data->phones->0->>number`. */
export type Field = {
  readonly column: string
  readonly path: readonly { readonly arrow: '->' | '->>'; readonly key: string | number }[]
}

/** Reads a field from where the scanner stands. Throws PGRST100. */
export function scanField(scanner: Scanner): Field {
  const column = scanner.quoted() ?? scanner.match(/(?:(?!->)[^.,():"])+/y)?.[0].trim()
  if (!column) scanner.fail('field name (* or [a..z0..9_$])')
  const path: Field['path'][number][] = []
  for (let arrow = scanner.match(/->>?/y); arrow; arrow = scanner.match(/->>?/y)) {
    const quotedKey = scanner.quoted()
    const key = quotedKey ?? scanner.match(/-?[^-(),.:>]+/y)?.[0] ?? scanner.fail('json key')
    const isIndex = quotedKey === null && /^-?\d{1,9}$/.test(key)
    path.push({ arrow: arrow[0] === '->>' ? '->>' : '->', key: isIndex ? Number(key) : key })
  }
  return { column, path }
}
