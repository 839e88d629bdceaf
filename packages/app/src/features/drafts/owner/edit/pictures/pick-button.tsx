import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../../../components/ui/button.tsx'

const PHOTOS = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

type PickButtonProps = {
  readonly icon: LucideIcon
  /** Opens the camera of a phone or tablet; elsewhere there is no such button. */
  readonly capture?: 'user' | 'environment'
  readonly onPick: (file: File) => void
  readonly children: ReactNode
}

/** Opens the photos of the device, or its camera. */
export function PickButton({ icon: Icon, capture, onPick, children }: PickButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <span className={capture ? 'hidden pointer-coarse:inline' : ''}>
      <input
        ref={picker}
        type="file"
        accept={capture ? 'image/*' : PHOTOS}
        {...(capture && { capture })}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file can be chosen again.
          target.value = ''
          if (file) onPick(file)
        }}
      />
      <Button look="second" size="small" onClick={() => picker.current?.click()}>
        <Icon />
        {children}
      </Button>
    </span>
  )
}
