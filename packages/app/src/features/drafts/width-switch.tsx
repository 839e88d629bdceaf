import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { IconSwitch } from './icon-switch.tsx'

/** The devices at whose width a draft is shown. */
const PAGE_WIDTHS = [
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

type WidthSwitchProps = {
  readonly value: PageWidth
  /** The bar has no room for every device. */
  readonly isTight?: boolean
  readonly onChange: (width: PageWidth) => void
}

/** Shows the draft at the width of a phone, a tablet or a desktop. */
export function WidthSwitch({ isTight = false, ...width }: WidthSwitchProps) {
  const options = PAGE_WIDTHS.filter(({ value }) => !isTight || value !== 'tablet' || value === width.value)
  return <IconSwitch legend="Width" options={options} isBare className="hidden md:flex" {...width} />
}
