import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'

const LOOKS = {
  destructive: { icon: CircleAlert, box: 'border-danger bg-danger-bg', mark: 'text-danger' },
  success: { icon: CircleCheck, box: 'border-success bg-success-bg', mark: 'text-success' },
  info: { icon: Info, box: 'border-info bg-info-bg', mark: 'text-info' },
} as const

type ToastViewProps = {
  readonly title: string
  readonly description?: string
  readonly kind?: keyof typeof LOOKS
  readonly onClose: () => void
}

/** What stands in a toast: icon, title, description and the button that closes it. */
export function ToastView({ title, description, kind = 'info', onClose }: ToastViewProps) {
  const { icon: Icon, box, mark } = LOOKS[kind]
  return (
    <div
      role={kind === 'destructive' ? 'alert' : undefined}
      className={clsx(
        'grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-0.5 rounded-card border py-3.5 pr-2 pl-4 font-sans text-sm text-text shadow-3',
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
