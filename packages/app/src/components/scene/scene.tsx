import { memo, type ReactNode, useId } from 'react'
import { arch, beamAt, DOOR, FLOOR, fanlightBars, floorTiles, leafAt } from './room.ts'
import { useDoor } from './use-door.ts'

const WIDTH = 512
const HEIGHT = 540
const TRANSOM = FLOOR - DOOR.height
const SPRING = TRANSOM - 8
const RADIUS = DOOR.width / 2
const LEFT = DOOR.x
const RIGHT = DOOR.x + DOOR.width
const BARS = fanlightBars(26, RADIUS - 8, SPRING)

type SceneProps = {
  /** How far the door stands open: 0 is closed, 1 is wide. It moves there when this changes. */
  readonly open: number
  /** How far the room goes on past both sides of the picture. */
  readonly wide?: number
  /** What stands in front of the door. */
  readonly children?: ReactNode
}

/** A dark room with light behind a door. A picture only: assistive technology passes it by. */
export function Scene({ open, wide = 220, children }: SceneProps) {
  const id = useId()
  const now = useDoor(open)
  const leaf = leafAt(now)
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Light id={id} />
      <circle
        cx={LEFT + RADIUS + 20}
        cy={TRANSOM + 50}
        r={230 + 60 * now}
        fill={`url(#${id}halo)`}
        opacity={0.45 + 0.55 * now}
      />
      <Floor id={id} wide={wide} />
      <polygon points={beamAt(now)} fill={`url(#${id}beam)`} />
      <Frame id={id} brightness={0.72 + 0.28 * now} />
      <polygon points={leaf.outline} fill="#0b261d" stroke="#2f6450" />
      <polygon points={leaf.upperPanel} fill="#123a2d" stroke="#2f6450" />
      <polygon points={leaf.lowerPanel} fill="#123a2d" stroke="#2f6450" />
      <circle cx={leaf.knob[0]} cy={leaf.knob[1]} r="5" fill="#ffd974" />
      {children}
    </svg>
  )
}

const Light = memo(function Light({ id }: { readonly id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}day`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#fff6d8" />
        <stop offset="1" stopColor="#ffd974" />
      </linearGradient>
      <linearGradient id={`${id}beam`} x1="0" y1="0" x2=".25" y2="1">
        <stop offset="0" stopColor="#ffd974" stopOpacity=".95" />
        <stop offset="1" stopColor="#ffd974" stopOpacity=".12" />
      </linearGradient>
      <radialGradient id={`${id}halo`} cx=".5" cy=".5" r=".5">
        <stop offset="0" stopColor="#ffd974" stopOpacity=".34" />
        <stop offset="1" stopColor="#ffd974" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#0d2a20" />
        <stop offset="1" stopColor="#0a2119" />
      </linearGradient>
    </defs>
  )
})

/** The rails on the wall and the tiled floor. */
const Floor = memo(function Floor({ id, wide }: { readonly id: string; readonly wide: number }) {
  const rail = (y: number) => `M${-wide} ${y}H${LEFT - 22}M${RIGHT + 22} ${y}H${WIDTH + wide}`
  return (
    <>
      <path
        d={[FLOOR - 92, FLOOR - 86, FLOOR - 14].map(rail).join('')}
        fill="none"
        stroke="var(--brand-line)"
        strokeOpacity=".55"
      />
      <rect x={-wide} y={FLOOR} width={WIDTH + 2 * wide} height={HEIGHT - FLOOR} fill={`url(#${id}floor)`} />
      <path d={floorTiles(WIDTH, wide)} fill="var(--brand-2)" opacity=".8" />
    </>
  )
})

/** The doorway with its fanlight, and the day behind it. */
function Frame({ id, brightness }: { readonly id: string; readonly brightness: number }) {
  const doorway = (gap: number) =>
    `M${LEFT - gap} ${FLOOR}V${SPRING}A${RADIUS + gap} ${RADIUS + gap} 0 0 1 ${RIGHT + gap} ${SPRING}V${FLOOR}`
  return (
    <>
      <path d={`${doorway(18)}Z`} fill="var(--brand-2)" />
      <path d={doorway(18)} fill="none" stroke="var(--brand-line)" />
      <path d={doorway(8)} fill="none" stroke="var(--brand-line)" />
      <path d={arch(RADIUS, SPRING)} fill={`url(#${id}day)`} opacity={brightness} />
      <g stroke="#1a4637" strokeWidth="4" fill="none">
        {BARS.map((bar) => (
          <path key={bar} d={bar} />
        ))}
        <path d={arch(26, SPRING)} fill="#1a4637" />
      </g>
      <rect x={LEFT} y={TRANSOM} width={DOOR.width} height={DOOR.height} fill={`url(#${id}day)`} />
      <rect x={LEFT} y={SPRING} width={DOOR.width} height="8" fill="#1a4637" />
    </>
  )
}
