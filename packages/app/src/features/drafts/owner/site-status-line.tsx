import type { SiteState } from '@foyer/shared/sites/site-state.ts'
import { siteWords } from '@foyer/shared/sites/site-words.ts'
import clsx from 'clsx'
import { CloudOff, Eye, EyeOff, Globe, Link2, LoaderCircle, Lock, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
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
 * has failed is said.
 */
export function SiteStatusLine({ site, trying, isShort }: SiteStatusLineProps) {
  const { input } = useInputStatus()
  const isSaving = useLasts(input === 'saving', SAVING_SHOWN_MS)
  if (input === 'failed')
    return (
      <Line icon={CloudOff} state="Not saved." rest="Your words are still here" isDanger isShort={isShort} />
    )
  if (isSaving) return <Line icon={LoaderCircle} rest="Saving..." />
  if (trying !== null)
    return isShort ? (
      <Line icon={Eye} state="Trying" rest={trying} />
    ) : (
      <Line icon={Eye} state={`Trying ${trying}.`} rest="Nothing is changed" />
    )
  const bar = site && siteWords(site).bar
  if (!bar) return null
  if (!isShort) return <Line icon={iconOf(site)} state={`${bar.state}.`} rest={bar.rest} />
  const [state = '', rest] = bar.short.split(/(?<=,) /)
  return <Line icon={iconOf(site)} state={state} rest={rest} />
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

type LineProps = {
  readonly icon: LucideIcon | null
  /** In bold. */
  readonly state?: string
  readonly rest?: string | undefined
  readonly isDanger?: boolean
  readonly isShort?: boolean
}

function Line({ icon: Icon, state, rest, isDanger = false, isShort = false }: LineProps) {
  return (
    <span className={clsx('flex min-w-0 items-center gap-1.5', isDanger && 'text-danger')}>
      {Icon ? (
        <Icon className="size-3.5 flex-none stroke-2" />
      ) : (
        <span aria-hidden="true" className="mx-0.5 size-2 flex-none rotate-45 rounded-[1px] bg-primary" />
      )}
      <span className="min-w-0 truncate">
        {state && <b className={clsx('font-[650]', !isDanger && 'text-text')}>{state}</b>}
        <span>{rest && !(isDanger && isShort) && ` ${rest}`}</span>
      </span>
    </span>
  )
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
