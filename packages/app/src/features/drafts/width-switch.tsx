import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useId } from 'react'

/** The devices at whose width a draft is shown. */
export const PAGE_WIDTHS = [
  { value: 'phone', label: 'Phone', icon: Smartphone },
  { value: 'tablet', label: 'Tablet', icon: Tablet },
  { value: 'desktop', label: 'Desktop', icon: Monitor },
] as const

export type PageWidth = (typeof PAGE_WIDTHS)[number]['value']

const DESKTOP_WIDTH = 1280

/** The minimum layout width of the page, in pixels. */
export function pageWidthOf(width: PageWidth, isCompact: boolean): number {
  if (width === 'phone') return 375
  if (width === 'tablet') return 768
  // On a phone, the page of a desktop would be too small to read.
  return isCompact ? 0 : DESKTOP_WIDTH
}

type WidthSwitchProps = { readonly value: PageWidth; readonly onChange: (width: PageWidth) => void }

/** Shows the draft at the width of a phone, a tablet or a desktop. */
export function WidthSwitch({ value, onChange }: WidthSwitchProps) {
  const name = useId()
  return (
    <fieldset className="hidden rounded-control bg-sunken p-[3px] md:flex">
      <legend className="sr-only">Width</legend>
      {PAGE_WIDTHS.map(({ value: width, label, icon: Icon }) => (
        <label
          key={width}
          title={label}
          className="grid h-8.5 w-10 cursor-pointer place-items-center rounded-[6px] text-muted has-checked:bg-raised has-checked:text-text has-checked:shadow-[0_0_0_1.5px_var(--lit-line)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === width}
            onChange={() => onChange(width)}
          />
          <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
