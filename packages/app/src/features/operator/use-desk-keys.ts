import { useEffect, useRef } from 'react'

/** Runs what a key says, unless somebody types. In fields only Ctrl Enter and Esc count. */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (document.querySelector('[role="dialog"]') || event.altKey || event.metaKey || event.isComposing)
        return
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select')
      const name = event.ctrlKey ? `Ctrl ${event.key}` : event.key
      if (isField && name !== 'Ctrl Enter' && name !== 'Escape') return
      const run = latest.current[name]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
