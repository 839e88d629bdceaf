import type { JourneyId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { ReactNode } from 'react'

const LEAVES: { readonly [Id in JourneyId]: ReactNode } = {
  thinking: (
    <>
      <rect
        x="14"
        y="26"
        width="28"
        height="24"
        fill="none"
        stroke="var(--brand-line)"
        strokeDasharray="3 2.5"
      />
      <circle cx="37" cy="39" r="1.8" fill="var(--glow)" />
    </>
  ),
  recent: (
    <>
      <rect x="14" y="26" width="28" height="24" fill="var(--glow)" />
      <path d="M14 26l17 3v24l-17-3z" fill="var(--brand)" stroke="var(--brand-line)" />
      <circle cx="28" cy="40" r="1.6" fill="var(--glow)" />
      <path d="M31 50h11l8 6H33z" fill="var(--glow)" opacity=".7" />
    </>
  ),
  established: (
    <>
      <rect x="14" y="26" width="28" height="24" fill="var(--glow)" />
      <path d="M14 26l-7 4v25l7-5z" fill="var(--brand)" stroke="var(--brand-line)" />
      <path d="M14 50h28l9 6H10z" fill="var(--glow)" opacity=".7" />
      <path d="M31 50v-9a4 4 0 0 1 8 0v9z" fill="var(--chart-2)" />
      <circle cx="35" cy="34" r="3" fill="var(--chart-2)" />
    </>
  ),
}

/** The doorway closed, ajar, and open with a person in it. */
export function JourneyDrawing({ id }: { readonly id: JourneyId }) {
  return (
    <svg
      viewBox="0 0 56 58"
      aria-hidden="true"
      className="w-11 flex-none [--spot-frame:light-dark(#14503e,#2f6450)] sm:w-14"
    >
      <path d="M4 50.5h48" stroke="var(--control)" strokeWidth="1.5" />
      <path d="M10 50V24a18 18 0 0 1 36 0v26z" fill="var(--spot-frame)" />
      <path d="M14 24a14 14 0 0 1 28 0z" fill="var(--glow)" />
      <path d="M28 24V10M28 24L18 14M28 24l10-10" stroke="var(--spot-frame)" strokeWidth="2" />
      {LEAVES[id]}
    </svg>
  )
}
