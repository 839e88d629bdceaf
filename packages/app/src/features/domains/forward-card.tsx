import type { Domain } from '@foyer/shared/api/domains.ts'
import { emailProblem } from '@foyer/shared/contact/email.ts'
import { Mail } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { keep } from '../../session/kept.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useDomainRequest } from './domains-query.ts'

/** The address while it is typed, kept while the person visits other screens. */
const typedHelper = keep({ name: 'domain-helper', area: 'tab', schema: z.string() })

/** Sends the lines to whoever looks after the domain. */
export function ForwardCard({ domain }: { readonly domain: Domain }) {
  const { id: personId } = useSignedInPerson()
  const [typed, setTyped] = useState(() => typedHelper(personId).read() ?? '')
  const [problem, setProblem] = useState('')
  const [sentTo, setSentTo] = useState('')
  const { isBusy, failure, send, forgetFailure } = useDomainRequest()

  const type = (text: string) => {
    setTyped(text)
    typedHelper(personId).write(text || null)
    setProblem('')
    forgetFailure()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const to = typed.trim()
    const wrong = emailProblem(to)
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
          {!isBusy && <Mail aria-hidden="true" className="size-5 flex-none stroke-[1.75]" />}
          {isBusy ? 'Sending...' : 'Send these to whoever looks after my domain'}
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
