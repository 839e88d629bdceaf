import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Content } from './content.ts'
import type { PageStyle } from './render-page.ts'
import { LOADERS } from './styles/loaders.generated.ts'

/**
 * Loads what draws a content: a chunk of about 25 kB gzip for each style. A proposal shows all five.
 *
 * @param id the chosen style; it does not count for a proposal
 * @throws when the code cannot be loaded
 */
export async function loadStyle({ kind }: Pick<Content, 'kind'>, id: DesignStyleId): Promise<PageStyle> {
  return kind === 'proposal' ? (await import('./proposal/style.ts')).proposal : LOADERS[id]()
}
