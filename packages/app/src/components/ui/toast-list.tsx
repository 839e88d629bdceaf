import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { presentToasts, type ToastMessage } from '../../lib/toast.ts'

const SHOWN_MS = 5000
// A toast slides in. It does not fade, because half-transparent text is unreadable.
const MOTION = { transitionProperty: 'transform, height' }

/** Shows the toasts of the app, bottom right, on phones across the foot of the screen; over a sheet across its top. */
export function ToastList() {
  useEffect(() => {
    const destructive: (string | number)[] = []
    return presentToasts(
      (message) => {
        const isDestructive = message.kind === 'destructive'
        const id = toast.custom((own) => <Toast message={message} onClose={() => toast.dismiss(own)} />, {
          duration: isDestructive ? Number.POSITIVE_INFINITY : SHOWN_MS,
          style: MOTION,
          ...((message.place === 'top' || isSheetOpen()) && { position: 'top-right' }),
        })
        if (isDestructive) destructive.push(id)
      },
      () => {
        for (const id of destructive.splice(0)) toast.dismiss(id)
      },
    )
  }, [])
  return (
    <Toaster
      position="bottom-right"
      offset={24}
      mobileOffset={16}
      containerAriaLabel="Notifications"
      visibleToasts={3}
    />
  )
}

// At the bottom of the screen a toast would cover the fields of a sheet.
function isSheetOpen(): boolean {
  const dialog = document.querySelector('[role="dialog"]')
  return dialog !== null && dialog.getBoundingClientRect().bottom > innerHeight * 0.9
}

function Toast({ message, onClose }: { readonly message: ToastMessage; readonly onClose: () => void }) {
  const isDestructive = message.kind === 'destructive'
  const Icon = isDestructive ? CircleAlert : message.kind === 'success' ? CircleCheck : Info
  return (
    <div
      role={isDestructive ? 'alert' : undefined}
      className={clsx(
        'grid w-full grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 rounded-card border py-3.5 pr-2 pl-4 font-sans text-sm text-text shadow-3 sm:w-89',
        isDestructive ? 'border-danger bg-danger-bg' : 'border-line bg-raised',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx(
          'mt-0.5 size-5 stroke-[1.75]',
          isDestructive ? 'text-danger' : message.kind === 'success' ? 'text-success' : 'text-info',
        )}
      />
      <p className="font-[650]">{message.title}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close notification"
        className="-my-2 row-span-2 grid size-11 place-items-center self-center rounded-control text-muted hover:bg-quiet hover:text-text"
      >
        <X aria-hidden="true" className="size-4.5 stroke-[1.75]" />
      </button>
      {message.description && (
        <p className={clsx('col-start-2', !isDestructive && 'text-muted')}>{message.description}</p>
      )}
    </div>
  )
}
