import clsx from 'clsx'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const LOOKS = {
  destructive: { icon: CircleAlert, box: 'border-danger bg-danger-bg', mark: 'text-danger' },
  success: { icon: CircleCheck, box: 'border-success bg-success-bg', mark: 'text-success' },
  info: { icon: Info, box: 'border-info bg-info-bg', mark: 'text-info' },
} as const

type ToastViewProps = {
  readonly title: string
  readonly description?: string
  readonly kind?: keyof typeof LOOKS
  /** Takes back what it tells of. */
  readonly onUndo?: () => void
  readonly onClose: () => void
}

/** What stands in a toast: icon, title, description and the button that closes it. */
export function ToastView({ title, description, kind = 'info', onUndo, onClose }: ToastViewProps) {
  const { icon: Icon, box, mark } = LOOKS[kind]
  const isHeading = useIsHeading(title)
  return (
    <div
      role={kind === 'destructive' ? 'alert' : undefined}
      className={clsx(
        'toast-view grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-card border py-3.5 pr-2 pl-4 font-sans text-sm text-text shadow-3',
        box,
      )}
    >
      <Icon className={clsx('mt-0.5', mark)} />
      <div className="toast-words grid gap-y-0.5">
        {/* The heading of the page says it already. */}
        <p className={clsx('font-[650]', isHeading && description && 'sr-only')}>{title}</p>
        {description && <p className="wrap-anywhere">{description}</p>}
        {onUndo && (
          <button
            type="button"
            className="-my-2 text-link min-h-11 justify-self-start"
            onClick={() => {
              onUndo()
              onClose()
            }}
          >
            Undo
          </button>
        )}
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close notification"
        className="-my-2 grid size-11 place-items-center self-center rounded-control text-muted hover:bg-quiet hover:text-text"
      >
        <X className="size-4.5" />
      </button>
    </div>
  )
}

/** Whether the page that is shown has these words as its heading, which are also the title of its document. */
function useIsHeading(words: string): boolean {
  return useSyncExternalStore(watchTitle, () => document.title.startsWith(`${words} ·`))
}

function watchTitle(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => observer.disconnect()
}
