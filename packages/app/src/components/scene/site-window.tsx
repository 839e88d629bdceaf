import type { ReactNode } from 'react'

const WIDTH = 316
const HEIGHT = 238
const DASHED = {
  fill: 'none',
  stroke: 'var(--art-ink-2)',
  strokeOpacity: 0.55,
  strokeDasharray: '3 3',
} as const

/**
 * The practice's website in a small window. What is known is drawn solid; what is not answered yet is a dashed outline,
 * never invented.
 */
export function SiteWindow({ practice }: { readonly practice: string }) {
  const lines = wrapName(practice)
  const isNamed = lines.length > 0
  return (
    <Window address={isNamed ? `${slugOf(practice)}.example` : 'your-practice.example'}>
      {isNamed ? (
        <Text x={16} y={44} size={10.5} display>
          {shorten(practice, 30)}
        </Text>
      ) : (
        <Gap x={16} y={35} width={92} height={11} />
      )}
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
      {isNamed ? <NamedHero lines={lines} /> : <EmptyHero />}
      {[16, 113, 210].map((x) => (
        <Gap key={x} x={x} y={172} width={90} height={48} />
      ))}
    </Window>
  )
}

function NamedHero({ lines }: { readonly lines: readonly string[] }) {
  return (
    <>
      {lines.map((line, row) => (
        <Text key={line} x={16} y={82 + row * 22} size={19} display>
          {line}
        </Text>
      ))}
      <Gap x={16} y={116} width={118} height={9} />
      <Gap x={16} y={134} width={66} height={18} />
      <path d="M206 156V104a42 42 0 0 1 84 0v52z" fill="var(--art-straw-2)" />
      <path d="M228 156v-44a20 20 0 0 1 40 0v44z" fill="var(--art-leaf)" />
      <circle cx="261" cy="134" r="2" fill="var(--art-straw)" />
    </>
  )
}

function EmptyHero() {
  return (
    <>
      <Gap x={16} y={64} width={150} height={20} />
      <Gap x={16} y={92} width={118} height={10} />
      <Gap x={16} y={116} width={66} height={20} />
      <path d="M206 156V104a42 42 0 0 1 84 0v52z" {...DASHED} />
    </>
  )
}

function Window({ address, children }: { readonly address: string; readonly children: ReactNode }) {
  return (
    <g transform="translate(176 252)">
      <rect width={WIDTH} height={HEIGHT} rx="8" fill="var(--art-paper)" className="art-shadow" />
      <path d={`M0 8a8 8 0 0 1 8-8h${WIDTH - 16}a8 8 0 0 1 8 8v16H0z`} fill="var(--art-mist)" />
      <rect x="10" y="6" width="12" height="12" rx="3" fill="var(--art-leaf)" />
      <path d="M13.4 18v-6a2.6 2.6 0 0 1 5.2 0v6z" fill="var(--art-straw)" />
      <rect x="30" y="6" width={WIDTH - 42} height="12" rx="6" fill="var(--art-paper)" />
      <Text x={38} y={15.2} size={8} muted>
        {address}
      </Text>
      {children}
    </g>
  )
}

type TextProps = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly display?: boolean
  readonly muted?: boolean
  readonly children: string
}

function Text({ x, y, size, display = false, muted = false, children }: TextProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fill={muted ? 'var(--art-ink-2)' : 'var(--art-ink)'}
      fontFamily={display ? 'var(--font-display)' : 'var(--font-text)'}
      fontWeight={display ? 500 : 400}
    >
      {children}
    </text>
  )
}

type GapProps = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function Gap({ x, y, width, height }: GapProps) {
  return <rect x={x} y={y} width={width} height={height} rx={height < 16 ? 3 : 4} {...DASHED} />
}

/** Breaks a name into at most two lines of some 17 letters, which is what fits beside the arch. */
function wrapName(name: string): readonly string[] {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= 17) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const [first, second, ...more] = lines
  if (first === undefined) return []
  if (second === undefined) return [shorten(first, 17)]
  return [shorten(first, 17), shorten(more.length ? `${second}…` : second, 17)]
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.slice(0, 32) || 'your-practice'
}
