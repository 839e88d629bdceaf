/** The half-round window above the door, for dark grounds. */
export function Fanlight({ className }: { readonly className: string }) {
  return (
    <svg viewBox="0 0 40 20" aria-hidden="true" className={className}>
      <path d="M0 20a20 20 0 0 1 40 0z" fill="var(--glow)" />
      <path d="M20 20V0M20 20L4 7M20 20L36 7" stroke="var(--brand)" strokeWidth="2" />
      <path d="M13.5 20a6.5 6.5 0 0 1 13 0z" fill="var(--brand)" />
    </svg>
  )
}
