import type { Tab } from './tab.ts'

/** Returns a tab that runs functions in the first frame of a page, and presses points of that frame. */
export function frameTab(tab: Tab): Tab {
  return {
    ...tab,
    run: tab.runInFrame,
    async press(x, y) {
      const { left, top } = await tab.run(() => {
        const frame = document.querySelector('iframe')
        frame?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = frame?.getBoundingClientRect()
        return { left: box?.left ?? 0, top: box?.top ?? 0 }
      })
      await tab.press(left + x, top + y)
    },
  }
}
