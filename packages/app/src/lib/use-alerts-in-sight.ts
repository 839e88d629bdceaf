import { useEffect } from 'react'

/**
 * Scrolls each alert into sight when its words appear, out from under what stands at an edge of the window: the press that it
 * answers may be far from it. A field that somebody types in stays in sight.
 */
export function useAlertsInSight(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const alert of new Set(changes.flatMap(alertsOf))) show(alert)
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    return () => observer.disconnect()
  }, [])
}

// The region for toasts has a place of its own.
const ALERT = '[role="alert"]:not([data-sonner-toaster] *)'

function alertsOf({ target, addedNodes, type }: MutationRecord): readonly Element[] {
  if (type === 'childList' && addedNodes.length === 0) return []
  const around = (target instanceof Element ? target : target.parentElement)?.closest(ALERT)
  if (around) return [around]
  return [...addedNodes].flatMap((node) =>
    node instanceof Element
      ? [node, ...node.querySelectorAll(ALERT)].filter((one) => one.matches(ALERT))
      : [],
  )
}

function show(alert: Element): void {
  if (!alert.textContent?.trim()) return
  alert.scrollIntoView({ block: 'nearest' })
  const focused = document.activeElement
  if (focused?.matches('input, textarea, select')) focused.scrollIntoView({ block: 'nearest' })
}
