// An optional hook for a language model: it may reword our sentences, and a sentence that says anything new keeps our
// words. No provider is part of this package, and nothing calls the hook by itself.
import type { Content } from './content.ts'
import { isLine, type Line } from './line.ts'
import { type Block, rewriteProblems } from './rewrite-problems.ts'

/** Rewords a block; `undefined` leaves it as it is. An error counts as that. */
export type Rewriter = (block: Block) => Promise<string | undefined>

export type Rewritten<Any> = {
  readonly content: Any
  /** The rejected sentences with their problems, for tuning the prompt. */
  readonly refused: readonly { readonly id: string; readonly problems: readonly string[] }[]
}

// Words that a law or a rule has settled are not reworded.
const isFixed = ({ sources }: Line) =>
  sources.some((source) => source.from === 'rule' && source.rule !== 'plain-page')

/**
 * Offers every sentence of ours to a rewriter, one after the other. Ids, standings and sources stay. The result is to
 * be stored with the version of the draft: asking again would give other words.
 */
export async function rewriteContent<Any extends Content>(
  content: Any,
  rewriter: Rewriter,
): Promise<Rewritten<Any>> {
  const refused: { id: string; problems: string[] }[] = []
  const names = [content.subject.name, content.subject.person].filter(Boolean)
  const sections = (await walk(content.sections)) as Any['sections']
  return { content: { ...content, sections }, refused }

  async function walk(value: unknown): Promise<unknown> {
    if (isLine(value)) return reworded(value)
    if (Array.isArray(value)) {
      const walked: unknown[] = []
      for (const part of value) walked.push(await walk(part))
      return walked
    }
    if (typeof value !== 'object' || value === null) return value
    const walked: Record<string, unknown> = {}
    for (const [key, part] of Object.entries(value)) walked[key] = await walk(part)
    return walked
  }

  async function reworded(line: Line): Promise<Line> {
    if (line.typed || isFixed(line) || !/[.?!]$/.test(line.text)) return line
    const block = { id: line.id, text: line.text, facts: [line.text, ...names] }
    const text = (await rewriter(block).catch(() => undefined))?.trim()
    if (!text || text === line.text) return line
    const problems = rewriteProblems(text, block)
    if (problems.length === 0) return { ...line, text }
    refused.push({ id: line.id, problems })
    return line
  }
}
