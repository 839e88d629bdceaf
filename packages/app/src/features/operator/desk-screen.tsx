import { useQuery } from '@tanstack/react-query'
import { Landmark, ScrollText, Search, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Logo } from '../../components/logo.tsx'
import { NotFoundScreen } from '../../components/not-found-screen.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { PATHS } from '../../config/paths.ts'
import deskSheet from './desk.css?url'
import { todayQuery } from './desk-query.ts'
import { LogPage } from './log-page.tsx'
import { PayoutsPage } from './payouts-page.tsx'
import { PersonPage } from './person-page.tsx'
import { TodayPage } from './today-page.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

const PLACES = [
  { path: PATHS.operator, name: 'Today', icon: Sun, page: TodayPage },
  { path: `${PATHS.operator}/people`, name: 'People', icon: Search, page: PersonPage },
  { path: `${PATHS.operator}/payouts`, name: 'Payouts', icon: Landmark, page: PayoutsPage },
  { path: `${PATHS.operator}/log`, name: 'Log', icon: ScrollText, page: LogPage },
] as const

/** The desk of operators. Everybody else reads that there is no such page: the database refuses what it shows. */
export function DeskScreen() {
  const { pathname } = useLocation()
  const today = useQuery(todayQuery)
  const [hasKeys, setHasKeys] = useState(false)
  useDeskKeys({ '?': () => setHasKeys(true) })
  const place = PLACES.find(({ path }) => path === pathname)
  const isRefused = today.isError && wasRefused(today.error)
  useEffect(() => {
    if (place && today.data && !isRefused) document.title = `${place.name} · Foyer desk`
  }, [place, today.data, isRefused])
  if (!place || isRefused) return <NotFoundScreen />
  // Who may come in is not known yet: nothing says what stands here.
  if (today.isPending) return <main aria-busy="true" />
  const Page = place.page
  return (
    <>
      {deskSheet && <link rel="stylesheet" href={deskSheet} precedence="default" />}
      <div className="desk">
        <a href="#desk-title" className="skip">
          Skip to the content
        </a>
        <header className="oside">
          <div className="brand">
            <Logo className="logo" />
            <span>Desk</span>
          </div>
          <nav aria-label="Desk">
            {PLACES.map(({ path, name, icon: Icon }) => (
              <NavLink key={path} to={path} end className="nav">
                <Icon aria-hidden="true" />
                <span>{name}</span>
                {name === 'Today' && today.data && <span className="n">{today.data.items.length}</span>}
              </NavLink>
            ))}
          </nav>
          <div className="low">
            <button type="button" className="nav" onClick={() => setHasKeys(true)}>
              <span>Keys</span>
              <kbd>?</kbd>
            </button>
            <p className="me">
              <b>{today.data?.operator}</b>
              Times are Eastern
            </p>
          </div>
        </header>
        <Page />
      </div>
      {hasKeys && (
        <Dialog title="Keys" onClose={() => setHasKeys(false)}>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
            {KEYS.map(([key, does]) => (
              <div key={key} className="contents">
                <dt className="font-[650]">{key}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}

const KEYS = [
  ['j, k', 'The next and the previous item'],
  ['e', 'Does what the row says; where words are needed, goes to the field'],
  ['Ctrl Enter', 'Sends what was typed'],
  ['l', 'Later: tomorrow morning'],
  ['z', 'Takes the last deed back'],
  ['Esc', 'Leaves the field, or closes this'],
] as const

/** Whether the database said that the caller is no operator. */
function wasRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501'
}
