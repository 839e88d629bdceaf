import type { ReactNode } from 'react'

/** Inner width of the window. */
export const SITE_WIDTH = 316

export const DASHED = {
  fill: 'none',
  stroke: 'var(--art-ink-2)',
  strokeOpacity: 0.55,
  strokeDasharray: '3 3',
} as const

type PartProps = {
  readonly isKnown: boolean
  /** The dashed outline that holds the place. */
  readonly gap: ReactNode
  readonly children: ReactNode
}

/** A part of the site: an outline until its question is answered, then solid, once the door has moved. */
export function Part({ isKnown, gap, children }: PartProps) {
  return (
    <>
      <g className="site-gap" data-known={isKnown}>
        {gap}
      </g>
      <g className="site-part" data-known={isKnown}>
        {isKnown && children}
      </g>
    </>
  )
}

type GapProps = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A dashed outline. */
export function Gap({ x, y, width, height }: GapProps) {
  return <rect x={x} y={y} width={width} height={height} rx={height < 16 ? 3 : 4} {...DASHED} />
}

type BarProps = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly color?: string
}

/** A line of text too small to be read. */
export function Bar({ x, y, width, color = 'var(--art-line)' }: BarProps) {
  return <rect x={x} y={y} width={width} height="4" rx="2" fill={color} />
}

type SiteTextProps = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly look?: 'text' | 'display' | 'bold' | 'muted'
  readonly children: string
}

/** A line of text. */
export function SiteText({ x, y, size, look = 'text', children }: SiteTextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={look === 'muted' ? 'var(--art-ink-2)' : 'var(--art-ink)'}
      fontFamily={look === 'display' ? 'var(--font-display)' : 'var(--font-text)'}
      fontWeight={{ display: 500, bold: 650, text: 400, muted: 400 }[look]}
    >
      {children}
    </text>
  )
}

const MARKS = [
  <g key="person">
    <circle r="9" fill="var(--art-straw)" />
    <circle cy="-2.5" r="2.6" fill="var(--art-ink)" />
    <path d="M-5 6a5 4.5 0 0 1 10 0z" fill="var(--art-ink)" />
  </g>,
  <g key="door">
    <rect x="-9" y="-9" width="18" height="18" rx="4" fill="var(--art-mist)" />
    <path d="M-4 9V-1a4 4 0 0 1 8 0V9z" fill="var(--art-leaf)" />
  </g>,
  <g key="house">
    <path d="M0-10 10 0 0 10-10 0z" fill="var(--art-straw-2)" />
    <path d="M0-5 5 0v5H-5V0z" fill="var(--art-clay)" />
  </g>,
]

/** One of three small marks for what makes the practice special. */
export function ValueMark({
  index,
  x,
  y,
}: {
  readonly index: number
  readonly x: number
  readonly y: number
}) {
  return <g transform={`translate(${x} ${y})`}>{MARKS[index % MARKS.length]}</g>
}
