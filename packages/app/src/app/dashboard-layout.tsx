import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet } from 'react-router-dom'
import { accountQuery } from '../account/account-state.ts'
import { Sidebar } from '../components/layouts/sidebar/sidebar.tsx'
import type { SidebarGroups } from '../components/layouts/sidebar/sidebar-content.tsx'
import type { SidebarPage } from '../components/layouts/sidebar/sidebar-link.tsx'
import { SidebarAccount, useSidebar } from '../components/layouts/sidebar/use-sidebar.ts'
import { PATHS } from '../config/paths.ts'
import type { FollowedPart } from '../lib/live-query.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { type Changes, changesQuery } from './api/changes.ts'
import { REDIRECTS, SCREENS } from './screens.tsx'

/** The layout of every dashboard screen: the sidebar and the screen, which is kept up to date. */
export function DashboardLayout() {
  const sidebar = useSidebar()
  const person = useSignedInPerson()
  useFollowChanges(person.id)
  const { data } = useQuery(accountQuery(person))
  const groups = data?.account.isPartner ? PARTNER_NAVIGATION : NAVIGATION
  return (
    <div className="min-h-dvh md:flex">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-3"
      >
        Skip to the content
      </a>
      <SidebarAccount value={person.email}>
        <Sidebar state={sidebar} groups={groups} />
      </SidebarAccount>
      <main
        id="main"
        tabIndex={-1}
        className="min-w-0 flex-1 px-4 pt-5 pb-8 focus-visible:shadow-none focus-visible:outline-none md:px-[clamp(1rem,3.2vw,2.75rem)] md:pt-8 md:pb-10 print:p-0"
      >
        <div className="@container max-w-[62rem]">
          <Outlet />
        </div>
      </main>
    </div>
  )
}

/** The links of the sidebar. */
const NAVIGATION: SidebarGroups = {
  main: linksOf('main'),
  account: linksOf('account'),
}

/** A partner without a practice has no website: what is left is the person's own. */
const PARTNER_NAVIGATION: SidebarGroups = {
  main: NAVIGATION.main.filter(({ path }) => path === PATHS.home || path === PATHS.contacts),
  account: NAVIGATION.account,
}

function linksOf(group: keyof SidebarGroups): readonly SidebarPage[] {
  return [...SCREENS, ...REDIRECTS].flatMap(({ path, navigation }) =>
    navigation?.group === group ? [{ path, name: navigation.name, icon: navigation.icon }] : [],
  )
}

const PARTS: readonly FollowedPart[] = ['referrals', 'site']

/**
 * Keeps the screen up to date: asks every few seconds while something is under way, otherwise once a minute and when the
 * tab comes back, and loads only what changed. TanStack Query pauses the interval in a hidden tab.
 */
function useFollowChanges(personId: string): void {
  const client = useQueryClient()
  const { data } = useQuery(changesQuery(personId))
  const known = useRef<Changes>(undefined)
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = data
    for (const part of PARTS) {
      // The screen may have loaded its data just before the first response.
      const hasChanged = before ? before[part] !== data[part] : data.is_under_way
      if (hasChanged) {
        void client.invalidateQueries({ predicate: ({ meta }) => meta?.follows === part })
      }
    }
  }, [data, client])
}
