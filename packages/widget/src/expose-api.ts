import type { Foyer } from './foyer.ts'

/** Puts the API on the page as `window.Foyer`, unless the page has something of its own under that name. */
export function exposeApi({ signal, ...api }: Foyer): void {
  if (Reflect.has(window, 'Foyer')) return
  Reflect.set(window, 'Foyer', api)
  signal.addEventListener('abort', () => {
    if (Reflect.get(window, 'Foyer') === api) Reflect.deleteProperty(window, 'Foyer')
  })
}
