// Several navigations may race to leave a screen: its own and the one of a guard that finds the session gone. A message in the
// state of one of them is lost when the other wins, so what must be said waits here for the end of whichever arrives.
import { useSyncExternalStore } from 'react'
import { dismissOldToasts, showToast, type ToastMessage } from './toast.ts'

/** A message for the screen that comes next. */
export type NextScreenMessage = ToastMessage & {
  /** Stands in that screen until it is left; a reload forgets it. */
  readonly notice?: Notice
}

type Notice = { readonly title: string; readonly text: string }

type Moment = {
  readonly initialized: boolean
  readonly location: { readonly pathname: string }
  readonly navigation: {
    readonly state: string
    readonly location?: { readonly pathname: string } | undefined
  }
}

type Router = {
  readonly state: Moment
  subscribe(listener: (now: Moment) => void): () => void
}

/** Returns the state of the router; `null` before there is one. */
let readMoment: () => Moment | null = () => null
let waiting: readonly NextScreenMessage[] = []
let notice: Notice | null = null
const listeners = new Set<() => void>()

/**
 * Shows a message on the screen that follows another one: at once if that one has been left already, otherwise when the
 * running or next navigation has ended.
 *
 * @param path the path of the screen that is left
 */
export function sayAfterLeaving(path: string, message: NextScreenMessage): void {
  say(message, (pathname) => pathname !== path)
}

/** Shows a message on a screen: at once if it is shown, otherwise when the navigation to it has ended. */
export function sayOn(path: string, message: NextScreenMessage): void {
  say(message, (pathname) => pathname.replace(/\/+$/, '') === path)
}

function say(message: NextScreenMessage, isThere: (pathname: string) => boolean): void {
  waiting = [...waiting, message]
  const now = readMoment()
  if (now && isResting(now) && isThere(now.location.pathname)) sayWaiting()
}

/** The notice that the screen before has left for this one. */
export function useNoticeOfLastScreen(): Notice | null {
  return useSyncExternalStore(subscribe, () => notice)
}

/**
 * Follows the router: shows what waits when a navigation has ended, and dismisses what was said about the screen that is
 * left.
 */
export function followScreens(router: Router): void {
  waiting = []
  setNotice(null)
  let last = router.state
  readMoment = () => router.state
  router.subscribe((now) => {
    const { pathname } = last.location
    const isLeaving = isResting(last) && !isResting(now) && now.navigation.location?.pathname !== pathname
    const hasLeft = now.location.pathname !== pathname
    if (isLeaving || hasLeft) dismissOldToasts()
    if (hasLeft) setNotice(null)
    const hasArrived = isResting(now) && (!isResting(last) || now.location !== last.location)
    last = now
    if (hasArrived) sayWaiting()
  })
}

function isResting({ initialized, navigation }: Moment): boolean {
  return initialized && navigation.state === 'idle'
}

function sayWaiting(): void {
  const due = waiting
  waiting = []
  for (const { notice: left, ...toast } of due) {
    showToast(toast)
    if (left) setNotice(left)
  }
}

function setNotice(next: Notice | null): void {
  notice = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
