import { Calculator } from 'lucide-react'
import { OutsideLink } from '../../../components/ui/outside-link.tsx'
import { outsideLinks } from '../../../config/links.ts'
import type { GuideBlock as Block } from './guide-section.ts'

/** One part of a section, as it is read on the screen and on paper. */
export function GuideBlock({ block }: { readonly block: Block }) {
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
          <Calculator aria-hidden="true" className="mt-px size-5 flex-none stroke-[1.75] text-muted" />
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
            <span aria-hidden="true" className="mt-1 size-4.5 rounded-plate border-[1.5px] border-control" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
