/** How wages compare by area with the middle. */
export const WAGE_LEVELS = { low: 0.9, middle: 1, high: 1.2 } as const
