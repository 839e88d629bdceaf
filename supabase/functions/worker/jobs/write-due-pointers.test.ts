import { expect, test, vi } from 'vitest'
import { createWriteDuePointers } from './write-due-pointers.ts'

test.each(['written', 'due'] as const)(
  'leaves what could not be written to the timer: %s',
  async (answer) => {
    const writePointers = vi.fn(async () => answer)
    expect(await createWriteDuePointers({ writePointers })()).toBe(false)
    // Those of all owners.
    expect(writePointers.mock.calls).toEqual([[]])
  },
)
