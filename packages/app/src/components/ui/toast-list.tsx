import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { presentToasts, type ToastMessage } from '../../lib/toast.ts'
import { useToastPlace } from './use-toast-place.ts'

const SHOWN_MS = 5000
const MOST_SHOWN = 2

type ShownToast = { readonly id: number; readonly message: ToastMessage }

let lastId = 0

/** Shows the toasts of the app where they cover no control, bottom right if possible. */
export function ToastList() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const list = useRef<HTMLUListElement>(null)
  const place = useToastPlace(list, toasts.map(({ id }) => id).join(' '))
  useEffect(
    () =>
      presentToasts(
        (message) => setToasts((shown) => [...shown.slice(1 - MOST_SHOWN), { id: ++lastId, message }]),
        () => setToasts((shown) => shown.filter(({ message }) => message.kind !== 'destructive')),
      ),
    [],
  )
  return (
    <ul
      ref={list}
      data-toaster
      // An open dialog takes the pointer from everything else on the page.
      style={{ pointerEvents: 'auto', ...place }}
      className="fixed z-60 grid w-[calc(100vw-2rem)] max-w-89 gap-2"
    >
      {toasts.map(({ id, message }) => (
        <li key={id} data-toast>
          <Toast
            message={message}
            onClose={() => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
          />
        </li>
      ))}
    </ul>
  )
}

const LOOKS = {
  destructive: { icon: CircleAlert, box: 'border-danger bg-danger-bg', mark: 'text-danger' },
  success: { icon: CircleCheck, box: 'border-success bg-success-bg', mark: 'text-success' },
  info: { icon: Info, box: 'border-info bg-info-bg', mark: 'text-info' },
} as const

type ToastProps = { readonly message: ToastMessage; readonly onClose: () => void }

function Toast({ message, onClose }: ToastProps) {
  const { title, description, kind } = message
  const { icon: Icon, box, mark } = LOOKS[kind ?? 'info']
  // A toast stays while it is hovered or its button has the focus.
  const [isHeld, setIsHeld] = useState(false)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (kind === 'destructive' || isHeld) return
    const timer = setTimeout(() => close.current(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [kind, isHeld])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it is no action of its own
    <div
      role={kind === 'destructive' ? 'alert' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={clsx(
        'toast grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 rounded-card border py-3.5 pr-2 pl-4 text-sm text-text shadow-3',
        box,
      )}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 stroke-[1.75]', mark)} />
      <p className="font-[650]">{title}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close notification"
        className="-my-2 row-span-2 grid size-11 place-items-center self-center rounded-control text-muted hover:bg-quiet hover:text-text"
      >
        <X aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      </button>
      {description && <p className="col-start-2 wrap-anywhere">{description}</p>}
    </div>
  )
}
