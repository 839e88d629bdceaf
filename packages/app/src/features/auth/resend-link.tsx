import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { TextButton } from '../../components/ui/text-link.tsx'
import { useBusy } from '../../lib/use-busy.ts'
import { requestLinkAgain } from './request-link.ts'
import { RESEND_WAIT_SECONDS, sentLink } from './sent-link.ts'

/** A button to send the email again, or the time until that is possible. Part of a sentence. */
export function ResendLink({ email }: { readonly email: string }) {
  const [nextAt, setNextAt] = useState(() => nextAtFor(email))
  const [isBusy, run] = useBusy()
  const seconds = useCountdown(nextAt)
  const phrase = useRef<HTMLSpanElement>(null)
  // The pressed button gives way to the countdown: the focus stays in the sentence.
  const isButton = seconds <= 0
  const wasButton = useRef(isButton)
  useLayoutEffect(() => {
    if (wasButton.current && !isButton && document.activeElement === document.body) phrase.current?.focus()
    wasButton.current = isButton
  }, [isButton])

  const handleClick = () =>
    run(async () => {
      await requestLinkAgain(email)
      setNextAt(nextAtFor(email))
    })

  return (
    <span ref={phrase} tabIndex={-1} className="outline-none! shadow-none!">
      {isButton ? (
        <TextButton aria-disabled={isBusy || undefined} onClick={handleClick}>
          {isBusy ? 'sending it again...' : 'send it again'}
        </TextButton>
      ) : (
        <>
          send it again in <b className="font-[650] tabular-nums">{formatSeconds(seconds)}</b>
        </>
      )}
    </span>
  )
}

function nextAtFor(email: string): number {
  const sent = sentLink.read()
  return sent?.email === email ? Math.min(sent.nextAt, Date.now() + 10 * RESEND_WAIT_SECONDS * 1000) : 0
}

function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Counts down the whole seconds until a time in milliseconds since 1970; 0 once it has passed. */
function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }
    const timer = setInterval(tick, 1000)
    tick()
    return () => clearInterval(timer)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
