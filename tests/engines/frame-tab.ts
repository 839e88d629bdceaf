import type { Tab } from './tab.ts'

/** The first frame of a page, as a window of its own: what is looked for lies in it, and is pressed where it lies in the page. */
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
