import { useEffect, useState } from 'react'
import { loadCode, reloadAfterDeploy } from '../../../lib/load-code.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import type { PhoneSheet } from './phone-sheet.tsx'

const load = () => loadCode(async () => (await import('./phone-sheet.tsx')).PhoneSheet)

/**
 * Loads the sheet of phones when the browser is idle, or when it is opened. If it is opened and cannot be loaded, it is
 * closed again, and opening it loads it once more.
 *
 * @returns the sheet, `null` until it is loaded, and whether it could not be loaded
 */
export function usePhoneSheet(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const [Loaded, setLoaded] = useState<typeof PhoneSheet | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const preload = async () => {
      await whenIdle()
      const sheet = await load()
      setLoaded(() => sheet)
    }
    preload().catch(() => {})
  }, [])
  useEffect(() => {
    if (!isOpen || Loaded) return
    const open = async () => {
      try {
        const sheet = await load()
        setLoaded(() => sheet)
        setHasFailed(false)
      } catch {
        if (await reloadAfterDeploy()) return
        setOpen(false)
        setHasFailed(true)
      }
    }
    void open()
  }, [isOpen, Loaded, setOpen])
  return { PhoneSheet: Loaded, hasFailed }
}
