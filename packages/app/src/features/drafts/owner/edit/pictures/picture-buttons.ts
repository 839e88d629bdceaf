import { makeButtons } from '../../frame-buttons.ts'
import type { PicturePlace } from './picture-places.ts'

// A button lies on the picture, so that its frame stays as it is.
const SHEET = `
.pic{position:relative}
.pic>[data-button]>summary{display:block!important;position:absolute!important;inset:0!important;z-index:1!important}
[data-picture-button]{position:absolute;inset:0;cursor:pointer}
summary:hover>[data-picture-button]{box-shadow:inset 0 0 0 2px #14503e,inset 0 0 0 4px #ffd974}
summary:focus-visible>[data-picture-button]{box-shadow:inset 0 0 0 3px #14503e,inset 0 0 0 6px #ffd974}`

/** Scrolls a page to the picture of a slot, or to the place that waits for it. */
export function showPicture(page: Document, slot: string): void {
  const waiting = slot === 'portrait' ? page.querySelector('[data-gap="photo"]') : null
  const place = page.querySelector(`[data-picture="${slot}"]`) ?? waiting
  place?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/**
 * Makes the pictures of the page, and the place that waits for one, buttons.
 *
 * @returns a function that takes them out
 */
export function showPictureButtons(
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
