import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { contentOf, SITES } from '../src/personas/sites.ts'
import { renderDraft } from '../src/render-draft.ts'

/**
 * Returns the SHA-256 of every draft of every site: `<site> <style> <draft|launch>` to 16 hexadecimal digits over
 * the paths and bytes of all files. It runs in Node, Deno and browsers.
 */
export async function fingerprints(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const site of SITES) {
    const content = contentOf(site)
    const launchable = contentOf(site, 'launch')
    const styles = content.kind === 'proposal' ? (['modern'] as const) : DESIGN_STYLE_IDS
    for (const style of styles) {
      for (const kind of ['draft', 'launch'] as const) {
        const files = renderDraft(kind === 'launch' ? launchable : content, style, {
          kind,
          assetBase: '',
          siteUrl: 'https://practice.example/',
          cardPortrait: 'data:image/jpeg;base64,AAAA',
        })
        const shown = content.kind === 'proposal' ? 'proposal' : style
        found[`${site.id} ${shown} ${kind}`] = await digest(
          files.map(({ path, body }) => `${path}\n${body}`).join('\n'),
        )
      }
    }
  }
  return found
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes).subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
}
