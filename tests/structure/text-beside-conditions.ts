import { parseSync } from 'vite'

/** A place where a translated page would break: the line of the element and what is wrong with its children. */
export type Finding = { readonly line: number; readonly problem: string }

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

/**
 * What a child of an element renders:
 * - `element`: at least one element, always
 * - `text`: a bare text, always
 * - `value`: the value of a variable or a call, which can be a text
 * - `maybe-element`: an element, nothing, or such a value
 * - `maybe-text`: a bare text in some states, nothing or an element in others
 * - `maybe-texts`: several bare texts in some states, which are removed one by one
 * - `nothing`: nothing at all
 */
type Kind = 'element' | 'text' | 'value' | 'maybe-element' | 'maybe-text' | 'maybe-texts' | 'nothing'

/**
 * Finds bare texts beside conditions in the JSX of a module.
 *
 * A browser's translator replaces each text node by elements of its own. React keeps the old node: it can change that
 * node and its parent, but it cannot remove it, nor insert an element before it. So a bare text must not come and go
 * beside siblings, and nothing may come and go directly before one. A text that is the only child of its element is safe.
 *
 * @param file the name of the file, which says its language
 */
export function findTextBesideConditions(file: string, code: string): readonly Finding[] {
  const findings: Finding[] = []
  visit(parseSync(file, code).program, (node) => {
    if (!isMarkup(node)) return
    const kinds = childrenOf(node)
      .map(kindOfChild)
      .filter((kind) => kind !== 'nothing')
    const line = code.slice(0, node.start).split('\n').length
    const isAlone = kinds.length === 1
    if (kinds.includes('maybe-texts') || (kinds.includes('maybe-text') && !isAlone))
      findings.push({ line, problem: 'a bare text comes and goes' })
    const isBeforeText = kinds.some((kind, index) => kind === 'maybe-element' && isTextNext(kinds, index + 1))
    if (isBeforeText) findings.push({ line, problem: 'an element comes and goes before a bare text' })
  })
  return findings
}

function isTextNext(kinds: readonly Kind[], from: number): boolean {
  const next = kinds.slice(from).find((kind) => kind !== 'maybe-element')
  return next === 'value' || /texts?$/.test(next ?? '')
}

function kindOfChild(child: Node): Kind {
  if (child.type === 'JSXText') return String(child.value).trim() ? 'text' : 'nothing'
  return child.type === 'JSXExpressionContainer' ? kindOf(asNode(child.expression)) : 'element'
}

function kindOf(expression: Node | undefined): Kind {
  if (!expression) return 'nothing'
  switch (expression.type) {
    case 'JSXEmptyExpression':
      return 'nothing'
    case 'JSXElement':
      return 'element'
    case 'JSXFragment':
      return joinKinds(childrenOf(expression).map(kindOfChild))
    case 'Literal':
      // A translator leaves white space alone.
      return typeof expression.value === 'string' && expression.value.trim() ? 'text' : 'nothing'
    case 'Identifier':
      return expression.name === 'undefined' ? 'nothing' : 'value'
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return kindOf(asNode(expression.expression))
    case 'LogicalExpression':
      return expression.operator === '&&' ? eitherOf(asNode(expression.right)) : 'value'
    case 'ConditionalExpression':
      return eitherOf(asNode(expression.consequent), asNode(expression.alternate))
    case 'CallExpression':
      return isListOfElements(expression) ? 'maybe-element' : 'value'
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return 'text'
    default:
      return 'value'
  }
}

function eitherOf(one: Node | undefined, other?: Node): Kind {
  const kinds = [kindOf(one), kindOf(other)] as const
  const areTexts = ([one, other] as const).some(
    (node, index) => node?.type === 'JSXFragment' && kinds[index]?.endsWith('text'),
  )
  if (areTexts) return 'maybe-texts'
  if (kinds[0] === kinds[1]) return kinds[0]
  const nested = kinds.find((kind) => kind === 'maybe-texts')
  if (nested) return nested
  return kinds.some((kind) => kind.endsWith('text')) ? 'maybe-text' : 'maybe-element'
}

function joinKinds(kinds: readonly Kind[]): Kind {
  const shown = kinds.filter((kind) => kind !== 'nothing')
  return shown.find((kind) => kind.endsWith('text')) ?? shown[0] ?? 'nothing'
}

/** `list.map(…)`: its elements come and go with the list. */
function isListOfElements({ callee }: Node): boolean {
  const called = asNode(callee)
  return called?.type === 'MemberExpression' && asNode(called.property)?.name === 'map'
}

const isMarkup = (node: Node) => node.type === 'JSXElement' || node.type === 'JSXFragment'

function childrenOf(node: Node): readonly Node[] {
  return Array.isArray(node.children) ? node.children.flatMap((child) => asNode(child) ?? []) : []
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, see)
  const node = asNode(value)
  if (!node) return
  see(node)
  for (const part of Object.values(node)) visit(part, see)
}

function asNode(value: unknown): Node | undefined {
  return typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined
}
