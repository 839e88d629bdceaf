import type { WidgetOptions } from './options.ts'
import { WIDGET_TEXTS } from './texts.ts'

/** The card is never wider, in pixels (`max-width` in the widget's card.css, with its font of 16 px). */
const CARD_MAX_WIDTH = 560
/** Widths from which on a card has one height, the largest first; narrower ones count as the last. */
const WIDTHS = [500, 460, 420, 380, 340, 300, 260, 220] as const
/** The mean width of a letter in a wide font, such as Verdana, to its size. */
const LETTER = 0.58
const BOLD_LETTER = 0.64
const LINE = 23.2
const SMALL_LINE = 20.3
const GAP = 6.4
const CONTROL = 46

/**
 * Returns the HTML of the place of an inline card, which has the card's height before the script comes: nothing of the page
 * moves. The height follows the width of the place, not of the window. It is the largest that the card may have with its
 * texts in a wide font; the card fills it.
 */
export function reservePlace(options: WidgetOptions): string {
  const heights = WIDTHS.map((width) => heightAt(width, options))
  const steps = heights.map((height, index) => {
    const wider = WIDTHS[index - 1]
    return wider ? `min(${height}px,(${wider}px - 100cqw)*999)` : `${height}px`
  })
  const place = `display:grid;container-type:inline-size;width:100%;max-width:${CARD_MAX_WIDTH}px`
  const height = steps.filter((_, index) => heights[index] !== heights[index - 1])
  return `<div data-foyer style="${place}">\n  <div style="grid-area:1/1;height:max(${height.join(',')})"></div>\n</div>`
}

/** The height of a card whose place has this width at least, in pixels. */
function heightAt(
  width: number,
  { title, text, button, isConsentRequired, consent, lang }: WidgetOptions,
): number {
  const inner = width - 50
  const lines = (words: string, fontSize: number, room = inner, letter = LETTER) =>
    Math.ceil((words.length * fontSize * letter) / Math.max(room, fontSize))
  const say = (name: 'note' | 'privacy') => WIDGET_TEXTS[name][lang === 'es' ? 1 : 0]
  const isStacked = inner < 208 + 8 + 27 + button.length * 16 * BOLD_LETTER
  const box = isConsentRequired ? GAP + Math.max(44, lines(consent, 14, inner - 29) * SMALL_LINE) : 0
  const form = SMALL_LINE + GAP + CONTROL + (isStacked ? GAP + CONTROL : 0) + GAP + SMALL_LINE + box
  // The name stands beside the note or below it.
  const foot = lines(`${say('note')} ${say('privacy')} and Foyer`, 14) * SMALL_LINE + 10
  const head = lines(title, 21, inner, BOLD_LETTER) * 26.3 + 17.6 + lines(text, 16) * LINE
  return Math.ceil((42 + head + form + foot) / 4) * 4
}
