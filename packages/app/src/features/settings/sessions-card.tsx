import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { useBusy } from '../../lib/use-busy.ts'
import { endSessions } from '../../session/end-sessions.ts'

/** Ends sessions on other devices. */
export function SessionsCard() {
  const [asked, setAsked] = useState<'others' | 'global'>('others')
  const [isBusy, run] = useBusy()
  const busyScope = isBusy ? asked : null

  const end = (scope: typeof asked) =>
    run(async () => {
      setAsked(scope)
      await endSessions(scope)
    })

  return (
    <Card title="Devices">
      <p className="mt-2 text-sm text-muted">
        Left Foyer open on another computer or phone? Sign it out from here. A page that is open there notices
        when it is looked at again, within an hour at the latest.
      </p>
      <div className="mt-4 flex flex-col items-start gap-3 lg:flex-row">
        <Button
          look="second"
          busy={busyScope === 'others'}
          disabled={busyScope === 'global'}
          onClick={() => end('others')}
        >
          Sign out other devices
        </Button>
        <Button
          look="ghost"
          className="max-lg:-ml-5.5"
          busy={busyScope === 'global'}
          disabled={busyScope === 'others'}
          onClick={() => end('global')}
        >
          Sign out everywhere
        </Button>
      </div>
    </Card>
  )
}
