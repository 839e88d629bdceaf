import clsx from 'clsx'
import { Calculator, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { outsideLinks } from '../../config/links.ts'
import type { GuideBlock as Block, GuideSection } from './guide/guide-section.ts'
import { GUIDE_SECTIONS, readingMinutes } from './guide/guide-sections.ts'

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
            <Printer />
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

/** One part of a section, as it is read on the screen and on paper. */
function GuideBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'heading':
      return <h3 className="mt-2 font-[650] break-after-avoid">{block.text}</h3>
    case 'list':
      return (
        <ul className="grid list-disc gap-2 pl-5.5 marker:text-muted">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'checklist':
      return <Checklist title={block.title} items={block.items} />
    case 'wording':
      return (
        <figure className="grid gap-1.5 border-y border-line py-3.5 break-inside-avoid">
          <figcaption className="text-sm font-semibold text-muted">{block.title}</figcaption>
          <blockquote>{block.text}</blockquote>
        </figure>
      )
    case 'calculator':
      return (
        <p className="flex items-start gap-3 rounded-card border border-line bg-surface p-4 text-sm">
          <Calculator className="mt-px flex-none text-muted" />
          <span>
            Marketing is one line among many. The{' '}
            <OutsideLink href={outsideLinks().calculator}>Budget Calculator</OutsideLink> puts it next to
            rent, staff and insurance.
          </span>
        </p>
      )
  }
}

type ChecklistProps = { readonly title: string; readonly items: readonly string[] }

function Checklist({ title, items }: ChecklistProps) {
  return (
    <div className="grid gap-2.5 rounded-card border border-line bg-surface p-4.5 break-inside-avoid md:p-5.5">
      <p className="font-[650]">{title}</p>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
            <span aria-hidden="true" className="mt-1 size-4.5 rounded-badge border-[1.5px] border-control" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The sections as links within the page; on wide screens it is sticky and marks the current section. */
function TableOfContents({ sections }: { readonly sections: readonly GuideSection[] }) {
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
