import type { ReactNode } from 'react'

type IconName = 'google' | 'facebook' | 'instagram' | 'website' | 'healthgrades' | 'other'

// Drawn for this app, because logos of other companies are not ours to use.
const LINES: { readonly [Name in IconName]: ReactNode } = {
  google: <path d="M19.5 8.2A8.5 8.5 0 1 0 20.5 12H12.5" />,
  facebook: <path d="M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h.01" />
    </>
  ),
  website: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5.2 5 11.8 0 17M12 3.5c-5 5.2-5 11.8 0 17" />
    </>
  ),
  healthgrades: (
    <>
      <path d="M6 20V4M18 20V4M6 12h5" />
      <path d="m18 9.5-3.2 5-1.8-2" />
    </>
  ),
  other: (
    <>
      <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1" />
      <path d="M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
    </>
  ),
}

/** The icon of a website or network that lists practices. */
export function LinkIcon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 flex-none text-muted"
    >
      {LINES[name]}
    </svg>
  )
}
