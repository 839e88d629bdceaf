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
