import type { FullContent } from './content.ts'
import { withoutDeadEnds } from './launch-content.ts'
import type { Line } from './line.ts'
import { NOT_FOUND } from './words/page-words.ts'

/** What stands beside the message: how to reach the practice, and what the law wants said. */
const KEPT: readonly string[] = ['hero', 'contact', 'notices', 'footer']

/**
 * Returns the content of the page at addresses that a site does not have, made of the content of its launch.
 *
 * @param siteUrl the address of the site's own page
 */
export function notFoundContent(content: FullContent, siteUrl: string): FullContent {
  const sections = content.sections
    .filter(({ kind }) => KEPT.includes(kind))
    .map((section) => {
      if (section.kind !== 'hero') return section
      const { how: _, second: __, ...hero } = section
      const action = { label: plain('hero/action', NOT_FOUND.action), href: siteUrl }
      return { ...hero, lede: plain(hero.lede.id, NOT_FOUND.lede), action }
    })
  const { order: _, ...rest } = content
  const title = { ...content.metadata.title, text: `${NOT_FOUND.title}: ${content.subject.name}` }
  return { ...rest, metadata: { ...content.metadata, title }, sections: withoutDeadEnds(sections) }
}

function plain(id: string, text: string): Line {
  return { id, text, standing: 'general', sources: [{ from: 'rule', rule: 'plain-page' }] }
}
