import type { LucideIcon } from 'lucide-react'

/** An outlined doorway with a drawing of the feature that will come. */
export function ComingPicture({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <div aria-hidden="true" className="relative w-44 max-w-full flex-none">
      <svg viewBox="0 0 176 150" aria-hidden="true" className="w-full">
        <path d="M8 142h160" stroke="var(--control)" strokeWidth="1.5" />
        <path
          d="M44 142V62a44 44 0 0 1 88 0v80z"
          fill="none"
          stroke="var(--control)"
          strokeWidth="1.5"
          strokeDasharray="5 5"
        />
        <path d="M52 62a36 36 0 0 1 72 0z" fill="var(--glow)" />
        <path
          d="M88 62V26M88 62 62.5 36.500M88 62l25.500-25.500"
          stroke="var(--surface)"
          strokeWidth="3.500"
        />
      </svg>
      <Icon className="absolute top-[61%] left-1/2 size-9 -translate-x-1/2 stroke-[1.5] text-muted" />
    </div>
  )
}
