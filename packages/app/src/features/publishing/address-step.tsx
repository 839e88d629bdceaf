import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { AddressField } from '../../site/address-field.tsx'
import { freeNamesQuery } from '../../site/api/published-site.ts'
import { type NameState, useFreeName } from '../../site/use-free-name.ts'
import { PublishFrame } from './publish-frame.tsx'

type AddressStepProps = {
  /** `null` until one is chosen or offered. */
  readonly name: string | null
  /** Names to offer, the best first. */
  readonly offers: readonly string[]
  /** The address that the site had before. */
  readonly current: string | null
  readonly onChange: (name: string) => void
  readonly onClose: () => void
  readonly onContinue: () => void
}

/** The first step: the address, offered from the name of the practice. */
export function AddressStep({ name, offers, current, onChange, onClose, onContinue }: AddressStepProps) {
  const person = useSignedInPerson()
  const wanted = offers.slice(0, 8)
  const isOffering = name === null && wanted.length > 0
  const free = useQuery({ ...freeNamesQuery(person.id, wanted), enabled: isOffering })
  const offer = free.data?.[0]
  const takeOffer = useEffectEvent(onChange)
  useEffect(() => {
    if (isOffering && offer !== undefined) takeOffer(offer)
  }, [isOffering, offer])
  const state = useFreeName(name ?? '', offers)
  const shown: NameState = isOffering && free.isFetching ? { state: 'checking' } : state
  return (
    <PublishFrame
      step="address"
      title="Where should people find you?"
      lead="You can change this later. Your last five addresses lead to the new one, each for 90 days."
      onClose={onClose}
      action={{ label: 'Continue', press: onContinue }}
      reason={reasonOf(shown)}
    >
      <form
        className="rounded-card border-2 border-(--lit-line) bg-lit p-4 sm:p-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (shown.state === 'free') onContinue()
        }}
      >
        <h2 className="font-[650]">A Foyer address</h2>
        <p className="mt-0.5 mb-3 text-sm text-muted">Free, and live the moment you publish.</p>
        <AddressField name={name ?? ''} state={shown} onChange={onChange} />
      </form>
      <section className="mt-3.5 rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 className="font-[650]">A domain of your own</h2>
        <p className="mt-0.5 text-sm text-muted">
          Such as cedargrovefamily.com. You connect it in My Site once your website is open, and your email
          goes on working. People use the Foyer address until then, so nothing has to be done twice.
        </p>
      </section>
      {current !== null && (
        <p className="mt-4 text-sm text-muted">
          {current} is reserved for you. Choose it again, or another one.
        </p>
      )}
    </PublishFrame>
  )
}

function reasonOf({ state }: NameState): string | null {
  switch (state) {
    case 'free':
      return null
    case 'checking':
      return 'Checking...'
    case 'taken':
      return 'Choose an address that is free'
    case 'failed':
      return 'The address could not be checked'
    case 'empty':
    case 'short':
      return 'Type an address first'
  }
}
