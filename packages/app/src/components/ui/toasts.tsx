import { useSyncExternalStore } from 'react'
import { Toaster } from 'sonner'

// In rem, as in the styles.
const PHONE = '(max-width: 47.99rem)'

/**
 * The region for toasts. It is at the top, because Continue and the keyboard of phones stand at the bottom; on wide screens
 * below the bars, whose buttons stand at the top right.
 */
export function Toasts() {
  const isPhone = useSyncExternalStore(watchPhone, () => matchMedia(PHONE).matches)
  return (
    <Toaster
      position={isPhone ? 'top-center' : 'top-right'}
      expand
      gap={8}
      offset={{ top: '4.5rem', right: 16 }}
      mobileOffset={16}
      containerAriaLabel="Notifications"
      // An open dialog takes the pointer from everything else on the page.
      toastOptions={{ unstyled: true, className: 'w-full', style: { pointerEvents: 'auto' } }}
    />
  )
}

function watchPhone(onChange: () => void): () => void {
  const query = matchMedia(PHONE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
