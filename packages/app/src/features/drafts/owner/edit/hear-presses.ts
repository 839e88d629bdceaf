/** Where the page is pressed, or was just pressed. */
export type Press = { readonly x: number; readonly y: number; isDown: boolean }

/**
 * Keeps the place of each press of a page, until what was pressed has heard of it.
 *
 * @param onEnd the press is over, whatever it has met
 */
export function hearPresses(
  page: Document,
  press: { current: Press | null },
  onEnd: () => void,
  signal: AbortSignal,
): void {
  const options = { signal, capture: true }
  let isOnButton = false
  const end = () => {
    press.current = null
    onEnd()
  }
  // A button is told by its changed attribute, in WebKit some time after the click.
  const endLater = () =>
    setTimeout(() => (isOnButton ? requestAnimationFrame(() => requestAnimationFrame(end)) : end()))
  page.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) => {
      isOnButton = false
      press.current = { x: clientX, y: clientY, isDown: true }
    },
    options,
  )
  page.addEventListener(
    'pointerup',
    ({ pointerType }) => {
      if (press.current) press.current.isDown = false
      // The click of a finger comes later.
      if (pointerType !== 'touch') endLater()
    },
    options,
  )
  page.addEventListener(
    'click',
    ({ target, detail }) => {
      isOnButton = Boolean((target as Element | null)?.closest?.('[data-button]'))
      // Not the click that a key makes.
      if (detail > 0) endLater()
    },
    options,
  )
  for (const name of ['pointercancel', 'contextmenu']) page.addEventListener(name, end, options)
}
