import { callFunction, isTrue, printValue, readKey } from './call-function.ts'
import { createHtmlEscaper } from './html-escaper.ts'
import type { Operand, Pipeline, TemplateNode } from './parse-template.ts'

/** A value that a template may name, e.g. `{{ .Email }}` or `{{ .Data.firstName }}`. */
export type TemplateData = Readonly<Record<string, unknown>>

/** Renders a mail's HTML; every value is escaped for the place where it lands. */
export function renderHtml(template: readonly TemplateNode[], data: TemplateData): string {
  const escaper = createHtmlEscaper()
  return renderNodes(template, { data, literal: escaper.literal, value: escaper.value })
}

/** Renders a subject: plain text, in one line whatever the values hold. */
export function renderSubject(template: readonly TemplateNode[], data: TemplateData): string {
  const asIs = (text: string) => text
  const subject = renderNodes(template, { data, literal: asIs, value: asIs })
  return subject.replace(/\s+/g, ' ').trim()
}

type Scope = {
  readonly data: TemplateData
  readonly literal: (text: string) => string
  readonly value: (text: string) => string
}

function renderNodes(nodes: readonly TemplateNode[], scope: Scope): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return scope.literal(node.text)
      if (node.kind === 'output') return scope.value(printValue(evaluate(node.pipeline, scope)))
      return renderNodes(isTrue(evaluate(node.condition, scope)) ? node.body : node.otherwise, scope)
    })
    .join('')
}

function evaluate(pipeline: Pipeline, scope: Scope): unknown {
  let piped: unknown[] = []
  for (const [first, ...operands] of pipeline) {
    const args = [...operands.map((operand) => read(operand, scope)), ...piped]
    if (first?.kind === 'function') piped = [callFunction(first.name, args)]
    else if (first && args.length === 0) piped = [read(first, scope)]
    else throw new Error('only a function takes arguments')
  }
  return piped[0]
}

function read(operand: Operand, scope: Scope): unknown {
  switch (operand.kind) {
    case 'literal':
      return operand.value
    case 'pipeline':
      return evaluate(operand.pipeline, scope)
    case 'function':
      return callFunction(operand.name, [])
    case 'field':
      return operand.path.reduce(readKey, scope.data)
  }
}
