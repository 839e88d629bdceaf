import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailureProps = {
  /** What could not be loaded, as a sentence. */
  readonly children: string
  readonly className?: string
  readonly busy: boolean
  readonly onTryAgain: () => void
}

/** Says quietly that a part of a screen could not be loaded, and offers to try again. */
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
