// Draws pictures of the site's art on the device. Loaded when a screen shows one.
import { type DeskCard, drawDeskCard, drawPost, type Post } from '@foyer/draft/draw-poster.ts'
import { loadStyle } from '@foyer/draft/load-style.ts'
import type { Style } from '@foyer/draft/styles/style.ts'
import { drawQrCode } from '../lib/qr-code.ts'
import type { OwnSite } from './own-site.ts'

const FONTS = '/draft-assets/fonts/'

type Look = Pick<OwnSite, 'content' | 'style'>

/** An SVG document with everything in it, as the address of a picture. */
export type Picture = { readonly src: string; readonly width: number; readonly height: number }

/**
 * Draws a post.
 *
 * @throws when the art or the fonts cannot be loaded
 */
export async function drawPostPicture(look: Look, post: Post): Promise<Picture> {
  const { style, faces } = await loadLook(look)
  return pictureOf(drawPost(style, look.content, post, faces), post.width, post.height)
}

/**
 * Draws the card for the desk, 4 by 6 inches.
 *
 * @param link what its code leads to
 * @throws when the art or the fonts cannot be loaded
 */
export async function drawDeskPicture(
  look: Look,
  card: Omit<DeskCard, 'code'>,
  link: string,
): Promise<Picture> {
  const { style, faces } = await loadLook(look)
  return pictureOf(drawDeskCard(style, look.content, { ...card, code: drawQrCode(link) }, faces), 400, 600)
}

function pictureOf(svg: string, width: number, height: number): Picture {
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height }
}

/** Loaded looks by the id of their style. */
const looks = new Map<string, Promise<{ readonly style: Style; readonly faces: string }>>()

function loadLook({ style: id }: Look) {
  const known = looks.get(id)
  if (known) return known
  const loading = (async () => {
    const style = await loadStyle({ kind: 'full' }, id)
    if (style.id === 'proposal') throw new Error('A proposal has no look of its own.')
    // A picture loads nothing, so that its fonts have to be in it.
    const faces = await Promise.all(style.fonts.map(faceOf))
    return { style, faces: faces.join('') }
  })()
  looks.set(id, loading)
  loading.catch(() => looks.delete(id))
  return loading
}

async function faceOf({ file, family, weight, unicodeRange }: Style['fonts'][number]): Promise<string> {
  const response = await fetch(FONTS + file)
  if (!response.ok) throw new Error(`The font ${file} could not be loaded.`)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const range = unicodeRange ? `;unicode-range:${unicodeRange}` : ''
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${btoa(text)}) format("woff2");font-weight:${weight}${range}}`
}

/**
 * Draws a picture into the pixels of a PNG.
 *
 * @throws when the browser cannot draw it
 */
export async function pngOf({ src, width, height }: Picture): Promise<Blob> {
  const image = new Image(width, height)
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser made no PNG.')
  return blob
}
