import type { Subject } from './content.ts'
import { html, ownMarkup, ownSheet, type SafeHtml } from './html.ts'
import type { PosterFace, PosterLook, PosterRoom, Style } from './styles/style.ts'
import { setLines } from './text/set-lines.ts'

/** What a poster is made for: the seed and the subject of a content. */
export type PosterOwner = { readonly seed: string; readonly subject: Subject }

/** A post: a heading or a quotation, one line below it, and who says it. */
export type Post = {
  readonly look: PosterLook
  readonly width: number
  readonly height: number
  readonly heading: string
  readonly text?: string
  readonly by: string
}

/** The card for the desk: 4 by 6 inches, 400 by 600 units. */
export type DeskCard = {
  readonly heading: string
  readonly text: string
  /** A path of dark modules on a square of so many. */
  readonly code: { readonly size: number; readonly path: string }
  /** What the code leads to, and whose card it is. */
  readonly address: string
  readonly by: string
}

/**
 * Draws a post as an SVG document.
 *
 * @param faces rules of `@font-face` with the files in them: a picture loads nothing
 */
export function drawPost(style: Style, { seed, subject }: PosterOwner, post: Post, faces = ''): string {
  const { look, width, height, heading, text, by } = post
  const poster = style.poster(seed, subject, look)
  const edge = Math.round(width * 0.075)
  const isSquare = height === width
  const mark = Math.round(width * 0.075)
  const { art, nameTop, room } = layOut(post, edge, mark)
  const head = setLines(heading, {
    width: width - 2 * edge,
    height: text ? room * 0.76 : room,
    most: width * (isSquare ? 0.135 : 0.185),
    least: width * 0.03,
    ...poster.display,
  })
  const below = text
    ? setLines(text, {
        width: width - 2 * edge,
        height: room * 0.24,
        most: width * (isSquare ? 0.05 : look === 'fact' ? 0.085 : 0.06),
        least: width * 0.022,
        ...poster.text,
      })
    : undefined
  const headTop = edge + head.size * 0.86
  const textTop = edge + head.lines.length * head.size * poster.display.leading + (below?.size ?? 0) * 1.25
  const name = setLines(by, {
    width: (look === 'letter' ? art.left : width - edge) - edge - mark * 1.4,
    height: mark,
    most: width * 0.038,
    least: width * 0.018,
    ...poster.text,
  })
  return document(
    width,
    height,
    faces,
    html`
      <path fill="${poster.ground}" d="M0 0h${width}v${height}H0z" />
      ${poster.art(art)}
      ${lines(head.lines, poster.display, { x: edge, y: headTop, size: head.size, fill: poster.ink })}
      ${below && lines(below.lines, poster.text, { x: edge, y: textTop, size: below.size, fill: poster.soft })}
      <svg x="${edge}" y="${Math.round(nameTop)}" width="${mark}" height="${mark}">
        ${style.favicon(seed, subject)}
      </svg>
      ${lines(name.lines, poster.text, {
        x: edge + mark * 1.35,
        y: nameTop + mark / 2 + name.size * (0.35 - ((name.lines.length - 1) * poster.text.leading) / 2),
        size: name.size,
        fill: poster.ink,
      })}
    `,
  )
}

/** Where the art and the name stand, and how high the words may be. */
function layOut(
  { look, width, height }: Post,
  edge: number,
  mark: number,
): { readonly art: PosterRoom; readonly nameTop: number; readonly room: number } {
  const size = { width, height, bottom: height, left: 0 }
  if (look === 'hello') {
    const top = Math.round(height * (height > width ? 0.6 : 0.54))
    const nameTop = top - mark - edge * 0.4
    return { art: { ...size, top }, nameTop, room: nameTop - edge * 1.5 }
  }
  const nameTop = height - edge - mark
  if (look === 'letter') {
    const top = Math.round(height * 0.7)
    return { art: { ...size, top, left: Math.round(width * 0.54) }, nameTop, room: top - edge * 1.5 }
  }
  const top = Math.round(height * 0.44)
  return {
    art: { ...size, top, bottom: Math.round(nameTop - edge * 0.9), left: edge },
    nameTop,
    room: top - edge * 1.5,
  }
}

/** Draws the card for the desk as an SVG document; see `drawPost`. */
export function drawDeskCard(
  style: Style,
  { seed, subject }: PosterOwner,
  card: DeskCard,
  faces = '',
): string {
  const poster = style.poster(seed, subject, 'hello')
  const [width, height, middle] = [400, 600, 200]
  const head = setLines(card.heading, { width: 320, height: 96, most: 38, least: 16, ...poster.display })
  const text = setLines(card.text, { width: 300, height: 60, most: 19, least: 12, ...poster.text })
  const foot = setLines(card.address, { width: 350, height: 26, most: 14, least: 6, ...poster.text })
  // One line, as long as its letters can be read; a longer name takes a second one.
  const by = setLines(card.by, {
    width: 350,
    height: 15 * poster.text.leading,
    most: 15,
    least: 8,
    ...poster.text,
  })
  const headTop = 118 + head.size
  const textTop = headTop + (head.lines.length - 1) * head.size * poster.display.leading + 20 + text.size
  const byTop = Math.min(584, 594 - (by.lines.length - 1) * by.size * poster.text.leading)
  const plate = { side: 224, top: 316 }
  const middleAt = { x: middle, isCentered: true }
  return document(
    width,
    height,
    faces,
    html`
      <path fill="${poster.ground}" d="M0 0h400v600H0z" />
      <svg x="168" y="40" width="64" height="64">${style.favicon(seed, subject)}</svg>
      ${lines(head.lines, poster.display, { ...middleAt, y: headTop, size: head.size, fill: poster.ink })}
      ${lines(text.lines, poster.text, { ...middleAt, y: textTop, size: text.size, fill: poster.soft })}
      <rect
        x="${middle - plate.side / 2}"
        y="${plate.top}"
        width="${plate.side}"
        height="${plate.side}"
        rx="14"
        fill="#fff" />
      <svg
        x="${middle - plate.side / 2 + 4}"
        y="${plate.top + 4}"
        width="${plate.side - 8}"
        height="${plate.side - 8}"
        viewBox="0 0 ${card.code.size} ${card.code.size}"
        shape-rendering="crispEdges">
        <path fill="#1a1a1a" d="${ownMarkup(card.code.path)}" />
      </svg>
      ${lines(foot.lines, poster.text, { ...middleAt, y: 562, size: foot.size, fill: poster.soft })}
      ${lines(by.lines, poster.text, { ...middleAt, y: byTop, size: by.size, fill: poster.ink })}
    `,
  )
}

function document(width: number, height: number, faces: string, drawn: SafeHtml): string {
  return html`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
      <style>
        ${ownSheet(faces)}
      </style>
      ${drawn}
    </svg>
  `.toString()
}

type Place = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly isCentered?: boolean
}

function lines(
  texts: readonly string[],
  face: PosterFace,
  { x, y, size, fill, isCentered }: Place,
): SafeHtml {
  return html`
    <g
      font-family="'${face.family}',sans-serif"
      font-weight="${face.weight}"
      font-size="${size}"
      letter-spacing="${(size * face.tracking).toFixed(2)}"
      text-anchor="${isCentered ? 'middle' : 'start'}"
      fill="${fill}">
      ${texts.map(
        (text, index) =>
          html`<text x="${Math.round(x)}" y="${Math.round(y + index * size * face.leading)}">${text}</text>`,
      )}
    </g>
  `
}
