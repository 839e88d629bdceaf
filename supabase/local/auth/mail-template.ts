// The part of Go's template language that the mails in supabase/templates use, so that one file serves this stack and the
// hosted platform: fields, `if`, `else`, `end`, and the functions eq, len and slice. https://pkg.go.dev/text/template

/** The values that a template may name, e.g. `{{ .Email }}`. */
export type TemplateData = Readonly<Record<string, string>>

/**
 * Renders a mail's HTML; every value is escaped for the place where it stands.
 *
 * @throws Error that says what in the template is not understood
 */
export function renderHtml(source: string, data: TemplateData): string {
  return render(source, data, escapeValue)
}

/** Renders a subject: plain text, in one line whatever the values hold. Throws as `renderHtml` does. */
export function renderSubject(source: string, data: TemplateData): string {
  return render(source, data, (value) => value)
    .replace(/\s+/g, ' ')
    .trim()
}

function render(
  source: string,
  data: TemplateData,
  escapeFor: (value: string, before: string) => string,
): string {
  let output = ''
  /** For each `if` that is open, whether its current branch is printed. */
  const branches: boolean[] = []
  // Texts and actions take turns; a text comes first.
  for (const [index, part] of source.split(/\{\{\s*(.*?)\s*\}\}/s).entries()) {
    const isPrinted = branches.every(Boolean)
    if (index % 2 === 0) {
      if (part.includes('{{')) throw new Error('an action {{ is not closed')
      if (isPrinted) output += part
    } else if (part === 'else' || part === 'end') {
      const branch = branches.pop()
      if (branch === undefined) throw new Error(`{{ ${part} }} has no {{ if }}`)
      if (part === 'else') branches.push(!branch)
    } else {
      const [isCondition, expression = part] = /^if\s+(.+)$/s.exec(part) ?? []
      const evaluate = parseExpression(expression, data)
      if (isCondition) branches.push(isPrinted && Boolean(evaluate()))
      else if (isPrinted) output += escapeFor(String(evaluate()), output)
    }
  }
  if (branches.length > 0) throw new Error('an {{ if }} has no {{ end }}')
  return output
}

type Value = string | number | boolean

function parseExpression(text: string, data: TemplateData): () => Value {
  const tokens = text.match(/\.\w+|\w+|[()]|\S/g) ?? []
  const expression = readCall(tokens, data)
  if (tokens.length > 0) throw new Error(`{{ ${text} }} is not supported in mail templates`)
  return expression
}

/** One operand, or a function with its operands. */
function readCall(tokens: string[], data: TemplateData): () => Value {
  const name = tokens[0] ?? ''
  if (!/^[a-z]/i.test(name)) return readOperand(tokens, data)
  tokens.shift()
  const operands: (() => Value)[] = []
  while (tokens.length > 0 && tokens[0] !== ')') operands.push(readOperand(tokens, data))
  const call = FUNCTIONS[name]
  if (!call) throw new Error(`the function ${name} is not supported in mail templates`)
  return () => call(...operands.map((operand) => operand()))
}

function readOperand(tokens: string[], data: TemplateData): () => Value {
  const token = tokens.shift() ?? ''
  if (token === '(') {
    const inner = readCall(tokens, data)
    if (tokens.shift() !== ')') throw new Error('a ( is not closed')
    return inner
  }
  if (/^\d+$/.test(token)) return () => Number(token)
  const value = token.startsWith('.')
    ? Object.entries(data).find(([name]) => `.${name}` === token)?.[1]
    : undefined
  if (value === undefined) throw new Error(`${token || 'nothing'} is not a value that a mail has`)
  return () => value
}

const FUNCTIONS: Readonly<Record<string, (...operands: Value[]) => Value>> = {
  eq: (one, other) => one === other,
  len: (text) => String(text).length,
  slice: (text, from, to) => String(text).slice(Number(from), Number(to)),
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&#34;',
  '&': '&amp;',
  "'": '&#39;',
  '+': '&#43;',
  '<': '&lt;',
  '>': '&gt;',
}

/** As Go's html/template: encodes what follows the `?` of an address, refuses an address of an odd scheme. */
function escapeValue(value: string, before: string): string {
  const tag = before.slice(before.lastIndexOf('<'))
  const address = /^<[^>]*\shref="([^"]*)$/.exec(tag)?.[1]
  const text = address === undefined ? value : escapeAddress(value, address)
  return text.replace(/["&'+<>]/g, (character) => ENTITIES[character] ?? '')
}

function escapeAddress(value: string, before: string): string {
  if (/[?#]/.test(before)) return encodeURIComponent(value).replace(/[!'()*]/g, percentEncode)
  if (before === '' && !/^(https?|mailto):/i.test(value)) return '#ZgotmplZ'
  return encodeURI(value)
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`
}
