import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { FullContent, Subject } from '../content.ts'
import type { SafeHtml } from '../html.ts'
import type { SitePage } from '../site-pages.ts'
import type { CardPortrait } from './card-portrait.ts'
import type { SectionGroups } from './section-groups.ts'

/** What a page is rendered for. */
export type Context = {
  /** Search engines are asked to leave the page out, and its last line says that it is a draft. */
  readonly isDraft: boolean
  /** Suggestions are marked: for the owner of a draft alone. */
  readonly hasMarks: boolean
  /** Each line stands in an element that names it; see `RenderOptions`. */
  readonly hasLineIds?: boolean
  /** The page that is rendered: the first one, or that of a service or a person. */
  readonly page: SitePage
  /** The address of the first page: empty on it. */
  readonly home: string
  /** The address of another page, by its path. */
  readonly hrefOf: (path: string) => string
  /** Stands before the path of every file the page asks for. */
  readonly assetBase: string
  /** Stands before the name of every picture. */
  readonly pictureBase: string
}

/** A font of a style: a file under `fonts/<style>/`, written to `fonts/<file>` beside the page. */
export type Font = {
  readonly file: string
  readonly family: string
  /** As in `@font-face`: `400`, or `400 700` for a variable font. */
  readonly weight: string
  /** Of `@font-face`, as `subset` cut it; none for a file that holds all of its style. */
  readonly unicodeRange?: string
  readonly stretch?: string
  /** The weight in which pictures ask for a variable font; 400 when it is absent. */
  readonly cardWeight?: number
  /** Asked for before the sheet is read: the file of the largest words on the first screen. */
  readonly isPreloaded?: boolean
}

/** The colors of one draft: custom properties without their dashes, and `#rrggbb`. */
export type Palette = {
  readonly tokens: Readonly<Record<string, string>>
  /** The color around the page on a phone. */
  readonly themeColor: string
}

/** What a style makes of a content; the rest of the document is the same for all. */
export type Page = {
  /** What stands in `body` behind the skip link and the news; `main` has the id `main`. */
  readonly body: SafeHtml
  /** The sheet, compact, without `@font-face` and without the palette, which are put before it. */
  readonly css: string
  /** A class of `body`, for a variant that the sheet knows. */
  readonly bodyClass?: string
  /** Custom properties beside those of the palette: numbers that depend on the content. */
  readonly variables?: Readonly<Record<string, string | number>>
}

/** What the cover and the icon of a proposal show of a style. */
type Strip = {
  /** Where it stands, from the left. */
  readonly place: number
  /** The color of the palette that stands for the style in the icon. */
  readonly color: string
  /** What it shows of `screen`, as a viewBox. */
  readonly view: (seed: string, subject: Subject) => string
  /** The id of the only part of `screen` in it; all of the screen when it is absent. Its lines may be thicker. */
  readonly part?: string
}

/** A face in which a poster is set. */
export type PosterFace = {
  readonly family: string
  readonly weight: number
  /** The mean width of a small letter, in em. */
  readonly letterWidth: number
  readonly tracking: number
  /** The distance of two lines, in em. */
  readonly leading: number
}

/**
 * Which of three pictures of a site's art a poster has: below a greeting, in the corner under a quotation, or on a
 * colored ground below a fact.
 */
export type PosterLook = 'hello' | 'letter' | 'fact'

/** What a style gives to a poster, which is a picture of any size with few words: words above, art below them. */
export type Poster = {
  readonly ground: string
  /** Of the words on the ground. */
  readonly ink: string
  readonly soft: string
  readonly display: PosterFace
  readonly text: PosterFace
  readonly art: (room: PosterRoom) => SafeHtml
}

/** The size of a poster, and between which heights and right of what its art stands. */
export type PosterRoom = {
  readonly width: number
  readonly height: number
  readonly top: number
  readonly bottom: number
  readonly left: number
}

/** One art direction. Everything follows from content and seed: no clock, no random, no I/O. */
export type Style = {
  readonly id: DesignStyleId
  readonly fonts: readonly Font[]
  readonly palette: (seed: string, subject: Subject) => Palette
  readonly page: (content: FullContent, context: Context) => Page
  /** What an owner can move on the page, in its order. What the style holds in its place is not among it. */
  readonly groups: (content: FullContent) => SectionGroups
  /** A square SVG document that holds at 16 px. */
  readonly favicon: (seed: string, subject: Subject) => SafeHtml
  /** An SVG document of 1200 × 630 with the name and the art or the portrait, for mails and previews. */
  readonly card: (seed: string, subject: Subject, portrait?: CardPortrait) => SafeHtml
  /** For posts and for the card on the desk. */
  readonly poster: (seed: string, subject: Subject, look: PosterLook) => Poster
  /**
   * The first screen for a proposal: the inside of a `<symbol viewBox="0 0 1440 900">`, with the name and nothing
   * that was not answered. Ids in it begin with `screen-<style>-`.
   */
  readonly screen: (seed: string, subject: Subject) => SafeHtml
  /** Its strip on the cover of a proposal. */
  readonly strip: Strip
}
