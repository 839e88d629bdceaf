import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { EntryPanelView } from '../components/layouts/entry-panel-view.ts'
import type { SidebarGroups } from '../components/layouts/sidebar/sidebar-content.tsx'
import type { SidebarPage } from '../components/layouts/sidebar/sidebar-link.tsx'

/** One row of the tables: everything that the router, the guards, the panel and the sidebar know about a path. */
export type Screen = {
  readonly path: string
  /** Loads the screen, which is a chunk of its own. */
  readonly load: () => Promise<ComponentType>
  readonly layout: 'entry' | 'dashboard' | 'public' | 'none'
  /** `session` needs a signed-in person; `draft` also sends owners with a ready draft to it. */
  readonly guard?: 'session' | 'draft'
  /** The panel beside a screen of the layout `entry`. Titles of the specification keep their spelling. */
  readonly panel?: EntryPanelView
  /** The link in the sidebar. Each group lists its links in the order of the rows. */
  readonly navigation?: Navigation
  /** Loads the function that sends the screen's first requests while the guard checks and the code loads. */
  readonly firstReads?: () => Promise<(personId: string, path: string) => void>
}

/** A path of the layout `entry` without a screen: its loader redirects. */
export type Redirect = Pick<Screen, 'path' | 'panel' | 'navigation'> & {
  readonly load: () => Promise<LoaderFunction>
}

type Navigation = Omit<SidebarPage, 'path'> & { readonly group: keyof SidebarGroups }
