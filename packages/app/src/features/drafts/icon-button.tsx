import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type IconButtonProps = ComponentProps<'button'> & { readonly icon: LucideIcon; readonly label: string }

/** A button of the bar: an icon with a name. */
export function IconButton({ icon: Icon, label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={clsx(
        'grid size-11 flex-none place-items-center rounded-control text-muted hover:bg-quiet hover:text-text lg:size-10',
        className,
      )}
      {...button}
    >
      <Icon />
    </button>
  )
}
