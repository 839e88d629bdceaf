import type { FullContent } from '../../content.ts'
import { html, ownMarkup, type SafeHtml } from '../../html.ts'
import { type Section, sectionOf } from '../../sections.ts'
import { newsBand } from '../../skeleton/added.ts'
import { sheets as skeletonSheets } from '../../skeleton/sheets.generated.ts'
import { legendOnce, skipLink } from '../../skeleton/skeleton.ts'
import { rareSheets } from '../rare-sheets.ts'
import type { Context, Page } from '../style.ts'
import { finishArt } from './art/small-art.ts'
import { type StartArt, startArt } from './art/start.ts'
import { type DynamicLayout, dynamicLayout, type Field } from './layout.ts'
import { displayWidth } from './name-lines.ts'
import { dynamicColors } from './palette.ts'
import { renderAdded } from './sections/added.ts'
import { renderContact, renderCost, renderFoot, renderQuestions, renderWhere } from './sections/closing.ts'
import type { Parts } from './sections/parts.ts'
import {
  renderModel,
  renderServices,
  renderStory,
  renderValues,
  renderVisit,
  renderWhy,
} from './sections/run.ts'
import { renderStart, renderTop } from './sections/start.ts'
import { sheets } from './sheets.generated.ts'

const css = [
  sheets.fallbackFaces,
  skeletonSheets.steadyText,
  skeletonSheets.steadyTop,
  sheets.base,
  sheets.start,
  sheets.run,
  sheets.closing,
  sheets.wide,
  sheets.otherMedia,
].join('')
// The rail is drawn once, longer than any page; the finish and the foot cover its end.
const RAIL_LENGTH = 150_000

/** Renders a dynamic page: the lanes of the name run beside full fields of color to the contact. */
export function dynamicPage(content: FullContent, context: Context): Page {
  const { seed, sections } = content
  const layout = dynamicLayout(content)
  const colors = dynamicColors(seed)
  const parts: Parts = { context, seed, colors, layout, legend: legendOnce(context, 'confirm') }
  const lineCount = layout.name.lines.length
  const art = startArt(seed, colors, { gesture: layout.gesture, lineCount, tail: RAIL_LENGTH })
  const hero = sectionOf(sections, 'hero')
  if (!hero) throw new Error('A page needs a hero.')
  const run = layout.fields.map(({ kind, field }) => {
    const section = sectionOf(sections, kind)
    return section && renderSection(section, field, content, parts)
  })
  return {
    css: css + rareSheets(content, sheets),
    variables: variablesOf(content, layout, art),
    body: html`
      ${skipLink()}
      ${newsBand(sectionOf(sections, 'news'), context)}
      <div class="page">
        ${renderTop(hero, content, parts)}
        <main id="main" tabindex="-1">
          ${renderStart(hero, art, parts)}
          <div class="run">${run}</div>
          <div class="finish">${ownMarkup(finishArt(seed, colors, lineCount))}</div>
        </main>
        ${renderFoot(sectionOf(sections, 'footer'), sectionOf(sections, 'notices'), parts)}
      </div>
    `,
  }
}

function renderSection(
  section: Section,
  ground: Field,
  { emergency }: FullContent,
  parts: Parts,
): SafeHtml | undefined {
  switch (section.kind) {
    case 'values':
      return renderValues(section, ground, parts)
    case 'story':
      return renderStory(section, ground, parts)
    case 'why':
      return renderWhy(section, ground, parts)
    case 'services':
      return renderServices(section, ground, parts)
    case 'visit':
      return renderVisit(section, ground, parts)
    case 'model':
      return renderModel(section, ground, parts)
    case 'where':
      return renderWhere(section, ground, parts)
    case 'cost':
      return renderCost(section, ground, parts)
    case 'questions':
      return renderQuestions(section, ground, parts)
    case 'contact':
      return renderContact(section, emergency, ground, parts)
    default:
      return renderAdded(section, ground, parts)
  }
}

// Numbers in em of the name: first screen, rail and finish are drawn in this one unit, so that they meet at every
// width.
function variablesOf({ sections }: FullContent, { name }: DynamicLayout, art: StartArt) {
  const em = (value: number) => Math.round(value * 10) / 1000
  const thousandth = (value: number) => Math.round(value * 1000) / 1000
  // The longest word of headings: at most as wide as their field.
  const longest = (texts: readonly string[]) =>
    thousandth(Math.max(2, ...texts.flatMap((text) => text.split(/\s+|(?<=-)/u)).map(displayWidth)) * 1.02)
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
    phone: em(art.isNested ? art.fieldTop : art.height),
    nw: longest([headingOf('story')]),
    cw: longest([headingOf('contact')]),
    vw: longest((sectionOf(sections, 'values')?.items ?? []).map(({ title }) => title.text)),
    hw: longest(otherHeadings),
  }
}
