/**
 * The number at the upper end of an axis that starts at 0 and has one line in the middle: even, so that the line stands
 * at a whole number, and easy to read.
 */
export function chartTop(most: number): number {
  let half = 1
  for (let magnitude = 1; ; magnitude *= 10) {
    for (const digit of [1, 2, 3, 5]) {
      half = digit * magnitude
      if (half * 2 >= most) return half * 2
    }
  }
}
