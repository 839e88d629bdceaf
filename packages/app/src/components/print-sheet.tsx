import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type PrintSheetProps = {
  /** Called when the dialog of the browser has closed. */
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Prints its content on letter paper, in place of the screen, once its pictures can be drawn. */
export function PrintSheet({ onDone, children }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  done.current = onDone
  useEffect(() => {
    let isMounted = true
    const finish = () => done.current()
    const printAll = async () => {
      const pictures = sheet.current?.querySelectorAll('img') ?? []
      // A picture that cannot be decoded is no reason to print nothing.
      await Promise.allSettled(Array.from(pictures, (picture) => picture.decode()))
      if (isMounted) print()
    }
    addEventListener('afterprint', finish)
    void printAll()
    return () => {
      isMounted = false
      removeEventListener('afterprint', finish)
    }
  }, [])
  return createPortal(
    <div ref={sheet} className="print-sheet">
      {children}
    </div>,
    document.body,
  )
}
