import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBackCloses } from '../../../lib/use-back-closes.ts'

/**
 * The drawers beside the page, or over it on narrow windows: the checklist, the changes that are not published, and the
 * picture of a slot. One is open at a time; the address may ask for one of the first two.
 */
export function useDrawers({ isLive, isCompact }: { isLive: boolean; isCompact: boolean }) {
  const [search] = useSearchParams()
  const asked = search.get('view')
  const [drawer, setDrawer] = useState<'checklist' | 'changes' | null>(
    asked === 'checklist' || asked === 'changes' ? asked : null,
  )
  // The slot whose picture is open.
  const [picture, setPicture] = useState<string | null>(null)
  const isListOpen = drawer === 'checklist'
  const isChangesOpen = drawer === 'changes' && isLive
  const isOpen = isListOpen || isChangesOpen
  const closeTo = (button: string) => {
    setDrawer(null)
    // The drawer covers its button until it is gone.
    requestAnimationFrame(() => document.getElementById(button)?.focus())
  }
  const closeList = () => closeTo('checklist-button')
  const closeChanges = () => closeTo('publish-button')
  // On wide windows they stand beside the page. The picture's drawer does the same for itself.
  useBackCloses(isOpen && isCompact, isListOpen ? closeList : closeChanges)
  return {
    picture,
    setPicture,
    isListOpen,
    isChangesOpen,
    isCovered: (isOpen || picture !== null) && isCompact,
    isBeside: (isOpen || picture !== null) && !isCompact,
    openList: () => setDrawer('checklist'),
    hideList: () => setDrawer(null),
    closeList,
    toggleList: () => {
      setPicture(null)
      setDrawer(isListOpen ? null : 'checklist')
    },
    closeChanges,
    toggleChanges: () => {
      setPicture(null)
      if (isChangesOpen) closeChanges()
      else setDrawer('changes')
    },
  }
}
