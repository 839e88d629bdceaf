import { toSiteName } from '@foyer/shared/sites/names.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { addressOf, sitesSuffix } from './address-of.ts'
import type { NameState } from './use-free-name.ts'

type AddressFieldProps = {
  readonly name: string
  readonly state: NameState
  readonly onChange: (name: string) => void
}

/** The owner's part of an address of ours, and whether it can be had. */
export function AddressField({ name, state, onChange }: AddressFieldProps) {
  const id = useId()
  const isWrong = state.state === 'taken'
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Your part of the address
      </label>
      <div
        className={`flex min-h-12 overflow-hidden rounded-control border-[1.5px] bg-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${isWrong ? 'border-danger' : 'border-control'}`}
      >
        <input
          id={id}
          value={name}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}state`}
          onChange={({ target }) => onChange(asTyped(target.value))}
          className="min-w-0 flex-1 bg-transparent px-3.5 font-[650] outline-none! shadow-none!"
        />
        <span className="flex max-w-[55%] items-center bg-sunken px-3 text-muted">
          <span className="truncate">{sitesSuffix()}</span>
        </span>
      </div>
      <div id={`${id}state`} role="status" className="min-h-[1.5em] text-sm wrap-anywhere">
        <State name={name} state={state} onChange={onChange} />
      </div>
    </div>
  )
}

function State({ name, state, onChange }: AddressFieldProps) {
  switch (state.state) {
    case 'empty':
      return <p className="text-muted">Letters, digits and dashes, such as your practice's name.</p>
    case 'short':
      return <p className="text-muted">Use three letters or more.</p>
    case 'checking':
      return <p className="text-muted">Checking...</p>
    case 'free':
      return (
        <p className="flex items-start gap-1.5 font-semibold text-success">
          <CircleCheck className="mt-0.5 size-4 flex-none stroke-2" />
          {addressOf(name).shown} is available
        </p>
      )
    case 'failed':
      return (
        <p className="text-danger">
          We could not check this address. Check your connection.{' '}
          <button type="button" className="text-link min-h-11 md:min-h-0" onClick={state.retry}>
            Try again
          </button>
        </p>
      )
    case 'taken':
      return (
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="flex items-start gap-1.5 font-semibold text-danger">
            <CircleAlert className="mt-0.5 size-4 flex-none stroke-2" />
            {name} is taken<span>{state.free.length > 0 && '. Free:'}</span>
          </p>
          {state.free.map((free) => (
            <button
              key={free}
              type="button"
              aria-label={`Take ${free}`}
              className="text-link min-h-11 md:min-h-8"
              onClick={() => onChange(free)}
            >
              {free}
            </button>
          ))}
        </div>
      )
  }
}

// A dash at the end is the beginning of the next word.
function asTyped(text: string): string {
  const name = toSiteName(text)
  return name && name.length < 40 && /[^a-z0-9]$/i.test(text) ? `${name}-` : name
}
