/** Ignores Enter while it is held down, except in text areas: each repetition would press the button again. */
export function ignoreHeldEnter(page: Document): void {
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return
      event.preventDefault()
    },
    true,
  )
}
