/**
 * Clips the fading picture of the old question to the area of the new one: a long question would cover Back and
 * Continue, and a scrolled one the panel.
 *
 * @returns a function that undoes it once the picture is gone
 */
export function fadeInPlace(): () => void {
  const { style } = document.documentElement
  const top = edgeOf('.question')?.top ?? 0
  const bottom = edgeOf('.onboarding-foot')?.top ?? innerHeight
  style.setProperty('--fade-top', `${Math.max(0, top)}px`)
  style.setProperty('--fade-bottom', `${bottom}px`)
  return () => {
    style.removeProperty('--fade-top')
    style.removeProperty('--fade-bottom')
  }
}

function edgeOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect()
}
