import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

const COLUMNS: readonly Column<number>[] = [{ id: 'number', title: 'Number', cell: (row) => row }]

function show(count: number) {
  render(
    <DataTable
      caption="Numbers"
      columns={COLUMNS}
      rows={Array.from({ length: count }, (_, index) => index + 1)}
      rowKey={String}
      sort={null}
      onSort={() => {}}
      usualOrder="As they came"
    />,
  )
  return () => screen.getAllByRole('cell').map((cell) => Number(cell.textContent))
}

it('shows the first rows of many, and the next ones on a click', () => {
  const numbers = show(110)
  expect(numbers()).toHaveLength(50)
  screen.getByText('50 of 110 shown')
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }))
  expect(numbers()).toHaveLength(100)
  fireEvent.click(screen.getByRole('button', { name: 'Show 10 more' }))
  expect(numbers().at(-1)).toBe(110)
  expect(screen.queryByRole('button')).toBeNull()
})

it('shows a few rows without a button for more', () => {
  expect(show(50)()).toHaveLength(50)
  expect(screen.queryByRole('button')).toBeNull()
})
