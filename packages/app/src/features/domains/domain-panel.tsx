import { type Domain, shownHost } from '@foyer/shared/api/domains.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { domainWords } from '@foyer/shared/sites/domain-words.ts'
import { CircleX, Clock, Globe, LockKeyhole, type LucideIcon, Unplug } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Tag } from '../../components/ui/tag.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { DomainActions } from './domain-actions.tsx'
import { DomainLines } from './domain-lines.tsx'
import { DomainSteps } from './domain-steps.tsx'
import { ForwardCard } from './forward-card.tsx'
import { ProviderGuide } from './provider-guide.tsx'

/** One domain: how it stands and what is to be done, with its lines until they are right. */
export function DomainPanel({ domain }: { readonly domain: Domain }) {
  const host = shownHost(domain)
  const said = domainWords(domain, {
    host,
    lostDay: domain.lost_at ? formatDay(domain.lost_at, new Date()) : '',
  })
  const headingId = `domain-${domain.id}`
  const isSetUp = domain.state === 'live' || domain.state === 'found'
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-5">
      <div className="rounded-card border border-line bg-surface p-4.5 md:p-5.5">
        <StateTag domain={domain} />
        <h2 id={headingId} className="display mt-2 text-2xl wrap-anywhere">
          {host}
        </h2>
        <div role="status" className="mt-1 max-w-[44rem]">
          <p className="font-[650]">{said.title}</p>
          <p className="mt-0.5 text-sm text-muted wrap-anywhere">{said.text}</p>
          {domain.live_at && domain.state === 'live' && (
            <p className="mt-0.5 text-sm text-muted">
              Live since {formatMoment(new Date(domain.live_at), new Date())}. The certificate renews itself.
            </p>
          )}
        </div>
        <DomainActions domain={domain} host={host} />
        <DomainSteps state={domain.state} />
      </div>
      <DomainLines domain={domain} />
      {!isSetUp && (
        <div className="grid items-start gap-5 lg:@3xl:grid-cols-[1.45fr_1fr]">
          <ProviderGuide domain={domain} />
          <ForwardCard domain={domain} />
        </div>
      )}
    </section>
  )
}

const TAGS: Readonly<
  Record<Domain['state'], readonly [ComponentProps<typeof Tag>['look'], LucideIcon, string]>
> = {
  waiting: ['warning', Clock, 'Waiting'],
  found: ['info', LockKeyhole, 'Found'],
  live: ['success', Globe, 'Live'],
  lost: ['danger', Unplug, 'Lost'],
  stopped: ['danger', Unplug, 'Disconnected'],
}

function StateTag({ domain: { state, cause } }: { readonly domain: Domain }) {
  const isWrong = state === 'waiting' && cause !== null && cause !== 'missing' && cause !== 'proof_missing'
  const [look, icon, word] = isWrong ? (['danger', CircleX, 'To be changed'] as const) : TAGS[state]
  return (
    <Tag look={look} icon={icon}>
      {word}
    </Tag>
  )
}
