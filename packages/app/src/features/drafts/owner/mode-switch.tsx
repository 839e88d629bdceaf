import clsx from 'clsx'
import { Eye, PenLine } from 'lucide-react'
import { IconSwitch } from '../icon-switch.tsx'

const MODES = [
  { value: 'look', label: 'Look', icon: Eye },
  { value: 'edit', label: 'Edit', icon: PenLine },
] as const

/** What the owner does with the draft: look at it, or change its words and sections. */
export type Mode = (typeof MODES)[number]['value']

type ModeSwitchProps = {
  readonly value: Mode
  readonly onChange: (mode: Mode) => void
  readonly className?: string
}

/** Switches between looking at the draft and editing it. */
export function ModeSwitch({ className, ...mode }: ModeSwitchProps) {
  return <IconSwitch legend="Mode" options={MODES} className={clsx('flex', className)} {...mode} />
}
