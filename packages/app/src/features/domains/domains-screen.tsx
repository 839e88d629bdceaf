import { DOMAINS_MAX_COUNT, type Domain } from '@foyer/shared/api/domains.ts'
import { toDomainName } from '@foyer/shared/sites/domain-name.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { BackLink } from '../../components/ui/back-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { PATHS } from '../../config/paths.ts'
import { useOwnQuery } from '../../session/use-own-query.ts'
import { useTypedText } from '../../session/use-typed-text.ts'
import { domainsQuery, useDomainRequest } from './api/domains.ts'
import { DomainPanel } from './domain-panel.tsx'

/** The owner's own domains: how to let them lead to the website, and how they stand. */
export function DomainsScreen() {
  return (
    <>
      <BackLink to={PATHS.mySite}>My Site</BackLink>
      <ScreenTitle size="medium">Your own domain</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-muted">
        People type it, print it and remember it. Your email at the same domain stays as it is.
      </p>
      <div className="mt-6 grid gap-5">
        <Domains />
      </div>
    </>
  )
}

function Domains() {
  const loaded = useOwnQuery(domainsQuery)
  const { data } = loaded
  const failure = loaded.isError && (
    <LoadFailure of={loaded}>
      {data
        ? 'We could not look again. What you see may be some minutes old.'
        : 'We could not load your domains. They go on working; check your connection.'}
    </LoadFailure>
  )
  if (!data) {
    return (
      failure || (
        <Card className="min-h-60">
          <Skeleton label="Your domains are looked up." rows={4} />
        </Card>
      )
    )
  }
  if (!data.isPublished) return <NotPublished />
  return (
    <>
      {failure}
      {data.domains.map((domain) => (
        <DomainPanel key={domain.id} domain={domain} />
      ))}
      <AddDomain domains={data.domains} />
    </>
  )
}

function NotPublished() {
  return (
    <Notice kind="info" title="Publish your website first">
      <p>Then it has an address of ours, and a domain that you own can lead to it.</p>
      <Button asChild look="second" size="small" className="mt-1.5 justify-self-start">
        <Link to={PATHS.mySite}>Go to My Site</Link>
      </Button>
    </Notice>
  )
}

function AddDomain({ domains }: { readonly domains: readonly Domain[] }) {
  if (domains.length >= DOMAINS_MAX_COUNT) {
    return (
      <p className="text-sm text-muted">
        A website has {DOMAINS_MAX_COUNT} domains at most. Disconnect one to add another.
      </p>
    )
  }
  const isFirst = domains.length === 0
  return (
    <Card title={isFirst ? 'Connect a domain that you have' : 'Connect another domain'}>
      <p className="mt-1 max-w-[44rem] text-sm text-muted">
        {isFirst
          ? 'You add two or three lines at the company where you bought it; we show you which. Until then, and after, your Foyer address works.'
          : 'It leads to your website as well. You choose which of them people see in the browser.'}
      </p>
      <AddDomainForm isFirst={isFirst} />
    </Card>
  )
}

/** Adds a domain; what was typed stays until it is added. */
function AddDomainForm({ isFirst }: { readonly isFirst: boolean }) {
  const [typed, setTyped] = useTypedText('domain')
  const [problem, setProblem] = useState('')
  const { isBusy, failure, send, forgetFailure } = useDomainRequest()

  const type = (text: string) => {
    setTyped(text)
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
