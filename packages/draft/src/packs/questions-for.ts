import { foldName } from '../text/fold-name.ts'
import { PACKS } from './all.generated.ts'
import type { FieldPack, PageQuestion } from './field-pack.ts'

// Marks for other forms of a name: what stands first is the form of an open office.
const plainName = (name: string) => foldName(name.replace(/\{([^|}]*)[^}]*\}/gu, '$1'))

/**
 * Returns three questions that people ask about a service, for the owner to answer on its page; none for a service that no
 * field knows.
 *
 * @param field of the practice, whose questions come first; without it, the first field that knows the service
 */
export function questionsFor(service: string, field: string | undefined): readonly PageQuestion[] {
  const typed = foldName(service)
  const packs = Object.entries<FieldPack>(PACKS).sort(
    ([one], [other]) => Number(other === field) - Number(one === field),
  )
  for (const [, { words, pages }] of packs) {
    const known = words.services.find(({ name }) => plainName(name) === typed)
    if (known) return pages[known.id] ?? []
  }
  return []
}
