import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'

/** A difference between what visitors see and what they would see. */
export type SiteChange =
  | {
      readonly kind: 'words'
      readonly id: string
      /** Missing for a line that is new, or goes. */
      readonly before?: string
      readonly after?: string
    }
  /** An item of the owner, or a fact with its name, comes or goes with all of its lines. */
  | {
      readonly kind: 'item'
      /** Of its first line. */
      readonly id: string
      readonly words: string
      readonly comes: boolean
    }
  /** An item that stays gets a page of its own, or has one no more. */
  | {
      readonly kind: 'page'
      /** Of the heading of the page. */
      readonly id: string
      /** Of the item. */
      readonly name: string
      readonly comes: boolean
      readonly before?: string
      readonly after?: string
    }
  /** A whole section comes or goes. */
  | { readonly kind: 'section'; readonly section: string; readonly title: string; readonly comes: boolean }
  | { readonly kind: 'style'; readonly before: DesignStyleId; readonly after: DesignStyleId }
  /** The headings of the sections that were put in order; empty: the style decides. */
  | { readonly kind: 'order'; readonly before: string; readonly after: string }
  | {
      readonly kind: 'picture'
      readonly place: string
      readonly is: 'new' | 'gone' | 'changed'
      readonly before?: Picture
      readonly after?: Picture
    }
  /** Where a link leads, or the last day of a notice. */
  | { readonly kind: 'link'; readonly before?: string; readonly after?: string }

/** A change with a place on the page. */
export type PlacedChange = Extract<SiteChange, { kind: 'words' | 'item' | 'page' | 'section' | 'picture' }>
