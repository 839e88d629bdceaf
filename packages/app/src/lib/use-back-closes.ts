import { useEffect, useEffectEvent } from 'react'

/** A layer over the page, such as a dialog, that has an entry of its own in the history. */
type Layer = { readonly id: number; readonly under: EntryState | null; readonly close: () => void }

/** What the router keeps in an entry, and what a layer adds to it; the router does not notice the entries of layers. */
type EntryState = { readonly layer?: number; readonly key?: string; readonly idx?: number }

// Ids of an earlier load of the page must not meet those of this one.
let lastId = Date.now()
let open: readonly Layer[] = []
/** How many entries are being left because their layers were closed by other means. */
let leaving = 0
let isMoving = false
/** The entry of a layer that a reload has closed, as long as it is the one at hand. */
let reloaded: EntryState | null = history.state?.layer === undefined ? null : history.state

/**
 * Lets Back, the browser's, Android's or a swipe, close an open layer before it leaves the page: each open layer is one
 * entry in the history, with the address of the page.
 *
 * @param page tells pages apart over which the layer stays open
 */
export function useBackCloses(isOpen: boolean, onClose: () => void, page = ''): void {
  const close = useEffectEvent(onClose)
  // biome-ignore lint/correctness/useExhaustiveDependencies: on the next page it is another entry
  useEffect(() => (isOpen ? openLayer(() => close()) : undefined), [isOpen, page])
}

/** Follows the moves of the router: while it moves to another page, no entry is left. */
export function noteMoves(router: {
  subscribe(listener: (state: { readonly navigation: { readonly state: string } }) => void): unknown
}): void {
  router.subscribe(({ navigation }) => {
    isMoving = navigation.state !== 'idle'
    if (history.state?.layer === undefined) reloaded = null
  })
}

function openLayer(close: () => void): () => void {
  const id = ++lastId
  const under: EntryState | null = history.state
  const isLeftBehind = under?.layer !== undefined && !open.some((layer) => layer.id === under.layer)
  open = [...open, { id, under, close }]
  reloaded = null
  if (isLeftBehind) history.replaceState({ ...under, layer: id }, '')
  else history.pushState({ ...under, layer: id }, '')
  return () => {
    open = open.filter((layer) => layer.id !== id)
    // After what the same press may do. A link in the layer moves on from its entry, which is skipped on the way back.
    setTimeout(() => {
      if (history.state?.layer !== id || isMoving) return
      leaving += 1
      history.back()
    })
  }
}

// Before the router, which listens to the same event: it sees only moves between its own entries.
addEventListener('popstate', handleMove, true)

function handleMove(event: PopStateEvent): void {
  const state: EntryState | null = event.state
  const place = open.findIndex((layer) => layer.id === state?.layer)
  const isGone = state?.layer !== undefined && place < 0
  const isUnderGone = reloaded !== null && state?.key === reloaded.key && state?.idx === reloaded.idx
  if (!isGone) reloaded = null
  if (isGone || isUnderGone) {
    // Its layer was closed, or a reload has closed the one above it: the page below is what the person means.
    event.stopImmediatePropagation()
    history.back()
    return
  }
  if (leaving > 0) {
    leaving -= 1
    event.stopImmediatePropagation()
    return
  }
  const above = open.slice(place + 1)
  const [lowest] = above
  if (!lowest) return
  open = open.slice(0, place + 1)
  // Another page, several entries back, is the router's to show.
  if (state?.key === lowest.under?.key && state?.idx === lowest.under?.idx) event.stopImmediatePropagation()
  for (const layer of above.toReversed()) layer.close()
}
