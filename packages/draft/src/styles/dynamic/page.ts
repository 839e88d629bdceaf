import type { FullContent } from '../../content.ts'
import { html, ownMarkup } from '../../html.ts'
import { heroOf, sectionOf } from '../../sections.ts'
import { hasAnswers } from '../../skeleton/answers.ts'
import { pageFrame } from '../../skeleton/page-frame.ts'
import { legendOnce } from '../../skeleton/skeleton.ts'
import { type Renderers, renderSections } from '../render-sections.ts'
import type { Context, Page } from '../style.ts'
import { styleSheet } from '../style-sheet.ts'
import { faceLanes } from './art/face-lanes.ts'
import { finishArt } from './art/small-art.ts'
import { type StartArt, startArt } from './art/start.ts'
import { fallbackFaces } from './fallback-faces.generated.ts'
import { type DynamicLayout, dynamicLayout, type Field } from './layout.ts'
import { displayWidth } from './name-lines.ts'
import { dynamicColors } from './palette.ts'
import { renderContact, renderWhere } from './sections/closing.ts'
import type { Parts } from './sections/parts.ts'
import { RUN } from './sections/run.ts'
import { headerOf, renderStart } from './sections/start.ts'
import { sheets } from './sheets.generated.ts'

const SHEETS = [sheets.base, sheets.start, sheets.run, sheets.closing, sheets.wide, sheets.otherMedia]

const RENDERERS: Renderers<[Field, Parts]> = { ...RUN, where: renderWhere, contact: renderContact }

// The rail is drawn once, longer than any page; the finish and the foot cover its end.
const RAIL_LENGTH = 150_000

/** Each part of a page of its own lies on a full field, as those of the first page do. */
const GROUNDS = { body: 'page-body field chalk', next: 'page-next field flash' }

/** Renders a dynamic page: the lanes of the name run beside full fields of color to the contact. */
export function dynamicPage(content: FullContent, context: Context): Page {
  const { seed, sections, emergency } = content
  const layout = dynamicLayout(content)
  const colors = dynamicColors(seed)
  const parts: Parts = { context, seed, colors, layout, emergency, legend: legendOnce(context, 'confirm') }
  const lineCount = layout.name.lines.length
  const options = { gesture: layout.gesture, lineCount, tail: RAIL_LENGTH }
  const art = startArt(seed, colors, options)
  const narrow = art.isNested ? undefined : startArt(seed, colors, { ...options, isTight: true })
  const hero = heroOf(sections)
  const run = (fields: DynamicLayout['fields']) => html`
    <div class="run">
      ${fields.map(({ kind, field }) => renderSections([kind], sections, RENDERERS, field, parts))}
    </div>
  `
  return {
    css: styleSheet(content, fallbackFaces, sheets, SHEETS, context.page),
    variables: {
      ...variablesOf(content, layout, art, narrow),
      ...(context.page.kind !== 'home' && { pageword: longestOf([context.page.page.heading.text]) }),
    },
    body: pageFrame(
      content,
      {
        header: headerOf(hero, content, parts),
        first: () => renderStart(hero, { wide: art, narrow }, parts, hasAnswers(sections)),
        middle: () => run(layout.fields.slice(0, -1)),
        pageArt: (pageSeed) => ownMarkup(faceLanes(pageSeed, colors, lineCount)),
        grounds: GROUNDS,
        ending: () => html`
          ${run(layout.fields.slice(-1))}
          <div class="finish">${ownMarkup(finishArt(seed, colors, lineCount))}</div>
        `,
      },
      context,
    ),
  }
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000

// The longest word of headings: at most as wide as their field.
function longestOf(texts: readonly string[]): number {
  return thousandth(
    Math.max(2, ...texts.flatMap((text) => text.split(/\s+|(?<=-)/u)).map(displayWidth)) * 1.02,
  )
}

// Numbers in em of the name: first screen, rail and finish are drawn in this one unit, so that they meet at every
// width.
function variablesOf(
  { sections }: FullContent,
  { name }: DynamicLayout,
  art: StartArt,
  narrow: StartArt | undefined,
) {
  const em = (value: number) => Math.round(value * 10) / 1000
  const headingOf = (kind: 'story' | 'contact') => sectionOf(sections, kind)?.heading.text ?? ''
  const otherHeadings = sections.flatMap((section) =>
    'heading' in section && section.kind !== 'story' && section.kind !== 'contact'
      ? [section.heading.text]
      : [],
  )
  return {
    w: thousandth(name.width),
    ww: thousandth(name.word),
    pw: thousandth(name.phone),
    all: thousandth(displayWidth(name.lines.join(' '))),
    lines: name.lines.length,
    fx: em(art.inset),
    rx: em(art.cornerX),
    ry: em(art.cornerY),
    box: em(art.height),
    phone: em(narrow?.height ?? art.fieldTop),
    nw: longestOf([headingOf('story')]),
    cw: longestOf([headingOf('contact')]),
    vw: longestOf((sectionOf(sections, 'values')?.items ?? []).map(({ title }) => title.text)),
    hw: longestOf(otherHeadings),
  }
}
