/** The doorway of the logo without the name, as a decoration. */
export function LogoMark({ className }: { readonly className: string }) {
  return (
    <svg viewBox="2 0 28 34" aria-hidden="true" className={className}>
      <g transform="translate(0 2)">
        <path fill="var(--logo-door)" d="M4 29V14a12 12 0 0 1 24 0v15z" />
        <path fill="#ffd974" d="M8 13.2a8 8 0 0 1 16 0z" />
        <path stroke="var(--logo-door)" strokeWidth="1.6" d="M16 13.5V5M16 13.5 9.9 7.3M16 13.5l6.1-6.2" />
        <path fill="#ffd974" d="M17 15.4h7V29h4l2 2.6H20.5L17 29z" />
      </g>
    </svg>
  )
}
