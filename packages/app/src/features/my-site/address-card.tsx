import { type PublishedSite, servingHost } from '@foyer/shared/api/sites.ts'
import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { KEPT_OLD_NAMES, offeredSiteNames } from '@foyer/shared/sites/names.ts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { ConfirmDialog } from '../../components/ui/confirm-dialog.tsx'
import { PATHS } from '../../config/paths.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { AddressField } from '../../site/address-field.tsx'
import { addressOf } from '../../site/address-of.ts'
import { PublishFailureNotice } from '../../site/publish-failure-notice.tsx'
import { useFreeName } from '../../site/use-free-name.ts'
import { usePublishing } from '../../site/use-publishing.ts'

/** The address of the website, and those that lead to it. */
export function AddressCard({ site }: { readonly site: PublishedSite }) {
  const [isChanging, setIsChanging] = useState(false)
  const [isChanged, setIsChanged] = useState(false)
  const isLive = site.state === 'live'
  return (
    <Card
      title="Address"
      aside={
        isLive && (
          <button
            type="button"
            aria-haspopup="dialog"
            className="text-link min-h-11 text-sm md:min-h-9"
            onClick={() => setIsChanging(true)}
          >
            Change<span className="sr-only"> the address</span>
          </button>
        )
      }
    >
      <ul className="mt-1.5 text-sm">
        <li className="py-2.5">
          <b className="font-[650] wrap-anywhere">{addressOf(servingHost(site)).shown}</b>
          <p role="status" className="text-muted">
            {isLive
              ? `${isChanged ? 'Your address is changed. ' : ''}People find your website here.${site.is_reachable ? '' : ' It opens within a few seconds.'}`
              : site.domain
                ? 'Yours. Visitors read that your website is offline.'
                : 'Reserved for you while your website is offline.'}
          </p>
        </li>
        {site.domain && (
          <li className="border-t border-line py-2.5">
            <b className="font-[650] wrap-anywhere">{addressOf(site.name).shown}</b>
            <p className="text-muted">Your Foyer address. It leads to your own domain.</p>
          </li>
        )}
        {site.old_names.map(({ name, expires_at }) => (
          <li key={name} className="border-t border-line py-2.5">
            <b className="font-[650] wrap-anywhere">{addressOf(name).shown}</b>
            <p className="text-muted">
              {site.domain ? 'Leads to your own domain' : 'Leads to the new address'} until{' '}
              {formatDay(expires_at, new Date())}.
            </p>
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-2">
        <Link to={PATHS.domains} className="text-link inline-flex min-h-11 items-center text-sm">
          {site.domain ? 'Your own domain' : 'Use a domain of your own'}
        </Link>
      </p>
      {isChanging && (
        <ChangeAddress
          current={site.name}
          domain={site.domain ?? null}
          oldNames={site.old_names.map((old) => old.name)}
          onClose={() => setIsChanging(false)}
          onChanged={() => setIsChanged(true)}
        />
      )}
    </Card>
  )
}

type ChangeAddressProps = {
  readonly current: string
  /** The hostname of a domain of the owner's own that serves the site. */
  readonly domain: string | null
  /** Names that lead to the present one, latest first. */
  readonly oldNames: readonly string[]
  readonly onClose: () => void
  readonly onChanged: () => void
}

function ChangeAddress({ current, domain, oldNames, onClose, onChanged }: ChangeAddressProps) {
  const person = useSignedInPerson()
  const [name, setName] = useState(current)
  const state = useFreeName(name, offeredSiteNames(person.companyName ?? '', []))
  const { send, isBusy, failure } = usePublishing()
  // Going back to an old name makes no further one.
  const ending = oldNames.includes(name) ? undefined : oldNames[KEPT_OLD_NAMES - 1]
  const canChange = state.state === 'free' && name !== current
  const move = async () => {
    if (!canChange || !(await send({ do: 'move', name }))) return
    onChanged()
    onClose()
  }
  return (
    <ConfirmDialog
      title="Change the address"
      description={`${
        domain
          ? `${domain} stays the address of your website. This changes your Foyer address; ${addressOf(current).shown} goes on leading to your website for 90 days.`
          : `Your website moves at once. ${addressOf(current).shown} leads to the new address for 90 days, so links and cards go on working.`
      }${ending ? ` ${addressOf(ending).shown} stops leading to your website, because only your last five addresses do.` : ''}`}
      confirm="Change the address"
      look="primary"
      isBusy={isBusy}
      isReady={canChange}
      onConfirm={() => void move()}
      onClose={onClose}
    >
      <AddressField name={name} state={state} onChange={setName} />
      <PublishFailureNotice failure={failure} className="empty:hidden" />
    </ConfirmDialog>
  )
}
