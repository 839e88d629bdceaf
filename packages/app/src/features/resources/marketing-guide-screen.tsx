import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { GuideBlock } from './guide/guide-block.tsx'
import type { GuideSection } from './guide/guide-section.ts'
import { GUIDE_SECTIONS } from './guide/guide-sections.ts'
import { readingMinutes } from './guide/reading-minutes.ts'
import { TableOfContents } from './guide/table-of-contents.tsx'

/** A guide to marketing for independent clinicians, to be read here or on paper. */
export function MarketingGuideScreen() {
  useSectionOfAddress()
  return (
    <article>
      <header className="max-w-[29rem]">
        <ScreenTitle documentTitle="Marketing Guide">A no-nonsense guide to medical marketing</ScreenTitle>
        <p className="mt-3 text-lg text-muted">
          For independent clinicians who would rather see patients: what to do, in which order, and what to
          leave out.
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 text-sm text-muted">
          <p>
            {GUIDE_SECTIONS.length} sections, about {readingMinutes(GUIDE_SECTIONS)} minutes to read
          </p>
          <Button look="second" size="small" className="print:hidden" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5 stroke-[1.75]" />
            Print
          </Button>
        </div>
      </header>
      <div className="mt-8 grid gap-8 lg:@2xl:grid-cols-[15rem_minmax(0,29rem)] lg:gap-14 print:block">
        <TableOfContents sections={GUIDE_SECTIONS} />
        <div className="grid max-w-[29rem] gap-12 print:mt-8 print:max-w-none">
          {GUIDE_SECTIONS.map((section, index) => (
            <Section key={section.id} section={section} number={index + 1} />
          ))}
          <p className="max-w-[27.5rem] border-t border-line pt-4 text-sm text-muted print:max-w-none">
            This guide is general information. It is no legal, tax or medical advice, and it promises no
            patients and no income.
          </p>
        </div>
      </div>
    </article>
  )
}

function Section({ section, number }: { readonly section: GuideSection; readonly number: number }) {
  const { id, title, blocks } = section
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} tabIndex={-1} className="display scroll-mt-6 text-2xl break-after-avoid">
        <span className="text-muted tabular-nums">{number}</span> {title}
      </h2>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a section never change
        <GuideBlock key={index} block={block} />
      ))}
    </section>
  )
}

// The browser looks for the anchor of a shared link before this screen is loaded.
function useSectionOfAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
