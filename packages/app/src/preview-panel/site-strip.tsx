import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { ChevronDown, ChevronUp, Maximize2, Minimize2 } from 'lucide-react'
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react'
import { useBackCloses } from '../lib/use-back-closes.ts'
import { whenIdle } from '../lib/when-idle.ts'
import { styleLook } from '../site/style-look.ts'
import { LivePage, useScreenPreview } from './live-page.tsx'
import type { followNewestLine, NewestLine } from './newest-line.ts'
import type { PreviewScreen } from './places.ts'
import { useIsWide } from './use-is-wide.ts'
import { type StripState, useStripDrag } from './use-strip-drag.ts'

type SiteStripProps = {
  readonly saved: Answers
  readonly screen: PreviewScreen
  readonly state: StripState
  readonly onState: (state: StripState) => void
}

/**
 * The owner's site under a question on narrow screens: a strip with its name and its newest sentence, which can be pulled up.
 * The page itself is loaded when it is opened.
 */
export function SiteStrip(props: SiteStripProps) {
  const isWide = useIsWide()
  const preview = useScreenPreview(props.saved, props.screen)
  const name = preview.profile.company_name?.trim()
  // The last question shows the site in every style, and no site has no name.
  if (isWide || !name || props.screen === 'designDetails') return null
  return <Strip {...props} name={name} preview={preview} />
}

type StripProps = SiteStripProps & {
  readonly name: string
  readonly preview: ReturnType<typeof useScreenPreview>
}

function Strip({ saved, screen, state, onState, name, preview }: StripProps) {
  const place = useRef<HTMLElement>(null)
  const { line, isLoaded } = useNewestLine(preview)
  const isOpen = state !== 'closed'
  // Each question is a page of its own: Back closes the strip there first.
  useBackCloses(isOpen, () => onState('closed'), screen)
  const drag = useStripDrag(place, state, onState)
  useFocusInStrip(place, state)
  const { ground, ink, face } = styleLook(saved.designDetails?.selected_style ?? 'warm')
  const look: CSSProperties & Record<`--${string}`, string> = {
    '--strip-ground': ground,
    '--strip-ink': ink,
    ...(isLoaded && { '--strip-face': face }),
  }
  const title = <span className="site-strip-name">{name}</span>
  return (
    <div className="site-strip-place">
      <section
        ref={place}
        data-state={state}
        data-dragged={drag.isDragged || undefined}
        aria-label="Your site so far"
        role={state === 'open' ? 'dialog' : undefined}
        className="site-strip"
        style={look}
        onKeyDown={(event) => event.key === 'Escape' && isOpen && onState('closed')}
      >
        {isOpen ? (
          <header className="site-strip-head" {...drag.handlers}>
            {title}
            <StripButton
              label={state === 'half' ? 'Show more of your site' : 'Show less of your site'}
              onPress={() => onState(state === 'half' ? 'open' : 'half')}
            >
              {state === 'half' ? <Maximize2 /> : <Minimize2 />}
            </StripButton>
            <StripButton label="Close your site" onPress={() => onState('closed')}>
              <ChevronDown />
            </StripButton>
          </header>
        ) : (
          <button
            type="button"
            aria-expanded={false}
            className="site-strip-bar"
            {...drag.handlers}
            onClick={() => !drag.wasDragged() && onState('half')}
          >
            <span className="sr-only">Your site so far: </span>
            <span aria-hidden="true" className="site-strip-mark">
              {[...name][0]}
            </span>
            <span className="min-w-0">
              {title}
              <span className="site-strip-line">
                {/* Painted anew for each sentence, so that each is lit. */}
                <mark key={line?.text} data-lit={line?.cause !== undefined || undefined}>
                  {line?.text ?? 'It grows with each answer.'}
                </mark>
              </span>
            </span>
            <ChevronUp className="size-6 flex-none" />
          </button>
        )}
        {(isOpen || drag.isDragged) && (
          <div className="site-strip-page" {...scrollPage}>
            <LivePage preview={preview} />
          </div>
        )}
        <p role="status" className="sr-only">
          {line?.cause === 'choice' && line.text}
        </p>
      </section>
    </div>
  )
}

type StripButtonProps = { readonly label: string; readonly onPress: () => void; readonly children: ReactNode }

function StripButton({ label, onPress, children }: StripButtonProps) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="site-strip-button">
      {children}
    </button>
  )
}

/** The newest sentence of the site; composed when the question can be used. */
function useNewestLine(preview: StripProps['preview']) {
  const [line, setLine] = useState<NewestLine | null>(null)
  const [following, setFollowing] = useState<ReturnType<typeof followNewestLine> | null>(null)
  useEffect(() => {
    let isGone = false
    let begun: ReturnType<typeof followNewestLine> | undefined
    void whenIdle()
      .then(() => import('./newest-line.ts'))
      .then(({ followNewestLine }) => {
        if (isGone) return
        begun = followNewestLine(setLine)
        setFollowing(begun)
      })
      // The strip keeps its name.
      .catch(() => {})
    return () => {
      isGone = true
      begun?.stop()
    }
  }, [])
  useEffect(() => following?.show(preview), [following, preview])
  return { line, isLoaded: following !== null }
}

/** Open has the focus on Close; closing gives it back to the strip. */
function useFocusInStrip(place: { readonly current: HTMLElement | null }, state: StripState) {
  const last = useRef(state)
  useLayoutEffect(() => {
    if (last.current === state) return
    last.current = state
    const focused = document.activeElement
    const isElsewhere = focused && focused !== document.body && !place.current?.contains(focused)
    if (isElsewhere && state !== 'open') return
    const buttons = place.current?.querySelectorAll('button')
    buttons?.[state === 'open' ? 1 : 0]?.focus({ preventScroll: true })
  }, [place, state])
}

let last: number | null = null

/** Handlers of the box around an inert page that scroll it by touch, mouse or wheel. */
const scrollPage = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    last = event.clientY
  },
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    if (last === null) return
    scrollBy(event.currentTarget, last - event.clientY)
    last = event.clientY
  },
  onPointerUp: () => {
    last = null
  },
  onPointerCancel: () => {
    last = null
  },
  onWheel: (event: WheelEvent<HTMLElement>) => scrollBy(event.currentTarget, event.deltaY),
}

function scrollBy(box: HTMLElement, top: number): void {
  box
    .querySelector<HTMLIFrameElement>('iframe[data-shown]')
    ?.contentWindow?.scrollBy({ top, behavior: 'instant' })
}
