/**
 * Clips the fading picture of the old question to the area of the new one: a long question would cover Back and
 * Continue, and a scrolled one the panel. The next navigation ends the fade, because React shows nothing new before.
 *
 * @returns a function that undoes it once the picture is gone
 */
export function fadeInPlace(): () => void {
  const { style } = document.documentElement
  const top = edgeOf('.question')?.top ?? 0
  const bottom = edgeOf('.onboarding-foot')?.top ?? innerHeight
  style.setProperty('--fade-top', `${Math.max(0, top)}px`)
  style.setProperty('--fade-bottom', `${bottom}px`)
  // Without the Navigation API (Safari before 26.2), the next question waits until the old one has faded.
  window.navigation?.addEventListener('navigate', endFade)
  return () => {
    window.navigation?.removeEventListener('navigate', endFade)
    style.removeProperty('--fade-top')
    style.removeProperty('--fade-bottom')
  }
}

function endFade() {
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
      animation.finish()
  }
}

function edgeOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect()
}
