import { RESOURCES } from '@foyer/shared/onboarding/pages/waiting.ts'
import { ArrowUpRight, BookOpen, Calculator } from 'lucide-react'
import { outsideLinks } from '../config/links.ts'

const ICONS = { 'marketing-guide': BookOpen, 'budget-calculator': Calculator } as const

/** Links to the guide and the calculator, to read until the draft arrives. */
export function Resources() {
  const { guide, calculator } = outsideLinks()
  const addresses = { 'marketing-guide': guide, 'budget-calculator': calculator }
  return (
    <ul className="grid gap-3 sm:@md:grid-cols-2">
      {RESOURCES.map(({ id, title, description }) => (
        <li key={id} className="grid">
          <ResourceCard icon={ICONS[id]} href={addresses[id]} title={title} description={description} />
        </li>
      ))}
    </ul>
  )
}

type ResourceCardProps = {
  readonly icon: (typeof ICONS)[keyof typeof ICONS]
  readonly href: string
  readonly title: string
  readonly description: string
}

function ResourceCard({ icon: Icon, href, title, description }: ResourceCardProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="grid items-start gap-3.5 @3xs:grid-cols-[auto_1fr_auto] rounded-card border border-control bg-surface p-4 text-sm leading-[1.4] hover:bg-quiet"
    >
      <span className="grid h-11 w-10 place-items-center rounded-t-[20px] rounded-b-badge bg-brand text-glow">
        <Icon />
      </span>
      <span>
        <b className="block font-[650]">{title}</b>
        <span className="text-muted">{description}</span>
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
      <ArrowUpRight className="size-4.5 text-muted" />
    </a>
  )
}
