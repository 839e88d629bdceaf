import clsx from 'clsx'

type SourceSwitchProps = {
  readonly isOn: boolean
  readonly onToggle: () => void
  readonly className?: string
}

/** Switches the marks of the sentences on and off. */
export function SourceSwitch({ isOn, onToggle, className }: SourceSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={onToggle}
      className={clsx(
        'w-50 flex-none items-center gap-2.5 rounded-control px-2 py-1 text-left text-xs leading-[1.25] font-[550] hover:bg-quiet',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'relative h-5 w-8.5 flex-none rounded-full border-[1.5px] after:absolute after:top-[3px] after:size-[11px] after:rounded-full',
          isOn
            ? 'border-primary bg-primary after:left-[17px] after:bg-on-primary'
            : 'border-control bg-surface after:left-[3px] after:bg-control',
        )}
      />
      Where does this sentence come from?
    </button>
  )
}

/** Explains the three marks. */
export function SourceLegend() {
  return (
    <ul className="pointer-events-none absolute bottom-4.5 left-1/2 z-10 flex w-max max-w-[calc(100%-1rem)] -translate-x-1/2 flex-wrap justify-center gap-x-5 gap-y-1 rounded-control border border-line bg-raised px-4.5 py-2.5 text-sm shadow-2 max-md:gap-x-3 max-md:px-3 max-md:text-xs">
      <li>
        <i className="mr-2 inline-block h-3.5 w-6.5 border-b-[2.5px] border-[#2f7a5f] align-[-1px] max-md:w-4" />
        Your own words
      </li>
      <li>
        <i className="mr-2 inline-block h-3.5 w-6.5 border-b-2 border-dashed border-control align-[-1px] max-md:w-4" />
        From a choice
      </li>
      <li>
        <i className="mr-2 inline-block h-3.5 w-6.5 rounded-[2px] bg-[#fff0bf] align-[-1px] shadow-[0_0_0_1px_var(--control)] max-md:w-4" />
        Our suggestion
      </li>
    </ul>
  )
}
