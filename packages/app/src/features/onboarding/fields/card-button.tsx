import type { LucideIcon } from 'lucide-react'

type CardButtonProps = { readonly icon: LucideIcon; readonly label: string; readonly onPress: () => void }

/** A 44 px button on a card, which does not select the card. */
export function CardButton({ icon: Icon, label, onPress }: CardButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-quiet hover:text-text"
    >
      <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
    </button>
  )
}
