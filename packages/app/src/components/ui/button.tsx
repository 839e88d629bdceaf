import clsx from 'clsx'
import { Root as Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'

const LOOKS = {
  primary:
    'border-transparent bg-primary text-on-primary forced-color-adjust-none hover:bg-primary-hover active:bg-primary-press aria-disabled:bg-primary disabled:bg-sunken disabled:text-muted',
  second:
    'border-control bg-surface text-text hover:bg-quiet disabled:border-line disabled:bg-sunken disabled:text-muted',
  ghost: 'border-transparent text-text hover:bg-quiet disabled:bg-transparent disabled:text-muted',
  danger: 'border-danger bg-surface text-danger hover:bg-danger-bg',
  glow: 'border-transparent bg-glow text-on-glow hover:bg-[#ffe49c]',
} as const

const SIZES = {
  usual: 'min-h-12 px-[1.375rem] py-2',
  small: 'min-h-11 px-4 py-1.5 text-sm md:min-h-10',
} as const

type ButtonProps = ComponentProps<'button'> & {
  readonly look?: keyof typeof LOOKS
  readonly size?: keyof typeof SIZES
  /** Shows a spinner and ignores clicks. */
  readonly busy?: boolean
  /** Renders the only child, such as a link, with the looks of a button. */
  readonly asChild?: boolean
}

/** A button 48 px high; a small one 40 px, and 44 px where fingers press. */
export function Button({
  look = 'primary',
  size = 'usual',
  busy = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const dress = clsx(
    'inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] text-center leading-[1.2] font-[650] no-underline transition-[background-color,transform] duration-(--t-quick) active:translate-y-px disabled:cursor-not-allowed aria-disabled:cursor-progress',
    SIZES[size],
    LOOKS[look],
    className,
  )
  if (asChild) return <Slot className={dress}>{children}</Slot>
  return (
    <button
      type={type}
      className={dress}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      <Spinner isShown={busy} />
      {children}
    </button>
  )
}

/** Always there, because a translated page breaks where an element comes before a bare text. */
function Spinner({ isShown }: { readonly isShown: boolean }) {
  return (
    <span
      aria-hidden="true"
      hidden={!isShown}
      className="size-4.5 animate-[spin_0.9s_linear_infinite] rounded-full border-2 border-current border-r-transparent"
    />
  )
}
