import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import { findToastPlace } from './toast-place.ts'

const HIDDEN: CSSProperties = { opacity: 0, pointerEvents: 'none' }
/** Above the page, which moves down. */
const ON_TOP: CSSProperties = { position: 'absolute', left: 16, top: 16 }
const EDGES = 32

/**
 * Keeps the toasts in a place where they cover no control and no message of a field, also while the page scrolls or
 * changes. If no place is free when they appear, they stand above the page, which scrolls there unless a field with a problem
 * has the focus.
 *
 * @param shown different whenever other toasts are shown; empty without any
 */
export function useToastPlace(toaster: RefObject<HTMLElement | null>, shown: string): CSSProperties {
  const [style, setStyle] = useState<CSSProperties>(HIDDEN)
  useLayoutEffect(() => {
    const list = toaster.current
    if (!list || shown === '') return
    let isOnTop = false
    let frame = 0
    const free = () => findToastPlace(list, { width: list.offsetWidth, height: list.offsetHeight })

    function arrange() {
      document.body.style.paddingTop = ''
      const box = free()
      isOnTop = box === null
      setStyle(box ? { left: box.left, top: box.top } : ON_TOP)
      if (!list || !isOnTop) return
      document.body.style.paddingTop = `${list.offsetHeight + EDGES}px`
      // The message of a field stands there, too.
      const field = document.activeElement?.closest('[aria-invalid="true"]')
      if (field) field.scrollIntoView({ block: 'nearest' })
      else scrollTo({ top: 0 })
    }
    function follow() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (isOnTop) return
        const box = free()
        // No place is free at this scroll position: the toast returns when one is.
        setStyle(box ? { left: box.left, top: box.top } : HIDDEN)
      })
    }
    arrange()
    const changes = new MutationObserver((records) => {
      if (records.some(({ target }) => !list.contains(target))) follow()
    })
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('resize', arrange)
    addEventListener('scroll', follow, { passive: true, capture: true })
    // A screen that slides in has stopped moving by then.
    const timer = setTimeout(follow, 400)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('resize', arrange)
      removeEventListener('scroll', follow, { capture: true })
      document.body.style.paddingTop = ''
    }
  }, [toaster, shown])
  return style
}
