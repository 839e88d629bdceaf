import { CONFETTI_MS, CONFETTI_PIECES } from '@foyer/shared/onboarding/pages/waiting.ts'

const COLORS = ['#ffd974', '#fffdf6', '#7fb59f', '#c65f38', '#fff0bf']

/** Shows confetti for three seconds; none with reduced motion. */
export async function celebrate(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { default: confetti } = await import('canvas-confetti')
  // Its worker would be made from a blob, which the page's policy forbids.
  const fire = confetti.create(undefined, { resize: true, useWorker: false })
  void fire({
    particleCount: CONFETTI_PIECES,
    shapes: ['square'],
    colors: COLORS,
    disableForReducedMotion: true,
    spread: 110,
    startVelocity: 38,
    // Frames, not milliseconds: longer than the three seconds, so that the clock ends it and not the frame rate.
    ticks: 2000,
    decay: 0.93,
    gravity: 0.7,
    origin: { x: 0.5, y: 0.45 },
  })
  // The library says nothing about its canvas to assistive technology.
  document.querySelector('body > canvas')?.setAttribute('aria-hidden', 'true')
  // Counting frames would last longer on slow screens.
  setTimeout(() => fire.reset(), CONFETTI_MS)
}
