import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ShownPage } from './line-work.ts'

const SLIDE_MS = 280

/** Lets sections that have moved slide to their places, unless the person wants less motion. */
export function useSlidingSections(shown: ShownPage | null, html: string, isOn: boolean): void {
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  const page = isOn ? shown?.page : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each html is another page in the same document
  useLayoutEffect(
    () => () => {
      // Cleanups run before the next page is put in.
      before.current = page ? topsOf(page) : new Map()
    },
    [page, html],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!page || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const tops = topsOf(page)
    const seen = [...before.current.keys()].filter((id) => tops.has(id))
    const isMoved = seen.join() !== [...tops.keys()].filter((id) => before.current.has(id)).join()
    for (const id of isMoved ? seen : []) {
      const from = (before.current.get(id) ?? 0) - (tops.get(id) ?? 0)
      const frames = [{ transform: `translateY(${from}px)` }, { transform: 'none' }]
      if (from) page.getElementById(id)?.animate(frames, { duration: SLIDE_MS, easing: 'ease-in-out' })
    }
  }, [page, html])
}

function topsOf(page: Document): ReadonlyMap<string, number> {
  const sections = [...page.querySelectorAll('main section[id]')]
  return new Map(sections.map((section) => [section.id, section.getBoundingClientRect().top]))
}
