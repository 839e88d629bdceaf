import type { FullContent } from '../../content.ts'
import { html, ownMarkup } from '../../html.ts'
import { heroOf, sectionOf } from '../../sections.ts'
import { answersCard, hasAnswers, reachBar } from '../../skeleton/answers.ts'
import { foot } from '../../skeleton/foot.ts'
import { legendOnce } from '../../skeleton/skeleton.ts'
import { subPageBody } from '../../skeleton/sub-page.ts'
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
import { renderStart, renderTop } from './sections/start.ts'
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
  const run = layout.fields.map(({ kind, field: ground }) =>
    renderSections([kind], sections, RENDERERS, ground, parts),
  )
  return {
    css: styleSheet(content, fallbackFaces, sheets, SHEETS, context.page),
    variables: {
      ...variablesOf(content, layout, art, narrow),
      ...(context.page.kind !== 'home' && { pageword: longestOf([context.page.page.heading.text]) }),
    },
    body: html`
      <div class="page">
        ${renderTop(hero, content, parts)}
        <main id="main" tabindex="-1">
          ${
            context.page.kind === 'home'
              ? html`
                ${renderStart(hero, { wide: art, narrow }, parts, hasAnswers(sections))}
                ${answersCard(sections, context)}
                <div class="run">${run.slice(0, -1)}</div>
              `
              : subPageBody(
                  content,
                  context.page,
                  ownMarkup(faceLanes(`${seed}${context.page.path}`, colors, lineCount)),
                  context,
                  GROUNDS,
                )
          }
          ${reachBar(sections)}
          <div class="run">${run.at(-1)}</div>
          <div class="finish">${ownMarkup(finishArt(seed, colors, lineCount))}</div>
        </main>
        ${foot(sections, {}, context)}
      </div>
    `,
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
