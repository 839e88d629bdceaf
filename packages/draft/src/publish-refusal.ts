import type { Content } from './content.ts'
import { launchContent, launchRefusal } from './launch-content.ts'
import { linesOf } from './lines-of.ts'
import { sectionOf } from './sections.ts'
import { wordsOf } from './words-of.ts'

/** Why a content cannot be published yet; `proposal`: it is for its owner alone. */
export type PublishRefusal = 'proposal' | 'nameless' | 'unreachable' | 'undecided'

/** Returns everything that has to be done before this content can be published; nothing when it can. */
export function publishRefusals(content: Content): PublishRefusal[] {
  if (content.kind === 'proposal') return ['proposal']
  const name = sectionOf(content.sections, 'hero')?.name
  const isNamed = name?.sources.every(({ from }) => from !== 'rule') ?? false
  const isDecided = linesOf(content.sections).every(({ standing }) => standing !== 'suggested')
  return [
    ...(isNamed ? [] : (['nameless'] as const)),
    ...(launchRefusal(content) ? (['unreachable'] as const) : []),
    ...(isDecided ? [] : (['undecided'] as const)),
  ]
}

/** Returns what an owner confirms as true: every word, link and picture that visitors will see. */
export function confirmedWords(content: Content): string {
  return wordsOf(launchContent(content))
}
