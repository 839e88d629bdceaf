import { memo, type ReactNode } from 'react'

const WIDTH = 316
const HEIGHT = 238
const COLUMNS = [16, 113, 210] as const
const DASHED = {
  fill: 'none',
  stroke: 'var(--art-ink-2)',
  strokeOpacity: 0.55,
  strokeDasharray: '3 3',
} as const

type SiteWindowProps = {
  /** The name of the practice; empty until it is known. */
  readonly name: string
  readonly address: string
}

/**
 * The first page of a site in a small window, before there are any answers: the name is drawn solid, all other parts are
 * dashed outlines.
 */
export const SiteWindow = memo(function SiteWindow({ name, address }: SiteWindowProps) {
  const lines = wrapText(name, 17, 2)
  const isNamed = lines.length > 0
  return (
    <g transform="translate(176 252)">
      <rect width={WIDTH} height={HEIGHT} rx="8" fill="var(--art-paper)" className="art-shadow" />
      <path d={`M0 8a8 8 0 0 1 8-8h${WIDTH - 16}a8 8 0 0 1 8 8v16H0z`} fill="var(--art-mist)" />
      <rect x="10" y="6" width="12" height="12" rx="3" fill="var(--art-leaf)" />
      <path d="M13.4 18v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="var(--art-straw)" />
      <rect x="30" y="6" width={WIDTH - 42} height="12" rx="6" fill="var(--art-paper)" />
      <text x="38" y="15.2" fontSize="8" fill="var(--art-ink-2)">
        {address}
      </text>
      <Part isKnown={isNamed} gap={<Gap x={16} y={35} width={92} height={11} />}>
        <Display x={16} y={44} size={10.5}>
          {shorten(name, 30)}
        </Display>
      </Part>
      <rect x={WIDTH - 112} y="38" width="22" height="4" rx="2" fill="var(--art-line)" />
      <rect x={WIDTH - 82} y="38" width="22" height="4" rx="2" fill="var(--art-line)" />
      <rect
        x={WIDTH - 52}
        y="33"
        width="36"
        height="14"
        rx="4"
        {...(isNamed ? { fill: 'var(--art-leaf)' } : DASHED)}
      />
      <Part
        isKnown={isNamed}
        gap={
          <>
            <Gap x={16} y={64} width={150} height={20} />
            <Gap x={16} y={92} width={118} height={10} />
          </>
        }
      >
        {lines.map((line, row) => (
          <Display key={line} x={16} y={82 + row * 22} size={19}>
            {line}
          </Display>
        ))}
        <Gap x={16} y={116} width={118} height={9} />
      </Part>
      <Gap x={16} y={134} width={66} height={18} />
      <Part isKnown={isNamed} gap={<path d="M206 156V104a42 42 0 0 1 84 0v52z" {...DASHED} />}>
        <path d="M206 156V104a42 42 0 0 1 84 0v52z" fill="var(--art-straw-2)" />
        <path d="M228 156v-44a20 20 0 0 1 40 0v44z" fill="var(--art-leaf)" />
        <circle cx="261" cy="134" r="2" fill="var(--art-straw)" />
      </Part>
      {COLUMNS.map((x) => (
        <Gap key={x} x={x} y={172} width={90} height={48} />
      ))}
    </g>
  )
})

type PartProps = {
  readonly isKnown: boolean
  /** The dashed outline that holds the place. */
  readonly gap: ReactNode
  readonly children: ReactNode
}

/** A part of the site: an outline until it is known, then solid. */
function Part({ isKnown, gap, children }: PartProps) {
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

function Gap({ x, y, width, height }: GapProps) {
  return <rect x={x} y={y} width={width} height={height} rx={height < 16 ? 3 : 4} {...DASHED} />
}

type DisplayProps = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly children: string
}

function Display({ x, y, size, children }: DisplayProps) {
  return (
    <text x={x} y={y} fontSize={size} fill="var(--art-ink)" fontFamily="var(--font-display)" fontWeight="500">
      {children}
    </text>
  )
}

/** Cuts a text to a length, with an ellipsis where something is gone. */
function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** Breaks a text into lines of at most `width` letters; what does not fit into `count` lines ends in an ellipsis. */
function wrapText(text: string, width: number, count: number): readonly string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
    .slice(0, count)
    .map((line, row) => shorten(row === count - 1 && lines.length > count ? `${line}…` : line, width))
}
