import { type FocusEvent, type PointerEvent, useRef } from 'react'

/**
 * Returns the handlers of a group of cards that tell which one an owner looks at: the card under the mouse, else the one
 * that the keyboard has focused.
 *
 * @param onConsider called when that card changes, with `null` for none
 */
export function useConsidered(onConsider: ((id: string | null) => void) | undefined) {
  const last = useRef<string | null>(null)
  function consider(id: string | null) {
    if (id === last.current) return
    last.current = id
    onConsider?.(id)
  }
  return {
    onPointerOver: ({ pointerType, target }: PointerEvent) => {
      const id = pointerType === 'mouse' ? cardOf(target) : null
      if (id) consider(id)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') consider(focusedCard())
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible')) consider(cardOf(target))
    },
    onBlur: ({ target }: FocusEvent) => {
      if (cardOf(target) === last.current) consider(null)
    },
  }
}

function focusedCard(): string | null {
  return cardOf(document.querySelector('[data-card]:focus-visible'))
}

function cardOf(target: EventTarget | null): string | null {
  // The buttons of a card stand beside its radio button or checkbox.
  const card = target instanceof Element ? target.closest('[data-card], [data-card] ~ *') : null
  return (
    card?.getAttribute('data-card') ??
    card?.parentElement?.querySelector('[data-card]')?.getAttribute('data-card') ??
    null
  )
}
