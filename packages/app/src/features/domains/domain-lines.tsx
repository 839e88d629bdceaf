import type { Domain, DomainLine } from '@foyer/shared/api/domains.ts'
import { causeWords, lineWords } from '@foyer/shared/sites/domain-words.ts'
import { Check, CircleX, Clock, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { formatMoment } from '../../lib/format-moment.ts'
import { useDomainRequest } from './api/domains.ts'

const COUNTS = ['no lines', 'this line', 'these two lines', 'these three lines', 'these four lines']

/** The lines that the domain needs, each with how it stands, and a look at them now. */
export function DomainLines({ domain }: { readonly domain: Domain }) {
  const lines = domain.findings?.lines ?? []
  const isSetUp = domain.state === 'live' || domain.state === 'found'
  const isEach = lines.every(({ cause }) => cause === null)
  const count = COUNTS[lines.length] ?? `these ${lines.length} lines`
  return (
    <Card title={isSetUp && isEach ? 'Your lines' : `Add ${count}`}>
      {!isSetUp && (
        <p className="mt-1 max-w-[44rem] text-sm text-muted">
          A domain is like a listing in a phone book. These lines say where your website lives. Leave all
          other lines as they are: the ones called MX carry your email, and we never touch them.
        </p>
      )}
      {lines.length > 0 && (
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">The lines of {domain.shown_name}</caption>
          <thead className="max-md:sr-only">
            <tr className="text-left text-xs text-muted">
              <th className="py-2 pr-4 font-semibold">Type</th>
              <th className="py-2 pr-4 font-semibold">Name</th>
              <th className="py-2 pr-4 font-semibold">Value</th>
              <th className="py-2 font-semibold">Status</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={`${line.type} ${line.hostname} ${line.value}`} line={line} domain={domain} />
            ))}
          </tbody>
        </table>
      )}
      {domain.findings?.caa && (
        <p className="mt-3 rounded-control bg-danger-bg px-3.5 py-3 text-sm text-danger wrap-anywhere">
          {causeWords('forbidden', domain.findings).text}
        </p>
      )}
      <LookAgain domain={domain} />
    </Card>
  )
}

type LineProps = { readonly line: DomainLine; readonly domain: Domain }

function Line({ line, domain }: LineProps) {
  const { cause } = line
  // What to do about the cause that the sentences above speak of stands there.
  const isSaidAbove =
    cause === domain.cause && line === domain.findings?.lines.find((one) => one.cause === cause)
  const isWrong = cause !== null && !QUIET.has(cause) && !isSaidAbove
  return (
    <tr className="border-t border-line align-middle max-md:grid max-md:py-2.5">
      <Cell name="Type">
        <code className="font-mono">{line.type}</code>
      </Cell>
      <Cell name="Name">
        <Copied text={line.name} what={`the name ${line.name}`} />
      </Cell>
      <Cell name="Value">
        <Copied text={line.value} what={`the value ${line.value}`} />
      </Cell>
      <td className="py-2.5 max-md:py-1">
        <LineTag line={line} />
        {isWrong && cause && (
          <p className="mt-1.5 max-w-[26rem] text-muted wrap-anywhere">
            {causeWords(cause, domain.findings && { ...domain.findings, lines: [line] }).text}
          </p>
        )}
      </td>
    </tr>
  )
}

const QUIET: ReadonlySet<string> = new Set(['missing', 'proof_missing', 'proof_unknown', 'not_registered'])

function LineTag({ line }: { readonly line: DomainLine }) {
  const words = lineWords(line)
  if (line.cause === null) {
    return (
      <Tag look="success" icon={Check}>
        {words}
      </Tag>
    )
  }
  const isQuiet = QUIET.has(line.cause)
  return (
    <Tag look={isQuiet ? 'warning' : 'danger'} icon={isQuiet ? Clock : CircleX}>
      {words}
    </Tag>
  )
}

function Cell({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <td className="py-1 pr-4 max-md:grid max-md:grid-cols-[4rem_1fr] max-md:items-center max-md:pr-0 md:py-2">
      <span aria-hidden="true" className="text-xs font-semibold text-muted md:hidden">
        {name}
      </span>
      {children}
    </td>
  )
}

/** A piece of a line with its copy button; the text can be selected as well. */
function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <span className="flex min-w-0 items-center justify-between gap-x-2 md:justify-start">
      <code className="min-w-0 font-mono wrap-anywhere select-all">{text}</code>
      <CopyButton
        text={text}
        label={`Copy ${what}`}
        shortLabel=""
        look="ghost"
        size="small"
        className="min-w-11 px-2! md:min-w-10"
      />
    </span>
  )
}

function LookAgain({ domain }: { readonly domain: Domain }) {
  const { isBusy, failure, send } = useDomainRequest()
  const now = new Date()
  const last = domain.checked_at && formatMoment(new Date(domain.checked_at), now)
  const next = new Date(domain.check_at)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-72 text-sm text-muted">
        <p role="status">
          {last ? `Last look ${last}. ` : 'Not looked at yet. '}
          <span>{next > now && `We look again ${atMoment(next, now)}. `}</span>
          <span>{domain.state !== 'live' && 'You can close this page.'}</span>
        </p>
        <Problem>{failure?.message}</Problem>
      </div>
      <Button
        look="second"
        size="small"
        busy={isBusy}
        className="max-sm:w-full"
        onClick={() => void send({ do: 'check', id: domain.id })}
      >
        {!isBusy && <RefreshCw className="size-4.5 flex-none" />}
        <span>{isBusy ? 'Looking...' : 'Check now'}</span>
      </Button>
    </div>
  )
}

function atMoment(moment: Date, now: Date): string {
  const words = formatMoment(moment, now)
  return words.includes(',') ? words : `at ${words}`
}
