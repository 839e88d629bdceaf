import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ProposalContent, Subject } from '../content.ts'
import { html, link, type SafeHtml } from '../html.ts'
import type { ProposalSection, ProposalSectionOf } from '../proposal-sections.ts'
import { sheets as skeletonSheets } from '../skeleton/sheets.generated.ts'
import { madeWithFoyer, steadyWords, words } from '../skeleton/skeleton.ts'
import { styleOf, stylesByPlace } from '../styles/registry.ts'
import type { Context, Page, Style } from '../styles/style.ts'
import { longestWord } from '../text/longest-word.ts'
import { MENU_NAMES } from '../words/page-words.ts'
import { renderChanges, renderOffer, renderPresence, renderScreens, renderUnderstood } from './sections.ts'
import { sheets } from './sheets.generated.ts'

const LONG_NAME = 22

const css = skeletonSheets.base + skeletonSheets.steadyText + sheets.opening + sheets.later

/** The page of a redesign proposal: a report in paper and ink. All color comes from the five first screens. */
export function proposalPage(content: ProposalContent, context: Context): Page {
  const { sections, seed, subject } = content
  const strips = stylesByPlace().map((style) => renderStrip(style, seed, subject))
  // Each screen stands once in the page; plates and strips refer to it.
  const screens = DESIGN_STYLE_IDS.map(
    (id) => html`<symbol id="s-${id}" viewBox="0 0 1440 900">${styleOf(id).screen(seed, subject)}</symbol>`,
  )
  const cover = sections.find((section) => section.kind === 'cover')
  const others = sections.filter((section) => section.kind !== 'cover')
  return {
    css,
    variables: { letters: longestWord(subject.name) },
    body: html`
      <svg class="store" aria-hidden="true" focusable="false" width="0" height="0">${screens}</svg>
      ${cover && renderCover(cover, others, strips, context)}
      <main id="main" tabindex="-1">${others.map((section) => renderSection(section, context))}</main>
      <footer class="foot">${madeWithFoyer(context)}</footer>
    `,
  }
}

function renderCover(
  { title, name, website }: ProposalSectionOf<'cover'>,
  others: readonly Exclude<ProposalSection, { kind: 'cover' }>[],
  strips: readonly SafeHtml[],
  context: Context,
): SafeHtml {
  const size = [...name.text].length > LONG_NAME ? 'name long' : 'name'
  return html`
    <header class="cover">
      <nav aria-label="${MENU_NAMES.proposal}">
        <ol>
          ${others.map(
            ({ kind, label }) => html`<li><a href="#${kind}">${steadyWords([label], context)}</a></li>`,
          )}
        </ol>
      </nav>
      <h1>
        <span class="kind">${words(title, context)}</span>
        ${' '}
        <span class="${size}">${words(name, context)}</span>
      </h1>
      ${website && html`<p class="site">${link(website.href, words(website.label, context))}</p>`}
      <div class="strips" aria-hidden="true">${strips}</div>
    </header>
  `
}

// A part of a screen stands alone: nothing of it is cut, and its line can be thicker where it is small.
function renderStrip({ id, strip: { view, part } }: Style, seed: string, subject: Subject): SafeHtml {
  const viewBox = view(seed, subject)
  if (part) return html`<svg class="line" viewBox="${viewBox}" focusable="false"><use href="#${part}"/></svg>`
  return html`
    <svg viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" focusable="false">
      <use href="#s-${id}" width="1440" height="900"/>
    </svg>
  `
}

function renderSection(section: ProposalSection, context: Context): SafeHtml | undefined {
  switch (section.kind) {
    case 'understood':
      return renderUnderstood(section, context)
    case 'changes':
      return renderChanges(section, context)
    case 'presence':
      return renderPresence(section, context)
    case 'screens':
      return renderScreens(section, context)
    case 'offer':
      return renderOffer(section, context)
    case 'cover':
      return undefined
  }
}
