import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Selects by the digits 1 to 9 while the focus is in the group, on the page itself or on the heading, where it is after
 * a navigation. Digits in text fields are left alone.
 *
 * @param onDigit gets the index, from 0
 */
export function useDigitKeys(group: RefObject<HTMLElement | null>, onDigit: (index: number) => void): void {
  const latest = useRef(onDigit)
  useEffect(() => {
    latest.current = onDigit
  })
  // In a layout effect, because other effects may run after the first key.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || !/^[1-9]$/.test(event.key)) return
      if (group.current?.closest('[data-settling]')) return
      if (event.defaultPrevented || !isFree(document.activeElement, group.current)) return
      event.preventDefault()
      latest.current(Number(event.key) - 1)
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [group])
}

function isFree(focused: Element | null, group: HTMLElement | null): boolean {
  if (!focused || focused === document.body || focused.tagName === 'H1') return true
  return group?.contains(focused) ?? false
}
