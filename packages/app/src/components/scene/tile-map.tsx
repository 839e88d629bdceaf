import type { StateCode } from '@foyer/shared/places/us-states.ts'

// Row and column of each state, about where it lies.
const PLACES: { readonly [Code in StateCode]: readonly [row: number, column: number] } = {
  AK: [0, 0],
  ME: [0, 10],
  VT: [1, 9],
  NH: [1, 10],
  WA: [2, 0],
  ID: [2, 1],
  MT: [2, 2],
  ND: [2, 3],
  MN: [2, 4],
  IL: [2, 5],
  WI: [2, 6],
  MI: [2, 7],
  NY: [2, 8],
  RI: [2, 9],
  MA: [2, 10],
  OR: [3, 0],
  NV: [3, 1],
  WY: [3, 2],
  SD: [3, 3],
  IA: [3, 4],
  IN: [3, 5],
  OH: [3, 6],
  PA: [3, 7],
  NJ: [3, 8],
  CT: [3, 9],
  CA: [4, 0],
  UT: [4, 1],
  CO: [4, 2],
  NE: [4, 3],
  MO: [4, 4],
  KY: [4, 5],
  WV: [4, 6],
  VA: [4, 7],
  MD: [4, 8],
  DE: [4, 9],
  AZ: [5, 1],
  NM: [5, 2],
  KS: [5, 3],
  AR: [5, 4],
  TN: [5, 5],
  NC: [5, 6],
  SC: [5, 7],
  OK: [6, 3],
  LA: [6, 4],
  MS: [6, 5],
  AL: [6, 6],
  GA: [6, 7],
  HI: [7, 0],
  TX: [7, 3],
  FL: [7, 8],
}

type TileMapProps = {
  readonly x: number
  readonly y: number
  /** The side of a tile and its gap. */
  readonly size: number
  readonly states: readonly StateCode[]
}

/** The states as tiles, those of the practice filled. */
export function TileMap({ x, y, size, states }: TileMapProps) {
  const side = size - 1.6
  return (
    <g transform={`translate(${x} ${y})`}>
      {Object.entries(PLACES).map(([code, [row, column]]) => {
        const isOn = states.some((state) => state === code)
        return (
          <g key={code} transform={`translate(${column * size} ${row * size})`}>
            <rect width={side} height={side} rx="1.5" fill={isOn ? 'var(--art-leaf)' : 'var(--art-mist)'} />
            {isOn && size > 11 && (
              <text
                x={side / 2}
                y={size * 0.66}
                fontSize={size * 0.5}
                fontWeight="650"
                textAnchor="middle"
                fill="var(--art-paper)"
              >
                {code}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
