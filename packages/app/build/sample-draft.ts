import type { Plugin } from 'vite'
import { cardFiles } from '../../draft/card/card-files.ts'
import { renderCard } from '../../draft/card/render-card.ts'
import { composeDraft } from '../../draft/src/compose-draft.ts'
import { html } from '../../draft/src/html.ts'
import { practiceOf } from '../../draft/src/personas/persona.ts'
import { PERSONAS } from '../../draft/src/personas/personas.ts'
import { renderDraft } from '../../draft/src/render-draft.ts'
import { PATHS } from '../src/config/paths.ts'
import { SAMPLE_DRAFT } from '../src/config/sample-draft.ts'

const ASSET_BASE = '/draft-assets/'
const STYLE = 'warm'
/** The picture is shown at half of this width at most. */
const PICTURE_WIDTH = 900

/**
 * Serves the draft of an invented practice as visitors may look at it, with its picture: drawn by the renderer that
 * draws every draft, in the build and behind the development server.
 */
export function sampleDraft(): Plugin {
  let files: Promise<ReadonlyMap<string, SampleFile>> | undefined
  return {
    name: 'foyer:sample-draft',
    async generateBundle() {
      for (const [path, { body }] of await renderSample())
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: body })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        files ??= renderSample()
        files.then((all) => {
          const file = all.get(request.url ?? '')
          if (!file) return next()
          response.setHeader('Content-Type', file.contentType)
          response.end(file.body)
        }, next)
      })
    },
  }
}

type SampleFile = { readonly contentType: string; readonly body: string | Uint8Array }

/** Returns the files of the sample by their paths. */
export async function renderSample(): Promise<ReadonlyMap<string, SampleFile>> {
  const persona = PERSONAS.find(({ profile }) => profile.company_name === SAMPLE_DRAFT.practice)
  if (!persona) throw new Error(`No persona is called ${SAMPLE_DRAFT.practice}.`)
  const drawn = renderDraft(composeDraft(practiceOf(persona)), STYLE, {
    kind: 'draft',
    assetBase: ASSET_BASE,
  })
  const textOf = (path: string) => String(drawn.find((file) => file.path === path)?.body)
  const picture = await renderCard(textOf('card.svg'), STYLE, cardFiles, PICTURE_WIDTH)
  return new Map([
    [SAMPLE_DRAFT.path, { contentType: 'text/html; charset=utf-8', body: withNotice(textOf('index.html')) }],
    [`${ASSET_BASE}favicon.svg`, { contentType: 'image/svg+xml', body: textOf('favicon.svg') }],
    [SAMPLE_DRAFT.picture, { contentType: 'image/png', body: picture }],
  ])
}

/** Says at the top of the page that it is a sample, in the colors of the app. */
function withNotice(page: string): string {
  const notice = html`<aside aria-label="About this page" style="box-sizing:border-box;padding:12px 20px;background:#113529;color:#fff;font:400 16px/1.45 system-ui,sans-serif;text-align:center"><b>A sample draft.</b> ${SAMPLE_DRAFT.practice} is an invented practice; yours is made from your own answers. <a href="${PATHS.start}" style="display:inline-block;padding:4px 0;color:#ffd974;text-decoration:underline">Get your free draft</a></aside>`
  return page.replace(/<body[^>]*>/, (body) => `${body}\n${notice}`)
}
