import { expect, it } from 'vitest'
import { findFreePlace } from './toast-place.ts'

const PHONE = { width: 375, height: 667 }
const TOAST = { width: 343, height: 72 }
const row = (top: number, height: number) => ({ left: 16, top, width: 343, height })

it('stands bottom right where everything is free', () => {
  expect(findFreePlace({ width: 356, height: 72 }, { width: 1280, height: 800 }, [])).toMatchObject({
    left: 908,
    top: 712,
  })
})

it('moves up above what is taken', () => {
  const place = findFreePlace(TOAST, PHONE, [row(600, 48)])
  expect(place?.top).toBeLessThanOrEqual(600 - 72 - 8)
  expect(place?.top).toBeGreaterThan(500)
})

it('moves to the left where the right side is taken', () => {
  const right = { left: 800, top: 0, width: 480, height: 800 }
  const place = findFreePlace({ width: 356, height: 72 }, { width: 1280, height: 800 }, [right])
  expect(place).toMatchObject({ left: 16, top: 712 })
})

it('finds no place between rows that are closer than the toast is high', () => {
  const rows = Array.from({ length: 8 }, (_, index) => row(index * 84, 60))
  expect(findFreePlace(TOAST, PHONE, rows)).toBeNull()
})
