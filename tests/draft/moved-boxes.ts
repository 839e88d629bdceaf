import type { Page } from '@playwright/test'

const HEIGHT = 800
/** Browsers do not count a move of less than three pixels. */
const MOST_DOWN = 3
/** Entries of a header may give way to the words beside them: that shifts the page by less than 0.001. */
const MOST_ASIDE = 12

/**
 * Measures an open draft with its fonts and with the faces that stand in for them, in a frame that takes one width after
 * another: many widths cost less than one more page with late fonts.
 *
 * @returns the boxes of the header and the first screen that begin elsewhere once the fonts are there, with their width
 */
export function movedBoxes(page: Page, widths: readonly number[]): Promise<string[]> {
  return page.evaluate(
    async ({ sizes, height, mostDown, mostAside }) => {
      const html = `<!DOCTYPE html>${document.documentElement.outerHTML}`
      const frame = document.createElement('iframe')
      frame.style.cssText = `border:0;width:1440px;height:${height}px`
      document.body.replaceChildren(frame)
      const draft = frame.contentDocument as Document
      draft.open()
      draft.write(html)
      draft.close()
      // Nothing below the first screen can move it.
      for (const below of draft.querySelectorAll('.hero ~ *, .cover ~ main, main ~ *')) below.remove()
      // Reading a place lays the page out, which asks for the fonts.
      draft.body.getBoundingClientRect()
      await draft.fonts.ready

      // Words may change lines in a box that keeps its place: a twin's, or the header's of one height in warm.
      const boxes = [...draft.querySelectorAll('body *')].filter(
        (box) =>
          !box.closest('svg *, [data-t] *, .brand > span') && getComputedStyle(box).display !== 'inline',
      )
      const placesAt = (width: number) => {
        frame.style.width = `${width}px`
        return boxes.map((box) => box.getBoundingClientRect())
      }
      const withFonts = sizes.map(placesAt)
      const sheet = draft.querySelector('style') as HTMLStyleElement
      const css = sheet.textContent ?? ''
      const families = [...css.matchAll(/@font-face\{font-family:"([^"]+)";src:url/g)].map(
        ([, family = '']) => family,
      )
      sheet.textContent = families.reduce(
        (text, family) => text.replaceAll(new RegExp(`"?\\b${family}"?(?=,)`, 'g'), 'Late'),
        css,
      )
      const withoutFonts = sizes.map(placesAt)
      return sizes.flatMap((width, at) => {
        const moved = boxes.filter((_, index) => {
          const [one, other] = [withFonts[at]?.[index], withoutFonts[at]?.[index]]
          if (!one || !other || Math.min(one.y, other.y) > height) return false
          return Math.abs(one.y - other.y) >= mostDown || Math.abs(one.x - other.x) >= mostAside
        })
        return moved.length > 0
          ? [`${width} px: ${moved.map((box) => `${box.tagName}.${box.getAttribute('class')}`).slice(0, 3)}`]
          : []
      })
    },
    { sizes: widths, height: HEIGHT, mostDown: MOST_DOWN, mostAside: MOST_ASIDE },
  )
}

/**
 * Finds texts whose twin, which keeps their box while the fonts are not there, is narrower than they are: at some width
 * such a text needs a line more than its twin.
 *
 * @returns the texts of an open draft with their fonts; not those of names, whose lines the style sets
 */
export function narrowTwins(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const sheet = document.createElement('style')
    sheet.textContent = `
      [data-t] { flex: none !important; width: max-content !important; max-width: none !important; white-space: nowrap !important }
      [data-t] > * { position: absolute !important; width: max-content !important }
    `
    document.head.append(sheet)
    // Reading a place lays the page out, which asks for the fonts.
    document.body.getBoundingClientRect()
    await document.fonts.ready
    const narrow = [...document.querySelectorAll<HTMLElement>('[data-t]')].filter((box) => {
      const said = box.firstElementChild?.getBoundingClientRect().width ?? 0
      return !box.closest('h1') && said > box.getBoundingClientRect().width + 0.5
    })
    sheet.remove()
    return narrow.map(({ dataset }) => dataset.t ?? '')
  })
}
