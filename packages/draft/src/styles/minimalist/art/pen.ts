/** A point of a line, or a step along it. */
export type Point = readonly [x: number, y: number]

/** A piece of a line: start, two handles, end, as eight numbers x0 y0 x1 y1 x2 y2 x3 y3. */
export type Segment = readonly number[]

/** Reads a path of absolute M, L, C and Q commands as cubic segments. */
export function readPath(d: string): Segment[] {
  const tokens = d.match(/[MLCQ]|-?\d*\.?\d+/g) ?? []
  const segments: Segment[] = []
  let command = 'M'
  let [x, y, at] = [0, 0, 0]
  const next = () => Number(tokens[at++])
  while (at < tokens.length) {
    if (/[MLCQ]/.test(tokens[at] ?? '')) command = tokens[at++] as string
    if (command === 'M') {
      ;[x, y] = [next(), next()]
      command = 'L'
      continue
    }
    const [startX, startY] = [x, y]
    if (command === 'L') {
      ;[x, y] = [next(), next()]
      segments.push([startX, startY, startX, startY, x, y, x, y])
    } else if (command === 'C') {
      const handles = [next(), next(), next(), next()]
      ;[x, y] = [next(), next()]
      segments.push([startX, startY, ...handles, x, y])
    } else {
      const [bendX, bendY] = [next(), next()]
      ;[x, y] = [next(), next()]
      const toward = (from: number, to: number) => from + ((to - from) * 2) / 3
      const handles = [toward(startX, bendX), toward(startY, bendY), toward(x, bendX), toward(y, bendY)]
      segments.push([startX, startY, ...handles, x, y])
    }
  }
  return segments
}

/** Continues a path smoothly through points (Catmull-Rom). The pen stands on the first point already. */
export function through(points: readonly Point[]): string {
  let d = ''
  points.slice(0, -1).forEach((from, index) => {
    const to = points[index + 1] ?? from
    const before = points[index - 1] ?? from
    const after = points[index + 2] ?? to
    const handle = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    d += `C${handle.join(' ')} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to.join(' ')}`
  })
  return d
}

/** Mirrors segments inside a width, and turns their direction so that the pen still runs from left to right. */
export function mirror(segments: readonly Segment[], width: number): Segment[] {
  return segments
    .map((segment) => [6, 4, 2, 0].flatMap((at) => [width - (segment[at] ?? 0), segment[at + 1] ?? 0]))
    .reverse()
}

/** Scales segments and moves them. */
export function place(segments: readonly Segment[], scale: number, byX: number, byY: number): Segment[] {
  return segments.map((segment) => segment.map((value, at) => value * scale + (at % 2 ? byY : byX)))
}

/** Returns the least and the greatest x that segments and their handles reach. */
export function extent(segments: readonly Segment[]): [from: number, to: number] {
  const xs = segments.flatMap((segment) => segment.filter((_, at) => at % 2 === 0))
  return [Math.min(...xs), Math.max(...xs)]
}

/** Writes a number with at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Writes segments as a path that goes on from the start of the first. */
export function writePath(segments: readonly Segment[]): string {
  return segments
    .map((segment) => {
      const isStraight =
        segment[0] === segment[2] &&
        segment[1] === segment[3] &&
        segment[4] === segment[6] &&
        segment[5] === segment[7]
      return isStraight
        ? `L${short(segment[6] ?? 0)} ${short(segment[7] ?? 0)}`
        : `C${segment.slice(2).map(short).join(' ')}`
    })
    .join('')
    .replace(/ -/g, '-')
}
