import { toDomainName } from '@foyer/shared/sites/domain-name.ts'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { keep } from '../../session/kept.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { useDomainRequest } from './domains-query.ts'

/** The domain while it is typed, kept while the person visits other screens. */
const typedDomain = keep({ name: 'new-domain', area: 'tab', schema: z.string() })

/** Adds a domain; what was typed stays until it is added. */
export function AddDomainForm({ isFirst }: { readonly isFirst: boolean }) {
  const { id: personId } = useSignedInPerson()
  const [typed, setTyped] = useState(() => typedDomain(personId).read() ?? '')
  const [problem, setProblem] = useState('')
  const { isBusy, failure, send, forgetFailure } = useDomainRequest()

  const type = (text: string) => {
    setTyped(text)
    typedDomain(personId).write(text || null)
    setProblem('')
    forgetFailure()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!toDomainName(typed)) return setProblem('Type a domain, such as cedargrove.com.')
    if (await send({ do: 'add', domain: typed })) type('')
  }
  return (
    <form noValidate className="mt-4 grid max-w-[34rem] gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Domain"
        name="domain"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        value={typed}
        readOnly={isBusy}
        error={problem || failure?.message}
        hint="With or without www: both will lead to your website."
        onChange={(event) => type(event.target.value)}
      />
      <Button
        type="submit"
        look={isFirst ? 'primary' : 'second'}
        busy={isBusy}
        className="justify-self-start max-sm:w-full"
      >
        {isBusy ? 'Looking...' : 'Show me the lines'}
      </Button>
    </form>
  )
}
