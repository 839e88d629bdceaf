/**
 * The part of Go's template language that auth mails use, so that one file serves this stack and the hosted
 * platform: fields, strings, numbers, pipes, parentheses, `if`/`else if`/`else`, comments, trim markers and the
 * functions of `call-function.ts`. Anything else is an error that names it. https://pkg.go.dev/text/template
 */
export type TemplateNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'output'; readonly pipeline: Pipeline }
  | {
      readonly kind: 'if'
      readonly condition: Pipeline
      readonly body: readonly TemplateNode[]
      readonly otherwise: readonly TemplateNode[]
    }

/** Commands from left to right; the value of each is the last argument of the next. */
export type Pipeline = readonly Command[]
type Command = readonly Operand[]
export type Operand =
  | { readonly kind: 'field'; readonly path: readonly string[] }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'pipeline'; readonly pipeline: Pipeline }

const ACTION = /\{\{(- )?\s*(\/\*[\s\S]*?\*\/|(?:"(?:\\.|[^"\\])*"|`[^`]*`|[^"`])*?)\s*( -)?\}\}/g
const TOKEN =
  /\s*(?:(?<string>"(?:\\.|[^"\\])*")|`(?<raw>[^`]*)`|(?<field>\$?(?:\.\w+)+|\$|\.)|(?<number>-?\d+)|(?<word>[A-Za-z]\w*)|(?<mark>[()|]))/y

/** Throws an Error whose message says what is wrong and where. */
export function parseTemplate(source: string): TemplateNode[] {
  const pieces = splitIntoPieces(source)
  const nodes = parseNodes(pieces)
  const rest = pieces.shift()
  if (rest !== undefined) throw new Error(`{{ ${rest.value} }} closes nothing`)
  return nodes
}

type Piece = { readonly isAction: boolean; readonly value: string }

function splitIntoPieces(source: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  let trimNext = false
  const pushText = (until: number, trimEnd: boolean) => {
    let value = source.slice(end, until)
    if (trimNext) value = value.trimStart()
    if (trimEnd) value = value.trimEnd()
    if (value !== '') pieces.push({ isAction: false, value })
  }
  for (const match of source.matchAll(ACTION)) {
    pushText(match.index, match[1] !== undefined)
    const value = match[2] ?? ''
    if (!value.startsWith('/*')) pieces.push({ isAction: true, value })
    end = match.index + match[0].length
    trimNext = match[3] !== undefined
  }
  pushText(source.length, false)
  if (source.slice(end).includes('{{')) throw new Error('an action {{ is not closed')
  return pieces
}

/** Reads up to, not including, the `else` or `end` that belongs to the caller. */
function parseNodes(pieces: Piece[]): TemplateNode[] {
  const nodes: TemplateNode[] = []
  for (let piece = pieces[0]; piece !== undefined; piece = pieces[0]) {
    if (piece.isAction && /^(else|end)\b/.test(piece.value)) break
    pieces.shift()
    if (!piece.isAction) nodes.push({ kind: 'text', text: piece.value })
    else nodes.push(parseAction(piece.value, pieces))
  }
  return nodes
}

function parseAction(action: string, pieces: Piece[]): TemplateNode {
  if (/^if\b/.test(action)) return parseBranch(action.slice(2), pieces)
  const unsupported = /^(with|range|define|template|block|break|continue)\b/.exec(action)
  if (unsupported) throw new Error(`{{ ${unsupported[1]} }} is not supported in mail templates`)
  return { kind: 'output', pipeline: parsePipeline(action) }
}

function parseBranch(condition: string, pieces: Piece[]): TemplateNode {
  const branch = { kind: 'if', condition: parsePipeline(condition), body: parseNodes(pieces) } as const
  const closing = pieces.shift()?.value ?? ''
  if (closing === 'end') return { ...branch, otherwise: [] }
  // `else if` shares the `end` of the branch it belongs to.
  if (/^else\s+if\b/.test(closing))
    return { ...branch, otherwise: [parseAction(closing.slice(4).trim(), pieces)] }
  const otherwise = parseNodes(pieces)
  if (closing !== 'else' || pieces.shift()?.value !== 'end')
    throw new Error(`{{ if${condition} }} has no {{ end }}`)
  return { ...branch, otherwise }
}

function parsePipeline(source: string): Pipeline {
  const tokens = tokenize(source)
  const pipeline = readPipeline(tokens)
  if (tokens.length > 0) throw new Error(`{{ ${source} }} has a ) without (`)
  return pipeline
}

type Token = Operand | '(' | ')' | '|'

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  const text = source.trim()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const groups = TOKEN.exec(text)?.groups
    if (groups === undefined) throw new Error(`{{ ${text} }} is not understood from "${text.slice(at)}"`)
    tokens.push(toToken(groups))
  }
  return tokens
}

function toToken(groups: Record<string, string | undefined>): Token {
  const { string, raw, field, number, word, mark } = groups
  if (mark === '(' || mark === ')' || mark === '|') return mark
  if (string !== undefined) return { kind: 'literal', value: String(JSON.parse(string)) }
  if (raw !== undefined) return { kind: 'literal', value: raw }
  if (number !== undefined) return { kind: 'literal', value: Number(number) }
  if (field !== undefined) {
    return { kind: 'field', path: field.split('.').filter((name) => name !== '' && name !== '$') }
  }
  if (word === 'true' || word === 'false') return { kind: 'literal', value: word === 'true' }
  if (word === 'nil') return { kind: 'literal', value: null }
  return { kind: 'function', name: word ?? '' }
}

function readPipeline(tokens: Token[]): Pipeline {
  const pipeline: Operand[][] = [[]]
  for (let token = tokens[0]; token !== undefined && token !== ')'; token = tokens[0]) {
    tokens.shift()
    if (token === '|') pipeline.push([])
    else if (token !== '(') pipeline.at(-1)?.push(token)
    else {
      pipeline.at(-1)?.push({ kind: 'pipeline', pipeline: readPipeline(tokens) })
      if (tokens.shift() !== ')') throw new Error('a ( is not closed')
    }
  }
  if (pipeline.some((command) => command.length === 0)) throw new Error('an action is empty')
  return pipeline
}
