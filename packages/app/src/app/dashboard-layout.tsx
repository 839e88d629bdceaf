import { useQuery } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { accountQuery } from '../account/account-state.ts'
import { Sidebar } from '../components/layouts/sidebar/sidebar.tsx'
import type { SidebarGroups } from '../components/layouts/sidebar/sidebar-content.tsx'
import type { SidebarPage } from '../components/layouts/sidebar/sidebar-link.tsx'
import { SidebarAccount, useSidebar } from '../components/layouts/sidebar/use-sidebar.ts'
import { PATHS } from '../config/paths.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { REDIRECTS, SCREENS } from './screens.tsx'
import { useFollowChanges } from './use-follow-changes.ts'

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
        className="min-w-0 flex-1 scroll-mt-20 px-4 pt-5 pb-8 focus-visible:shadow-none focus-visible:outline-none md:px-[clamp(1rem,3.2vw,2.75rem)] md:pt-8 md:pb-10 print:p-0"
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
