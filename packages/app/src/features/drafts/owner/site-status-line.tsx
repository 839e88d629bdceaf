import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { siteWords } from '@foyer/shared/sites/site-words.ts'
import clsx from 'clsx'
import { CloudOff, Eye, EyeOff, Globe, Link2, LoaderCircle, Lock, type LucideIcon } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useInputStatus } from '../../../site/use-save-status.ts'

/** Saving is said only when it takes longer than this. */
const SAVING_SHOWN_MS = 400

type SiteStatusLineProps = {
  /** `null` while it is not known. */
  readonly site: SiteState | null
  /** The name of the look that is tried. */
  readonly trying: string | null
  /** A narrow bar. */
  readonly isShort: boolean
}

/**
 * The one line under the name of a site: where it stands. What is typed is stored all the time, so only that it takes long or
 * has failed is said. The sentence is never cut: where the bar has no room for it, the short form stands there.
 */
export function SiteStatusLine({ site, trying, isShort }: SiteStatusLineProps) {
  const { input } = useInputStatus()
  const isSaving = useLasts(input === 'saving', SAVING_SHOWN_MS)
  if (input === 'failed')
    return (
      <Line
        icon={CloudOff}
        isDanger
        isShort={isShort}
        long={{ state: 'Not saved.', rest: 'Your words are still here' }}
        short={{ state: 'Not saved' }}
      />
    )
  if (isSaving)
    return <Line icon={LoaderCircle} isShort long={{ rest: 'Saving...' }} short={{ rest: 'Saving...' }} />
  if (trying !== null)
    return (
      <Line
        icon={Eye}
        isShort={isShort}
        long={{ state: `Trying ${trying}.`, rest: 'Nothing is changed' }}
        short={{ state: 'Trying', rest: trying }}
      />
    )
  const bar = site && siteWords(site).bar
  if (!bar) return null
  const [state = '', rest] = bar.short.split(/(?<=,) /)
  return (
    <Line
      icon={iconOf(site)}
      isShort={isShort}
      long={{ state: `${bar.state}.`, rest: bar.rest }}
      short={{ state, rest }}
    />
  )
}

/** `null` is the diamond of changes that wait. */
function iconOf({ state, facts }: SiteState): LucideIcon | null {
  switch (state) {
    case 'live-with-changes':
      return null
    case 'live':
      return Globe
    case 'offline':
      return EyeOff
    default:
      return facts.isShared ? Link2 : Lock
  }
}

/** A state in bold, and what follows from it. */
type Words = { readonly state?: string; readonly rest?: string | undefined }

type LineProps = {
  readonly icon: LucideIcon | null
  readonly long: Words
  readonly short: Words
  readonly isDanger?: boolean
  readonly isShort: boolean
}

function Line({ icon: Icon, long, short, isDanger = false, isShort }: LineProps) {
  const line = useRef<HTMLSpanElement>(null)
  const isCut = useIsCut(line)
  const { state, rest } = isShort || isCut ? short : long
  return (
    <span className={clsx('grid min-w-0', isDanger && 'text-danger')}>
      <span className="flex min-w-0 items-center gap-1.5">
        {Icon ? (
          <Icon className="size-3.5 flex-none stroke-2" />
        ) : (
          <span aria-hidden="true" className="mx-0.5 size-2 flex-none rotate-45 rounded-[1px] bg-primary" />
        )}
        <span className="min-w-0 truncate">
          {state && <b className={clsx('font-[650]', !isDanger && 'text-text')}>{state}</b>}
          <span>{rest && ` ${rest}`}</span>
        </span>
      </span>
      {/* Asks the bar for as much room as the sentence takes. Nobody sees or hears it, and the bold words are a little wider. */}
      {!isShort && (
        <span
          ref={line}
          data-long={[long.state, long.rest].join(' ')}
          className="invisible h-0 overflow-hidden pl-8 whitespace-nowrap before:content-[attr(data-long)]"
        />
      )}
    </span>
  )
}

/** Whether the words of an element are longer than it is wide. */
function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return
    const measure = () => setIsCut(shown.scrollWidth > shown.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(shown)
    return () => observer.disconnect()
  })
  return isCut
}

/** Whether something has lasted for some time. */
function useLasts(isOn: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!isOn) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isOn && lasts
}
