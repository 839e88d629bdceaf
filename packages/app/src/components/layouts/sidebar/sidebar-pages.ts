import {
  AppWindow,
  Calendar,
  ContactRound,
  CreditCard,
  House,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Megaphone,
  Settings,
  Star,
  TrendingUp,
} from 'lucide-react'
import { PATHS } from '../../../config/paths.ts'

export type SidebarPage = { readonly path: string; readonly name: string; readonly icon: LucideIcon }

/** The pages of the dashboard that can be used now, in the order of the specification. */
export const MAIN_PAGES: readonly SidebarPage[] = [
  { path: PATHS.home, name: 'Home', icon: House },
  { path: PATHS.mySite, name: 'My Site', icon: AppWindow },
  { path: PATHS.marketing, name: 'Marketing', icon: TrendingUp },
  { path: PATHS.contacts, name: 'Contacts', icon: ContactRound },
]

/** The pages that open when the website is live, in the order of the specification. */
export const LATER_PAGES: readonly SidebarPage[] = [
  { path: PATHS.socialMedia, name: 'Social Media', icon: Megaphone },
  { path: PATHS.reviews, name: 'Reviews', icon: Star },
  { path: PATHS.bookings, name: 'Bookings', icon: Calendar },
  { path: PATHS.payments, name: 'Payments', icon: CreditCard },
]

/** The lower group. */
export const ACCOUNT_PAGES: readonly SidebarPage[] = [
  { path: PATHS.settings, name: 'Settings', icon: Settings },
  { path: PATHS.support, name: 'Help & Support', icon: LifeBuoy },
  { path: PATHS.logout, name: 'Log out', icon: LogOut },
]
