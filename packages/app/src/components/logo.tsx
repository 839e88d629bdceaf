import { WORDMARK } from './wordmark.ts'

type LogoProps = {
  /** Colors for the green panel; without it, for a light page. The name has the color of the surrounding text. */
  readonly onBrand?: boolean
  readonly className?: string
}

/** The doorway and the name. */
export function Logo({ onBrand = false, className }: LogoProps) {
  const door = onBrand ? '#2f6450' : 'var(--logo-door)'
  return (
    <svg className={className} viewBox="2 0 123 40" role="img" aria-label="Foyer">
      <g transform="translate(0 2)">
        <path fill={door} d="M4 29V14a12 12 0 0 1 24 0v15z" />
        <path fill="#ffd974" d="M8 13.2a8 8 0 0 1 16 0z" />
        <path stroke={door} strokeWidth="1.6" d="M16 13.5V5M16 13.5 9.9 7.3M16 13.5l6.1-6.2" />
        <path fill="#ffd974" d="M17 15.4h7V29h4l2 2.6H20.5L17 29z" />
      </g>
      <path fill="currentColor" transform="translate(40 31)" d={WORDMARK} />
    </svg>
  )
}
