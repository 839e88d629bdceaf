import { useEffect, useMemo } from 'react'
import { type SiteContent, siteGaps } from '../../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../../site/use-site-edits.ts'
import { TASK_FORMS } from '../../task-fields.ts'
import { showGapButtons } from '../gap-buttons.ts'
import type { ShownPage } from '../line-work.ts'
import type { History } from '../use-history.ts'
import { showPicture, showPictureButtons } from './picture-buttons.ts'
import { picturePlaces } from './picture-places.ts'
import { usePictures } from './use-pictures.ts'

type Options = {
  readonly content: SiteContent
  readonly own: OwnEdits
  readonly history: History
  readonly shown: ShownPage | null
  /** The slot whose picture is open. */
  readonly slot: string | null
  readonly onOpen: (slot: string) => void
  readonly onDone: (text: string) => void
}

/** The pictures of the page, and the buttons on it that open them. */
export function usePagePictures({ content, own, history, shown, slot, onOpen, onDone }: Options) {
  const places = useMemo(() => picturePlaces(content, own.edits), [content, own.edits])
  const pictures = usePictures({ own, history, onDone })
  useEffect(() => {
    if (slot && shown) showPicture(shown.page, slot)
  }, [slot, shown])
  return {
    places,
    place: places.find((one) => one.slot === slot),
    pictures,
    /** Returns a function that takes the buttons out. */
    decorate: (page: Document) => {
      const photos = siteGaps(content).filter(({ gap }) => gap === 'photo')
      const removeGaps = showGapButtons(
        page,
        photos,
        () => onOpen('portrait'),
        ({ gap }) => `${TASK_FORMS[gap].title} (to add), edit`,
      )
      const removeButtons = showPictureButtons(page, places, onOpen)
      return () => {
        removeButtons()
        removeGaps()
      }
    },
  }
}
