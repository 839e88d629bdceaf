import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = {
  /** The sentence that says what could not be loaded. */
  readonly children: string
  readonly className?: string
  readonly busy: boolean
  readonly onTryAgain: () => void
}

/** Says that a part of a screen could not be loaded, and offers a retry. */
export function LoadFailure({ children, className, busy, onTryAgain }: LoadFailureProps) {
  return (
    <div role="status" className={className}>
      <Notice kind="warning">
        <p>{children}</p>
        <Button
          look="second"
          size="small"
          busy={busy}
          className="mt-1.5 justify-self-start"
          onClick={onTryAgain}
        >
          Try again
        </Button>
      </Notice>
    </div>
  )
}
