import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { type PointerEvent, useId, useRef } from 'react'
import { cutOf } from './picture-places.ts'

type FocusFieldProps = {
  readonly picture: Picture
  readonly src: string
  /** Width by height of the frame on a wide screen. */
  readonly frame: number
  readonly onMove: (point: { readonly x: number; readonly y: number }) => void
  /** The point stays where it is for now. */
  readonly onEnd: () => void
}

/** In percent; with Shift five times as far. */
const STEP = 2
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10

/** The whole photo, the part of it that the frame shows, and the point that always stays in view: by mouse, touch and keys. */
export function FocusField({ picture, src, frame, onMove, onEnd }: FocusFieldProps) {
  const id = useId()
  const photo = useRef<HTMLDivElement>(null)
  const widest = picture.widths.at(-1) ?? 1
  const ratio = widest / picture.height
  const cut = cutOf(ratio, frame, picture)

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = photo.current?.getBoundingClientRect()
    if (!box) return
    onMove({
      x: within(((clientX - box.left) / box.width) * 100),
      y: within(((clientY - box.top) / box.height) * 100),
    })
  }
  return (
    <fieldset className="grid place-items-center overflow-hidden rounded-control bg-sunken p-3">
      <legend className="sr-only">What is shown</legend>
      <div
        ref={photo}
        className="relative touch-none cursor-crosshair select-none"
        style={{ aspectRatio: ratio, width: `min(100%, ${(11.5 * ratio).toFixed(2)}rem)` }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moveTo(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event)
        }}
        onPointerUp={onEnd}
        onPointerCancel={onEnd}
      >
        <img src={src} alt="" draggable={false} className="block size-full object-fill" />
        <span aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
          <span
            className="absolute border-2 border-[#fffdf6] shadow-[0_0_0_2px_#14503e,0_0_0_100rem_rgb(10_30_23/.5)] forced-colors:border-[Highlight]"
            style={{
              left: `${cut.left}%`,
              top: `${cut.top}%`,
              width: `${cut.width}%`,
              height: `${cut.height}%`,
            }}
          />
        </span>
        <button
          type="button"
          aria-label="The point that always stays in view. Arrow keys move it."
          aria-describedby={id}
          className="absolute -m-5.5 grid size-11 touch-none place-items-center rounded-full"
          style={{ left: `${picture.x}%`, top: `${picture.y}%` }}
          onKeyDown={(event) => {
            const way = KEYS[event.key]
            if (!way) return
            event.preventDefault()
            const [across, down] = way.map((sign) => sign * STEP * (event.shiftKey ? 5 : 1)) as [
              number,
              number,
            ]
            onMove({ x: within(picture.x + across), y: within(picture.y + down) })
          }}
          onBlur={onEnd}
        >
          <span
            aria-hidden="true"
            className="grid size-8.5 place-items-center rounded-full border-[2.5px] border-[#ffd974] shadow-[0_0_0_2px_#14503e,inset_0_0_0_2px_#14503e]"
          >
            <span className="size-1.5 rounded-full bg-[#ffd974] shadow-[0_0_0_1.5px_#14503e]" />
          </span>
        </button>
      </div>
      <p id={id} role="status" className="sr-only">
        {`${Math.round(picture.x)} percent from the left, ${Math.round(picture.y)} percent from the top`}
      </p>
    </fieldset>
  )
}
