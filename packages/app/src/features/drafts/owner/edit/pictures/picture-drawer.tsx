import { ALT_MAX_LENGTH, MOST_ZOOM, type Picture, pictureFileName } from '@foyer/shared/pictures/picture.ts'
import { Camera, ImageUp, Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../../../components/ui/button.tsx'
import { TextArea } from '../../../../../components/ui/text-area.tsx'
import { useBackCloses } from '../../../../../lib/use-back-closes.ts'
import { useCompact } from '../../../use-compact.ts'
import { SideDrawer } from '../../side-drawer.tsx'
import { FocusField } from './focus-field.tsx'
import { PickButton } from './pick-button.tsx'
import type { PicturePlace } from './picture-places.ts'
import type { PictureAttempt, Pictures } from './use-pictures.ts'

type PictureDrawerProps = {
  readonly place: PicturePlace
  readonly pictures: Pictures
  /** Where the files of pictures are. */
  readonly base: string
  readonly onClose: () => void
  /** Takes back what is being moved or described, else closes it. */
  readonly onEscape: () => void
}

/** A picture of the page: chosen, cut, described, replaced and taken out. The page beside it shows each change. */
export function PictureDrawer({ place, pictures, base, onClose, onEscape }: PictureDrawerProps) {
  const { slot, title } = place
  const picture = pictures.pictureIn(slot)
  const attempt = pictures.attempts[slot]
  const close = () => {
    pictures.finish()
    onClose()
  }
  // On wide windows it stands beside the page.
  useBackCloses(useCompact(), close)
  const pick = (file: File) => {
    pictures.finish()
    void pictures.choose(place, file)
  }
  return (
    <SideDrawer
      // Another place is another drawer.
      key={slot}
      title={title}
      lead={
        <p className="text-sm text-muted">
          {place.frames
            ? 'The style frames it. You choose what shows.'
            : 'It stands in place of the drawn mark, whole and without a frame.'}
        </p>
      }
      foot={
        <div className="flex flex-wrap items-center gap-2">
          <PickButton icon={ImageUp} onPick={pick}>
            {picture ? 'Another photo' : 'Choose a photo'}
          </PickButton>
          {/** "Another photo" offers the camera as well. */}
          {place.frames && !picture && (
            <PickButton icon={Camera} capture={slot === 'portrait' ? 'user' : 'environment'} onPick={pick}>
              Take a photo
            </PickButton>
          )}
          {picture && (
            <Button look="ghost" size="small" onClick={() => pictures.remove(place)}>
              Take it out
            </Button>
          )}
          <Button size="small" className="ml-auto" onClick={close}>
            Done
          </Button>
        </div>
      }
      onClose={close}
      onEscape={(event) => {
        event.stopPropagation()
        onEscape()
      }}
    >
      <div className="mt-4 grid gap-4">
        {attempt && <Attempt attempt={attempt} onCancel={() => pictures.cancel(slot)} />}
        {picture ? (
          <Chosen key={picture.id} picture={picture} place={place} pictures={pictures} base={base} />
        ) : (
          !attempt && <Empty place={place} />
        )}
      </div>
    </SideDrawer>
  )
}

function Empty({ place }: { readonly place: PicturePlace }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border-[1.5px] border-dashed border-control px-5 py-8 text-center">
      <ImageUp className="size-7 stroke-[1.5] text-muted" />
      <p className="font-[650]">
        {place.slot === 'portrait' ? 'By a window, looking at the camera' : 'No photo yet'}
      </p>
      <p className="text-sm text-muted">
        JPEG, PNG, WebP or HEIC, up to 25 MB. It is made small on this device: where it was taken stays with
        you.
      </p>
    </div>
  )
}

function Attempt({ attempt, onCancel }: { readonly attempt: PictureAttempt; readonly onCancel: () => void }) {
  const id = useId()
  if (attempt.state === 'failed')
    return (
      <div role="alert" className="grid gap-3 rounded-card bg-danger-bg px-4 py-3 text-sm text-danger">
        <p>{attempt.text}</p>
        {attempt.retry && (
          <div className="flex gap-2">
            <Button look="second" size="small" onClick={attempt.retry}>
              Try again
            </Button>
            <Button look="ghost" size="small" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    )
  const isSending = attempt.state === 'sending'
  return (
    <div className="flex items-center gap-3 rounded-card border border-line px-4 py-3 text-sm">
      {isSending && (
        <img src={attempt.preview} alt="" className="size-14 flex-none rounded-badge object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <p id={id} role="status">
          {isSending ? 'Sending the photo…' : 'Preparing the photo…'}
        </p>
        <progress
          aria-labelledby={id}
          className="upload-progress mt-2 block h-1.5 w-full rounded-full"
          {...(isSending && { value: attempt.share })}
        />
      </div>
      <Button look="ghost" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

type ChosenProps = Omit<PictureDrawerProps, 'onClose' | 'onEscape'> & { readonly picture: Picture }

function Chosen({ picture, place, pictures, base }: ChosenProps) {
  const { slot, frames } = place
  // While it is typed; an empty text gives way to our own.
  const [typed, setTyped] = useState<string | null>(null)
  // It stays in the field, which says by how much.
  const isLong = (typed ?? '').length > ALT_MAX_LENGTH
  const [smallest = 0] = picture.widths
  const src = base + pictureFileName(picture, smallest)
  if (!frames)
    return (
      // Not a grid: a part of a row that fits its content is no height.
      <div className="h-40 rounded-control bg-sunken p-6">
        <img src={src} alt="" className="size-full object-scale-down" />
      </div>
    )
  return (
    <>
      <FocusField
        picture={picture}
        src={src}
        frame={frames.wide}
        onMove={(point) => pictures.adjust(slot, point, 'what a photo shows')}
        onEnd={pictures.finish}
      />
      <div className="grid grid-cols-[1.25rem_1fr_1.25rem] items-center gap-3 text-muted">
        <Minus className="size-4.5 stroke-2" />
        <input
          type="range"
          aria-label="Closer"
          min={100}
          max={MOST_ZOOM}
          step={5}
          value={picture.zoom}
          className="w-full accent-primary"
          onChange={({ target }) =>
            pictures.adjust(slot, { zoom: Number(target.value) }, 'what a photo shows')
          }
          onPointerUp={pictures.finish}
          onBlur={pictures.finish}
        />
        <Plus className="size-4.5 stroke-2" />
      </div>
      {frames.wide < 1 && (
        <p className="text-sm text-muted">The point always stays in view. Drag it to the face.</p>
      )}
      <div className="grid grid-cols-2 gap-3 text-xs text-muted">
        <Take name="Desktop" frame={frames.wide} picture={picture} src={src} />
        <Take name="Phone" frame={frames.phone} picture={picture} src={src} />
      </div>
      <TextArea
        label="What would you say about it on the phone?"
        hint="Read aloud to people who cannot see it."
        rows={2}
        limit={ALT_MAX_LENGTH}
        value={isLong || typed?.trim() === picture.alt.trim() ? (typed ?? '') : picture.alt || place.alt}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value.length <= ALT_MAX_LENGTH)
            pictures.adjust(slot, { alt: target.value }, 'what is said of a photo')
        }}
        onBlur={() => {
          if (!isLong) setTyped(null)
          pictures.finish()
        }}
      />
    </>
  )
}

type TakeProps = {
  readonly name: string
  readonly frame: number
  readonly picture: Picture
  readonly src: string
}

function Take({ name, frame, picture: { x, y, zoom }, src }: TakeProps): ReactNode {
  const point = `${x}% ${y}%`
  return (
    <figure>
      <div className="grid h-24 place-items-center">
        <div
          className="overflow-hidden rounded-badge bg-sunken"
          style={{ aspectRatio: frame, width: `min(100%, ${(6 * frame).toFixed(2)}rem)` }}
        >
          <img
            src={src}
            alt=""
            className="block size-full object-cover"
            style={{ objectPosition: point, transform: `scale(${zoom / 100})`, transformOrigin: point }}
          />
        </div>
      </div>
      <figcaption className="mt-1.5 text-center">{name}</figcaption>
    </figure>
  )
}
