import clsx from 'clsx'
import { useEffect, useState } from 'react'
import type { GuideSection } from './guide-section.ts'

/** The sections as links within the page; on wide screens it is sticky and marks the current section. */
export function TableOfContents({ sections }: { readonly sections: readonly GuideSection[] }) {
  const current = useSectionInSight(sections)
  return (
    <nav aria-label="Contents" className="text-sm lg:sticky lg:top-8 lg:self-start print:break-after-page">
      <p className="font-[650]">Contents</p>
      <ol className="mt-2 grid border-l border-line">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={clsx(
                '-ml-px grid grid-cols-[1.75rem_1fr] border-l-2 py-3 pl-3.5 lg:py-1.75 leading-[1.35] hover:text-text',
                id === current ? 'border-lit-line font-[650] text-text' : 'border-transparent text-muted',
              )}
            >
              <span className="tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The section whose heading was passed last. */
function useSectionInSight(sections: readonly GuideSection[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    function look() {
      const passed = sections.findLast(({ id }) => {
        const heading = document.getElementById(id)
        return heading !== null && heading.getBoundingClientRect().top < innerHeight / 3
      })
      setCurrent(passed?.id)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [sections])
  return current
}
