import { useState } from 'react'
import { Notice } from '../../components/ui/notice.tsx'
import { canStore } from '../../lib/browser-store.ts'

/** Says before a sign-in that this browser will not keep it; nothing where it will. */
export function StorageNotice() {
  const [isRefused] = useState(() => !canStore())
  if (!isRefused) return null
  return (
    <Notice kind="warning" title="This browser keeps nothing" className="mt-5">
      <p>
        You can sign in, but a reload signs you out. Private windows and strict settings do this. To stay
        signed in, allow site data for {location.host}, or open this page in a normal window.
      </p>
    </Notice>
  )
}
