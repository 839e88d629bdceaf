import { Share2 } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { dismissToasts, showToast } from '../../lib/toast.ts'

type ShareButtonProps = {
  /** A path of the app. */
  readonly path: string
  readonly className?: string
}

/** Opens the system's share sheet, or copies the address where there is none. */
export function ShareButton({ path, className }: ShareButtonProps) {
  async function share() {
    const url = new URL(path, location.href).href
    if (navigator.share) {
      // Closing the sheet rejects, too.
      await navigator.share({ title: 'My website draft', url }).catch(() => {})
      return
    }
    dismissToasts()
    const isCopied = await copyText(url)
    showToast(
      isCopied
        ? { title: 'Link copied', description: 'Anyone with this address sees your draft.', kind: 'success' }
        : { title: 'Not copied', description: `Copy it yourself: ${url}`, kind: 'destructive' },
    )
  }
  return (
    <Button look="ghost" className={className} onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5 stroke-[1.75]" />
      Share it
    </Button>
  )
}
