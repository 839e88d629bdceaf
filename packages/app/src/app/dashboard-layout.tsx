import { Outlet } from 'react-router-dom'

/** The frame of every screen of the dashboard. */
export function DashboardLayout() {
  return (
    <main className="mx-auto max-w-[65rem] px-4 pt-6 pb-10 md:px-8 md:pt-8">
      <Outlet />
    </main>
  )
}
