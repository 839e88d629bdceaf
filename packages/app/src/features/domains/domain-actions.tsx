import type { Domain } from '@foyer/shared/api/domains.ts'
import { ArrowUpRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { Problem } from '../../components/ui/field-error.tsx'
import { useDomainRequest } from './api/domains.ts'

type DomainActionsProps = { readonly domain: Domain; readonly host: string }

/** What an owner can do with a domain: open it, choose how it is written, and disconnect it. */
export function DomainActions({ domain, host }: DomainActionsProps) {
  const { id, state, is_apex, is_main, prefers_www, shown_name, hostname, served } = domain
  const { isBusy, failure, send } = useDomainRequest()
  const [isRemoving, setIsRemoving] = useState(false)
  const isLive = state === 'live'
  const otherHost = prefers_www ? shown_name : `www.${shown_name}`
  const canChange = isLive && is_apex && served.includes(prefers_www ? hostname : `www.${hostname}`)
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        {isLive && (
          <Button asChild>
            <a href={`https://${prefers_www ? 'www.' : ''}${hostname}/`} target="_blank" rel="noopener">
              See it live
              <ArrowUpRight />
              <span className="sr-only"> (new tab)</span>
            </a>
          </Button>
        )}
        {isLive && !is_main && (
          <Button
            look="second"
            busy={isBusy}
            onClick={() => void send({ do: 'choose', id, www: prefers_www })}
          >
            Let all others lead here
          </Button>
        )}
        {canChange && is_main && (
          <Button
            look="second"
            busy={isBusy}
            onClick={() => void send({ do: 'choose', id, www: !prefers_www })}
          >
            {prefers_www ? 'Prefer without www' : 'Prefer www'}
            <span className="sr-only">: {otherHost}</span>
          </Button>
        )}
        <Button look="ghost" className={isLive ? '' : '-ml-5.5'} onClick={() => setIsRemoving(true)}>
          Disconnect<span className="sr-only"> {host}</span>
        </Button>
      </div>
      <Problem>{failure?.message}</Problem>
      {isRemoving && <RemoveDialog domain={domain} onClose={() => setIsRemoving(false)} />}
    </>
  )
}

function RemoveDialog({ domain, onClose }: { readonly domain: Domain; readonly onClose: () => void }) {
  const { isBusy, failure, send } = useDomainRequest()
  const { id, shown_name, state } = domain
  const isServed = state !== 'waiting' && state !== 'stopped'
  const remove = async () => {
    if (await send({ do: 'remove', id })) onClose()
  }
  return (
    <ConfirmDialog
      title={`Disconnect ${shown_name}?`}
      description={
        isServed
          ? 'It shows your website no more, at once. Your address of ours goes on working. Remove its lines as well: until we have seen it lead elsewhere for a day, nobody else can connect it here without proof.'
          : 'It is taken from this list. You can connect it again at any time. Until we have seen it lead elsewhere for a day, nobody else can connect it here without proof.'
      }
      focusAfter={() => document.querySelector('h1')}
      confirm="Disconnect"
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Problem>{failure?.message}</Problem>
    </ConfirmDialog>
  )
}
