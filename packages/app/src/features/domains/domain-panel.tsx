import {
  CERTIFICATE_END_MS,
  CERTIFICATE_SLOW_MS,
  type Domain,
  type DomainCause,
  shownHost,
} from '@foyer/shared/api/domains.ts'
import { canonicalEmail } from '@foyer/shared/contact/email.ts'
import { explainEmail } from '@foyer/shared/contact/explain-email.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { domainWords } from '@foyer/shared/sites/domain-words.ts'
import { CircleX, Clock, Globe, LockKeyhole, type LucideIcon, Mail, Unplug } from 'lucide-react'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { useTypedText } from '../../session/use-typed-text.ts'
import { useDomainRequest } from './api/domains.ts'
import { DomainActions } from './domain-actions.tsx'
import { DomainLines } from './domain-lines.tsx'
import { ProviderGuide } from './provider-guide.tsx'
import { type Stop, Stops } from './stops.tsx'

/** One domain: how it stands and what is to be done, with its lines until they are right. */
export function DomainPanel({ domain }: { readonly domain: Domain }) {
  const host = shownHost(domain)
  const now = new Date()
  const since = new Date(domain.since).getTime()
  const isSlow = now.getTime() - since >= CERTIFICATE_SLOW_MS
  const said = domainWords(domain, {
    host,
    lostDay: domain.lost_at ? formatDay(domain.lost_at, now) : '',
    endDay: isSlow ? formatDay(new Date(since + CERTIFICATE_END_MS).toISOString(), now) : null,
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
              Live since {formatMoment(new Date(domain.live_at), now)}. The certificate renews itself.
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

/** What is only not there yet, or could not be seen. */
const NOT_WRONG: ReadonlySet<DomainCause> = new Set([
  'missing',
  'proof_missing',
  'no_answer',
  'caa_unknown',
  'proof_unknown',
])

function StateTag({ domain: { state, cause } }: { readonly domain: Domain }) {
  const isWrong = state === 'waiting' && cause !== null && !NOT_WRONG.has(cause)
  const [look, icon, word] = isWrong ? (['danger', CircleX, 'To be changed'] as const) : TAGS[state]
  return (
    <Tag look={look} icon={icon}>
      {word}
    </Tag>
  )
}

const STEPS = [
  { name: 'Records', detail: 'At the company where you bought the domain' },
  { name: 'Check', detail: 'Every 5 minutes for 72 hours, then every hour' },
  { name: 'Certificate', detail: 'The lock in the browser, usually under a minute' },
  { name: 'Live', detail: 'We mail you' },
]

/** How many of the steps are done. */
const DONE: Readonly<Record<Domain['state'], number>> = { waiting: 1, found: 2, live: 4, lost: 0, stopped: 0 }

/** The way of a domain, as a path of tiles. */
function DomainSteps({ state }: { readonly state: Domain['state'] }) {
  const done = DONE[state]
  const stops = STEPS.map((step, index): Stop => {
    const look = index < done ? 'done' : index === done ? 'now' : 'ahead'
    return { ...step, look }
  })
  return <Stops stops={stops} className="mt-5 border-t border-line pt-5" />
}

/** Sends the lines to whoever looks after the domain. */
function ForwardCard({ domain }: { readonly domain: Domain }) {
  const [typed, setTyped] = useTypedText('domain-helper')
  const [problem, setProblem] = useState('')
  const [sentTo, setSentTo] = useState('')
  const { isBusy, failure, send, forgetFailure } = useDomainRequest()

  const type = (text: string) => {
    setTyped(text)
    setProblem('')
    forgetFailure()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = canonicalEmail(typed)
    const wrong = explainEmail(to)
    if (wrong) return setProblem(wrong)
    setSentTo('')
    if (!(await send({ do: 'send', id: domain.id, to }))) return
    type('')
    setSentTo(to)
  }
  const lines = domain.findings?.lines ?? []
  const asText = [
    `Please set these DNS records for ${domain.shown_name} and change nothing else. MX stays as it is.`,
    ...lines.map(({ type, name, value }) => `${type}, name ${name}, value ${value}`),
  ].join('\n')
  return (
    <Card title="Somebody else does this?">
      <p className="mt-1 text-sm text-muted">
        We write the mail with all lines, and an answer comes to you. Never send your password.
      </p>
      <form noValidate className="mt-4 grid gap-3.5" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Their email"
          name="helper"
          type="email"
          autoComplete="off"
          value={typed}
          readOnly={isBusy}
          error={problem || failure?.message}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" look="second" busy={isBusy}>
          {!isBusy && <Mail className="flex-none" />}
          <span>{isBusy ? 'Sending...' : 'Send these to whoever looks after my domain'}</span>
        </Button>
      </form>
      <p role="status" className="mt-2 min-h-[1lh] text-sm wrap-anywhere">
        {sentTo && `Sent to ${sentTo}.`}
      </p>
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <CopyButton text={asText} label="Copy them as text" look="ghost" size="small" className="-ml-4" />
      </div>
    </Card>
  )
}
