import { elementOf } from '../source-marks.ts'
import { addedLine, PART_NAMES } from './added-kinds.ts'
import type { ChosenLine } from './line-work.ts'

type ItemPartsProps = { readonly line: ChosenLine; readonly onChoose: (id: string) => void }

/** The parts of an item that stand on the page, as a small group: one of them is at work. */
export function ItemParts({ line, onChoose }: ItemPartsProps) {
  const item = line.id.replace(/[^/]+$/, '')
  const parts = Object.entries(PART_NAMES).filter(([field]) => elementOf(line.page, item + field))
  if (parts.length < 2) return null
  return (
    <fieldset className="mr-1 flex divide-x divide-control overflow-hidden rounded-[7px] border border-control">
      <legend className="sr-only">Its parts</legend>
      {parts.map(([field, name]) => {
        const isAtWork = addedLine(line.id)?.field === field
        return (
          <button
            key={field}
            type="button"
            aria-pressed={isAtWork}
            className={`min-h-9 px-2.5 hover:bg-quiet max-lg:min-h-11 ${isAtWork ? 'bg-lit font-semibold' : ''}`}
            onClick={() => onChoose(item + field)}
          >
            {name}
          </button>
        )
      })}
    </fieldset>
  )
}
