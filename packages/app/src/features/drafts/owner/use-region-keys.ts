import { useEffect } from 'react'
import { isComposing } from '../../../lib/keys.ts'
import type { ShownPage } from './edit/line-work.ts'

/** What F6 leads to, in the order of the document: the bar, the page, the row under it, the drawer. */
const REGION = '[data-region]'
const CONTROL = ':is(button,input,textarea,select):not([disabled]),a[href],summary,[contenteditable]'

/** F6 leads from region to region of the viewer, with Shift back, in Look as in Edit. */
export function useRegionKeys(shown: ShownPage | null): void {
  useEffect(() => {
    const page = shown?.page
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || isComposing(event)) return
      const target = event.target as Element
      // Nothing else can be reached from them.
      if (target.closest?.('[role=dialog],[role=menu]')) return
      event.preventDefault()
      const regions = [...document.querySelectorAll(REGION)].filter((region) => !region.closest('[inert]'))
      const at = regions.findIndex((region) =>
        region.contains(event.currentTarget === document ? target : (shown?.frame ?? null)),
      )
      const rest = [...regions.slice(at + 1), ...regions.slice(0, Math.max(at, 0))]
      for (const region of event.shiftKey ? rest.toReversed() : rest) {
        const isPage = shown !== null && region.contains(shown.frame)
        const next = isPage
          ? (placeIn(shown.page) ?? shown.frame)
          : region.querySelector<HTMLElement>(CONTROL)
        if (next) return next.focus({ preventScroll: isPage })
      }
    }
    const documents = page ? [document, page] : [document]
    for (const one of documents) one.addEventListener('keydown', hear)
    return () => {
      for (const one of documents) one.removeEventListener('keydown', hear)
    }
  }, [shown])
}

/** Where one goes on in the page: the line at work, what had the focus, or the first control in view. */
function placeIn(page: Document): HTMLElement | undefined {
  const line = page.querySelector('[data-chosen]')
  const own = line?.closest<HTMLElement>('[data-button]>summary') ?? line?.closest<HTMLElement>(CONTROL)
  if (own) return own
  if (page.activeElement && page.activeElement !== page.body) return page.activeElement as HTMLElement
  const controls = [...page.body.querySelectorAll<HTMLElement>(CONTROL)]
  return (
    controls.find((control) => {
      const { top, bottom } = control.getBoundingClientRect()
      return top >= 0 && bottom > top && bottom <= page.documentElement.clientHeight
    }) ?? controls[0]
  )
}
