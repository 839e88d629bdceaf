import type { PointerEvent, WheelEvent } from 'react'

let last: number | null = null

/** Handlers of the box around an inert page that scroll it by touch, mouse or wheel. */
export const scrollPage = {
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
