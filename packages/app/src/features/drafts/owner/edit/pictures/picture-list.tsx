import { Button } from '../../../../../components/ui/button.tsx'
import type { PicturePlace } from './picture-places.ts'
import type { Pictures } from './use-pictures.ts'

export type PictureListProps = {
  readonly places: readonly PicturePlace[]
  readonly pictures: Pictures
  /** Opens the picture of a slot. */
  readonly onPicture: (slot: string) => void
}

/** The places of the page for pictures, in "Edit as a list". */
export function PictureList({ places, pictures, onPicture }: PictureListProps) {
  return (
    <section aria-label="Pictures" className="border-b border-line py-5">
      <h3 className="text-lg font-[650]">Pictures</h3>
      <ul className="mt-2 grid gap-1">
        {places.map((place) => {
          const picture = pictures.pictureIn(place.slot)
          const verb = picture ? 'Change' : 'Add'
          return (
            <li key={place.slot} className="flex flex-wrap items-center gap-2">
              <span className="mr-auto">
                {place.title}
                <span className="ml-2 text-sm text-muted">
                  {picture ? picture.alt || place.alt : 'To add'}
                </span>
              </span>
              <Button
                look="second"
                size="small"
                aria-label={`${verb}: ${place.title}`}
                onClick={() => onPicture(place.slot)}
              >
                {verb}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
