import { Notice } from '../../components/ui/notice.tsx'

type AnswersNotLoadedProps = { readonly className: string; readonly onRetry: () => void }

/** Says that earlier answers are missing here only because they could not be loaded. */
export function AnswersNotLoaded({ className, onRetry }: AnswersNotLoadedProps) {
  return (
    <Notice kind="warning" title="Your earlier answers could not be loaded" className={className}>
      <p>
        They are safe.{' '}
        <button type="button" className="text-link" onClick={onRetry}>
          Load them again
        </button>
      </p>
    </Notice>
  )
}
