import { contentSchema } from '@foyer/draft/content.ts'
import { loadSite, renderPublished } from './render-site.ts'

/**
 * Renders a page of a stored content as its visitors see it.
 *
 * @throws when it cannot be read or the code of its style cannot be loaded
 */
export async function renderStored(stored: unknown, slug: string | null, path: string): Promise<string> {
  const content = contentSchema.parse(stored)
  const style = content.style ?? 'modern'
  await loadSite(content, style)
  return renderPublished(content, style, slug, path)
}
