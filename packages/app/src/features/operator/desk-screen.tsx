import { useQuery } from '@tanstack/react-query'
import { Landmark, LogOut, ScrollText, Search, Sun, Users } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation, useNavigate } from 'react-router-dom'
import { Logo } from '../../components/logo.tsx'
import { NotFoundScreen } from '../../components/not-found-screen.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { PATHS } from '../../config/paths.ts'
import { todayQuery } from './api/desk.ts'
import deskSheet from './desk.css?url'
import { LogPage } from './log-page.tsx'
import { PayoutsPage } from './payouts-page.tsx'
import { PersonPage } from './person-page.tsx'
import { TodayPage } from './today-page.tsx'
import { singleKeys, useDeskKeys } from './use-desk-keys.ts'

const PLACES = [
  { path: PATHS.operator, name: 'Today', icon: Sun, page: TodayPage },
  { path: `${PATHS.operator}/people`, name: 'People', icon: Users, page: PersonPage },
  { path: `${PATHS.operator}/payouts`, name: 'Payouts', icon: Landmark, page: PayoutsPage },
  { path: `${PATHS.operator}/log`, name: 'Log', icon: ScrollText, page: LogPage },
] as const

/** The desk of operators. Everybody else reads that there is no such page: the database refuses what it shows. */
export function DeskScreen() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const today = useQuery(todayQuery)
  const [hasKeys, setHasKeys] = useState(false)
  const find = useRef<HTMLInputElement>(null)
  useDeskKeys({
    '?': () => setHasKeys(true),
    '/': () => find.current?.focus(),
    'g t': () => void navigate(PATHS.operator),
    'g p': () => void navigate(`${PATHS.operator}/people`),
    'g m': () => void navigate(`${PATHS.operator}/payouts`),
  })
  const place = PLACES.find(({ path }) => path === pathname)
  const isRefused = today.isError && wasRefused(today.error)
  useEffect(() => {
    if (place && today.data && !isRefused) document.title = `${place.name} · Foyer desk`
  }, [place, today.data, isRefused])
  if (!place || isRefused) return <NotFoundScreen />
  // Until the app knows whether the visitor is an operator, the screen stays empty.
  if (today.isPending) return <main aria-busy="true" />
  const Page = place.page
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = find.current?.value.trim()
    if (!asked) return
    void navigate(`${PATHS.operator}/people?q=${encodeURIComponent(asked)}`)
    event.currentTarget.reset()
  }
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
          <form className="seek" onSubmit={search}>
            <Search aria-hidden="true" />
            <input
              ref={find}
              type="search"
              aria-label="Find by exact address, code or site name"
              placeholder="Find"
              autoComplete="off"
              spellCheck={false}
            />
            <kbd>/</kbd>
          </form>
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
            <NavLink to={PATHS.logout} className="nav">
              <LogOut aria-hidden="true" />
              <span>Log out</span>
            </NavLink>
            <p className="me">
              <b>{today.data?.operator}</b>
              Times are Eastern
            </p>
          </div>
        </header>
        <Page />
      </div>
      {hasKeys && <KeysDialog onClose={() => setHasKeys(false)} />}
    </>
  )
}

/** Whether the database said that the caller is no operator. */
function wasRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42501'
}

const KEYS = [
  ['j, k', 'The next and the previous row'],
  ['e', 'Does what the row says; where words are needed, goes to the field'],
  ['Ctrl Enter', 'Sends what was typed'],
  ['Enter', 'Reads the row; pressed again, opens its page'],
  ['l', 'Later: tomorrow at 6 am'],
  ['z', 'Takes the last deed back'],
  ['x', 'Marks a row; e then does what all marked rows say'],
  ['/', 'Finds a person by exact address, code or site name'],
  ['g t, g p, g m', 'Goes to Today, People, Payouts'],
  ['Esc', 'Leaves the field, or closes this'],
] as const

/** The keys of the desk, and whether they are on. */
function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const [areOn, setAreOn] = useState(singleKeys.read() !== false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?') onClose()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onClose])
  return (
    <Dialog title="Keys" description="They rest while you type." onClose={onClose}>
      <Facts facts={KEYS.map(([name, value]) => ({ name, value }))} values="beside" className="text-sm" />
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ currentTarget }) => {
            singleKeys.write(currentTarget.checked)
            setAreOn(currentTarget.checked)
          }}
        />
        Single keys are on
      </label>
    </Dialog>
  )
}
