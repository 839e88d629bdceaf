import { Root as Slot } from 'radix-ui/slot'
import { type ReactElement, useCallback, useEffect, useId, useRef, useState } from 'react'

type SidebarTooltipProps = {
  readonly text: string
  readonly isShown: boolean
  readonly children: ReactElement
}

const DELAY_MS = 200

/**
 * Names a control that shows only its icon, beside it, while the pointer or the keyboard is on it, until Escape is pressed.
 * It is rendered inside the sidebar, which is a landmark. The tooltip of the kit's library would load a positioning engine
 * with every screen.
 */
export function SidebarTooltip({ text, isShown, children }: SidebarTooltipProps) {
  const id = useId()
  const frame = useRef<HTMLSpanElement>(null)
  const [control, setControl] = useState<Element>()
  const [place, setPlace] = useState<{ readonly top: number; readonly left: number }>()
  const isOpen = isShown && place !== undefined
  const hide = useCallback(() => {
    setControl(undefined)
    setPlace(undefined)
  }, [])

  useEffect(() => {
    if (!control) return
    const timer = setTimeout(() => setPlace(placeBeside(control)), DELAY_MS)
    return () => clearTimeout(timer)
  }, [control])

  useEffect(() => {
    if (!isOpen) return
    const closing = new AbortController()
    const { signal } = closing
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    window.addEventListener('scroll', hide, { signal, capture: true })
    // One tooltip at a time: the pointer may go elsewhere while the focus stays, and the other way round.
    const leave = ({ target }: Event) => !frame.current?.contains(target as Node) && hide()
    for (const type of ['pointerover', 'focusin']) window.addEventListener(type, leave, { signal })
    return () => closing.abort()
  }, [isOpen, hide])

  // Without a tooltip the control stays in the same place of the tree: a new one would lose the focus.
  return (
    // The tooltip is inside, so that the pointer can move onto it.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      ref={frame}
      className="block"
      onPointerEnter={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && setControl(currentTarget)
      }
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target, currentTarget }) =>
        target.matches(':focus-visible') && setPlace(placeBeside(currentTarget))
      }
      onBlur={hide}
    >
      <Slot aria-describedby={isOpen ? id : undefined}>{children}</Slot>
      {isOpen && (
        <span id={id} role="tooltip" style={place} className="fixed z-40 -translate-y-1/2 pl-2">
          <span className="block rounded-badge bg-brand px-2.5 py-1.5 text-sm font-semibold whitespace-nowrap text-on-brand outline outline-transparent">
            {text}
          </span>
        </span>
      )}
    </span>
  )
}

function placeBeside(control: Element) {
  const { top, bottom, right } = control.getBoundingClientRect()
  return { top: (top + bottom) / 2, left: right }
}
