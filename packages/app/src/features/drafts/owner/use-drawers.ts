import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useBackCloses } from '../../../lib/use-back-closes.ts'

/**
 * The drawers beside the page, or over it on narrow windows: the checklist, the changes that are not published, sharing, and the
 * picture of a slot. One is open at a time; the address may ask for one of the first three.
 */
export function useDrawers({ isLive, isCompact }: { isLive: boolean; isCompact: boolean }) {
  const [search] = useSearchParams()
  const asked = search.get('view')
  // `shown`: the changes are marked on the page, and their drawer, which covered it, is closed.
  const [drawer, setDrawer] = useState<'checklist' | 'changes' | 'shown' | 'share' | null>(
    asked === 'checklist' || asked === 'changes' || asked === 'share' ? asked : null,
  )
  // The slot whose picture is open.
  const [picture, setPicture] = useState<string | null>(null)
  const isListOpen = drawer === 'checklist'
  const isChangesOpen = drawer === 'changes' && isLive
  const isShareOpen = drawer === 'share' && !isLive
  const isOpen = isListOpen || isChangesOpen || isShareOpen
  const closeTo = (button: string, next: 'shown' | null = null) => {
    setDrawer(next)
    // The drawer covers its button until it is gone.
    requestAnimationFrame(() => document.getElementById(button)?.focus())
  }
  const closeList = () => closeTo('checklist-button')
  const closeChanges = () => closeTo('publish-button')
  const closeShare = () => closeTo('share-button')
  // On wide windows they stand beside the page. The picture's drawer does the same for itself.
  useBackCloses(isOpen && isCompact, isListOpen ? closeList : isShareOpen ? closeShare : closeChanges)
  return {
    picture,
    setPicture,
    isListOpen,
    isChangesOpen,
    isShareOpen,
    /** Whether the changes are marked on the page. */
    isMarked: isChangesOpen || (drawer === 'shown' && isLive),
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
    /** Closes the drawer of the changes, which stay marked on the page until something else is opened. */
    showChanges: () => closeTo('publish-button', 'shown'),
    hideMarks: () => setDrawer((now) => (now === 'shown' ? null : now)),
    closeShare,
    toggleShare: () => {
      setPicture(null)
      if (isShareOpen) closeShare()
      else setDrawer('share')
    },
    toggleChanges: () => {
      setPicture(null)
      if (isChangesOpen) closeChanges()
      else setDrawer('changes')
    },
  }
}
