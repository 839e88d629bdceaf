import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '../components/ui/button.tsx'
import { Notice } from '../components/ui/notice.tsx'
import { outsideLinks } from '../config/links.ts'
import { isApiUnreachable, tryApi, watchApiReach } from '../lib/api-reach.ts'
import { useBusy } from '../lib/use-busy.ts'

const TRY_AGAIN_MS = 30_000

/** Says above every screen that the API is out of reach, until it is back. */
export function ApiNotice() {
  const isUnreachable = useSyncExternalStore(watchApiReach, isApiUnreachable)
  return isUnreachable ? <Unreachable /> : null
}

function Unreachable() {
  const [isBusy, run] = useBusy()
  const { support, supportEmail } = outsideLinks()
  useEffect(() => {
    const timer = setInterval(() => void tryApi(), TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div role="status" className="mx-auto max-w-180 p-4">
      <Notice kind="warning" title="We cannot reach Foyer from here">
        <p>
          Your browser works, and something on the way blocks us: a blocker, an office network, or we are
          down. What you typed stays on this device. We try again every 30 seconds.
        </p>
        <p className="mt-1.5">
          A phone’s own network passes most blocks. Or write to{' '}
          <a className="text-link" href={support}>
            {supportEmail}
          </a>
          .
        </p>
        <Button
          look="second"
          size="small"
          busy={isBusy}
          className="mt-2 justify-self-start"
          onClick={() => run(tryApi)}
        >
          {isBusy ? 'Trying...' : 'Try now'}
        </Button>
      </Notice>
    </div>
  )
}
