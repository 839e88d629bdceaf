import { cardFileName, type Picture, pictureFileName } from '@foyer/shared/pictures/picture.ts'
import { useEffect, useRef, useState } from 'react'
import { randomUuid } from '../../../../../lib/uuid.ts'
import { useSignedInPerson } from '../../../../../session/signed-in-person.ts'
import type { OwnEdits } from '../../../../../site/use-site-edits.ts'
import { uploadPicture } from '../../../api/upload-picture.ts'
import type { History } from '../use-history.ts'
import type { PicturePlace } from './picture-places.ts'
import { type PictureUse, PROBLEM_TEXTS, type PreparedPicture, preparePicture } from './prepare-picture.ts'

/** A photo on its way to its place. */
export type PictureAttempt =
  | { readonly state: 'preparing' }
  /** `preview` is the photo that is being sent. */
  | { readonly state: 'sending'; readonly share: number; readonly preview: string }
  | { readonly state: 'failed'; readonly text: string; readonly retry: (() => void) | null }

type Options = {
  readonly own: OwnEdits
  readonly history: History
  /** Is told what was done, in a sentence. */
  readonly onDone: (text: string) => void
}

/** What can be done with the pictures of the page; each can be undone. A photo that was not sent is kept for another try. */
export function usePictures({ own, history, onDone }: Options) {
  const person = useSignedInPerson()
  const [attempts, setAttempts] = useState<{ readonly [slot: string]: PictureAttempt }>({})
  const running = useRef(new Map<string, AbortController>())
  // What was shown before the picture began to be moved.
  const before = useRef<{ readonly slot: string; readonly picture: Picture; readonly label: string } | null>(
    null,
  )
  useEffect(() => {
    const all = running.current
    return () => {
      for (const one of all.values()) one.abort()
    }
  }, [])

  const set = (slot: string, picture: Picture | null, isTyping = false) =>
    own.change({ pictures: { [slot]: picture } }, isTyping)
  const change = (
    slot: string,
    picture: Picture | null,
    label: string,
    from = own.read().pictures[slot],
    taken = '',
  ) => {
    const way = { undo: () => set(slot, from ?? null), redo: () => set(slot, picture) }
    history.push({ label, ...way, ...(taken && { taken }) })
    set(slot, picture)
  }
  const attempt = (slot: string, next: PictureAttempt | null) =>
    setAttempts(({ [slot]: _last, ...others }) => (next ? { ...others, [slot]: next } : others))
  const start = (slot: string) => {
    running.current.get(slot)?.abort()
    const controller = new AbortController()
    running.current.set(slot, controller)
    return controller.signal
  }

  async function choose(place: PicturePlace, file: File) {
    const { slot } = place
    const signal = start(slot)
    attempt(slot, { state: 'preparing' })
    const prepared = await preparePicture(file, purposeOf(place), signal)
    if (signal.aborted || prepared === null) return
    if (typeof prepared === 'string')
      return attempt(slot, { state: 'failed', text: PROBLEM_TEXTS[prepared], retry: null })
    await send(place, prepared, randomUuid().replaceAll('-', ''))
  }

  async function send(place: PicturePlace, prepared: PreparedPicture, id: string) {
    const { slot, name } = place
    const signal = start(slot)
    const { files, cardFile, face, ...shape } = prepared
    const preview = URL.createObjectURL(files[0] as Blob)
    attempt(slot, { state: 'sending', share: 0, preview })
    const problem = await uploadPicture({
      personId: person.id,
      id,
      // The page's own file comes last: it may have the name of the card's.
      files: new Map([
        ...(cardFile ? [[cardFileName({ id, ...shape }), cardFile] as const] : []),
        ...shape.widths.map(
          (width, index) => [pictureFileName({ id, ...shape }, width), files[index] as Blob] as const,
        ),
      ]),
      signal,
      onProgress: (share) => {
        if (!signal.aborted) attempt(slot, { state: 'sending', share, preview })
      },
    })
    URL.revokeObjectURL(preview)
    if (signal.aborted) return
    if (problem !== null) {
      attempt(slot, { state: 'failed', text: problem, retry: () => void send(place, prepared, id) })
      return
    }
    const old = own.read().pictures[slot]
    // Faces are in the upper half of upright photos.
    const isOfPerson = place.frames !== null && place.frames.wide < 1
    const point = { ...(isOfPerson ? (face ?? { x: 50, y: 38 }) : { x: 50, y: 50 }), zoom: 100 }
    change(slot, { id, ...shape, ...point, alt: '' }, old ? `another photo for ${name}` : `adding ${name}`)
    attempt(slot, null)
    onDone('The photo is on the page.')
  }

  /** The picture as it is shown now, where that has changed since the last step. */
  const moved = (): Picture | null => {
    const from = before.current
    const now = from && own.read().pictures[from.slot]
    return now && JSON.stringify(from.picture) !== JSON.stringify(now) ? now : null
  }
  const finish = () => {
    const from = before.current
    const now = moved()
    before.current = null
    if (from && now) change(from.slot, now, from.label, from.picture)
  }

  return {
    attempts,
    pictureIn: (slot: string): Picture | undefined => own.edits.pictures[slot],
    choose,
    cancel: (slot: string) => {
      running.current.get(slot)?.abort()
      attempt(slot, null)
      onDone('Cancelled.')
    },
    /** Shows the picture otherwise while it is being moved or described; `finish` makes it one step. */
    adjust: (slot: string, part: Partial<Picture>, label: string) => {
      const picture = own.read().pictures[slot]
      if (!picture) return
      if (before.current?.slot !== slot) finish()
      before.current ??= { slot, picture, label }
      set(slot, { ...picture, ...part }, true)
    },
    finish,
    isChanged: () => moved() !== null,
    /** Shows the picture as it was before it was moved or described, as a step. */
    takeBack: () => {
      const from = before.current
      const now = moved()
      before.current = null
      if (from && now) change(from.slot, from.picture, from.label, now)
    },
    remove: ({ slot, name }: PicturePlace) => {
      before.current = null
      change(slot, null, `taking out ${name}`, own.read().pictures[slot], 'Taken off the page.')
      onDone('Taken off the page.')
    },
  }
}

function purposeOf({ slot, frames }: PicturePlace): PictureUse {
  if (slot === 'portrait') return 'portrait'
  return frames === null ? 'logo' : 'photo'
}

export type Pictures = ReturnType<typeof usePictures>
