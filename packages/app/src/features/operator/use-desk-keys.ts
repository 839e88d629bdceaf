import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { browserStore } from '../../lib/browser-store.ts'

/** Whether keys without Ctrl do something in this browser; they do until somebody turns them off. */
export const singleKeys = browserStore('browser', 'foyer:desk-keys', z.boolean())

/**
 * Runs what a key says, unless somebody types: in fields only Ctrl Enter and Esc count. `g t` is one key after the other. Enter on a
 * button or link is that of the button.
 */
export function useDeskKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let before = ''
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const prefix = before
      before = ''
      if (document.querySelector('[role="dialog"]') || event.altKey || event.metaKey || event.isComposing)
        return
      const isField = target instanceof HTMLElement && target.matches('input, textarea, select')
      const name = event.ctrlKey ? `Ctrl ${event.key}` : event.key
      if (isField && name !== 'Ctrl Enter' && name !== 'Escape') return
      if (name === 'Enter' && target instanceof HTMLElement && target.closest('a, button, summary')) return
      if (name.length === 1 && singleKeys.read() === false) return
      if (name === 'g') before = 'g '
      const run = latest.current[`${prefix}${name}`]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
