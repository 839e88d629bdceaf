import { useEffect, useMemo } from 'react'
import { type SiteContent, siteGaps } from '../../../../../site/review-site.ts'
import type { OwnEdits } from '../../../../../site/use-site-edits.ts'
import { makeButtons } from '../../frame-buttons.ts'
import { TASK_FORMS } from '../../task-fields.ts'
import { showGapButtons } from '../gap-buttons.ts'
import type { ShownPage } from '../line-work.ts'
import type { History } from '../use-history.ts'
import { keepPictureInView } from './keep-picture-in-view.ts'
import { type PicturePlace, picturePlaces } from './picture-places.ts'
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
  useEffect(() => (slot && shown ? keepPictureInView(shown.page, slot) : undefined), [slot, shown])
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

// A button lies on the picture, so that its frame stays as it is. The place that waits for one opens wherever it is pressed.
const SHEET = `
[data-gap=photo]{position:relative}
[data-gap=photo] [data-button]>summary::after{content:""!important;position:absolute!important;inset:0!important;cursor:pointer!important}
.pic{position:relative}
.pic>[data-button]>summary{display:block!important;position:absolute!important;inset:0!important;z-index:1!important}
[data-picture-button]{position:absolute;inset:0;cursor:pointer}
summary:hover>[data-picture-button]{box-shadow:inset 0 0 0 2px #14503e,inset 0 0 0 4px #ffd974}
summary:focus-visible>[data-picture-button]{box-shadow:inset 0 0 0 3px #14503e,inset 0 0 0 6px #ffd974}`

/**
 * Makes the pictures of the page, and the place that waits for one, buttons.
 *
 * @returns a function that takes them out
 */
function showPictureButtons(
  page: Document,
  places: readonly PicturePlace[],
  onChoose: (slot: string) => void,
): () => void {
  const sheet = page.createElement('style')
  sheet.textContent = SHEET
  page.head.append(sheet)
  const buttons = new Map<HTMLElement, string>()
  for (const picture of page.querySelectorAll<HTMLElement>('[data-picture]')) {
    const button = page.createElement('span')
    button.dataset.pictureButton = ''
    picture.append(button)
    buttons.set(button, picture.dataset.picture ?? '')
  }
  const removeButtons = makeButtons(
    page,
    buttons.keys(),
    (button) => onChoose(buttons.get(button) ?? ''),
    (button) => `${places.find(({ slot }) => slot === buttons.get(button))?.title ?? 'Photo'}, edit`,
  )
  return () => {
    removeButtons()
    for (const button of buttons.keys()) button.remove()
    sheet.remove()
  }
}
