import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { whenIdle } from '../lib/when-idle.ts'
import type { Person } from '../session/person.ts'
import { useSignedInPerson } from '../session/signed-in-person.ts'
import { useTypedPracticeName } from '../site/practice-name.ts'
import { siteAddress } from '../site/site-address.ts'
import type { Following, ScreenPreview } from './follow-answers.ts'
import type { PreviewScreen } from './places.ts'

/** Under this width the panel is a band without a window. */
const WIDE = '(width >= 64rem)'

/** Renders the practice's website as far as it is answered, for the panel beside a screen. */
export function useLivePreview(saved: Answers, screen: PreviewScreen): { readonly window: ReactNode } {
  const person = useSignedInPerson()
  const typed = useTypedPracticeName()
  const isWide = useIsWide()
  return useMemo(
    () => ({
      window: isWide && (
        <SiteWindow saved={saved} screen={screen} person={person} name={typed || person.companyName} />
      ),
    }),
    [saved, screen, person, typed, isWide],
  )
}

type SiteWindowProps = {
  readonly saved: Answers
  readonly screen: PreviewScreen
  readonly person: Person
  /** The name of the practice; empty if none is known. */
  readonly name: string
}

/** The site in a browser window. A picture only: it is inert, and assistive technology passes it by. */
function SiteWindow({ saved, screen, person, name }: SiteWindowProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setIsReady] = useState(false)
  const { id, firstName, lastName } = person
  const preview = useMemo(
    () => ({
      saved,
      screen,
      profile: { id, first_name: firstName, last_name: lastName, company_name: name },
    }),
    [saved, screen, id, firstName, lastName, name],
  )
  useFollowing(frame, preview, () => setIsReady(true))
  return (
    <div aria-hidden="true" data-look={screen === 'designDetails' ? 'wide' : 'near'} className="site-window">
      <div className="site-window-bar">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill="var(--art-leaf)" />
          <path d="M4.6 16V8.6a3.4 3.4 0 0 1 6.8 0V16z" fill="var(--art-straw)" />
        </svg>
        <span>{siteAddress(name)}</span>
      </div>
      <div className="site-window-page">
        <iframe
          ref={frame}
          title="Preview of your website"
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          data-ready={isReady}
        />
      </div>
    </div>
  )
}

/** Loads the preview when the screen can be used, and keeps it up to date. */
function useFollowing(
  frame: { readonly current: HTMLIFrameElement | null },
  preview: ScreenPreview,
  onReady: () => void,
) {
  const [following, setFollowing] = useState<Following | null>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    let isGone = false
    let opened: Following | undefined
    void whenIdle()
      .then(() => import('./follow-answers.ts'))
      .then(({ followAnswers }) => {
        if (isGone || !frame.current) return
        opened = followAnswers(frame.current, () => ready())
        setFollowing(opened)
      })
      // The question works without its preview.
      .catch(() => {})
    return () => {
      isGone = true
      opened?.stop()
    }
  }, [frame])
  useEffect(() => following?.show(preview), [following, preview])
}

function useIsWide(): boolean {
  return useSyncExternalStore(onWidth, () => matchMedia(WIDE).matches)
}

function onWidth(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
