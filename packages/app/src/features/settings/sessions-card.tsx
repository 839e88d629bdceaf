import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { showToast } from '../../lib/toast.ts'
import { useBusy } from '../../lib/use-busy.ts'
import { signOut } from '../../session/api/session.ts'

type Scope = 'others' | 'global'

const DONE: { readonly [Name in Scope]: { readonly title: string; readonly description: string } } = {
  others: {
    title: 'Other devices are signed out',
    description: 'You stay signed in here.',
  },
  global: {
    title: 'Signed out everywhere',
    description: 'Sign in again with a link or a code from your mail.',
  },
}

/** Ends sessions on other devices. */
export function SessionsCard() {
  const [asked, setAsked] = useState<Scope>('others')
  const [isBusy, run] = useBusy()
  const busyScope = isBusy ? asked : null

  const end = (scope: Scope) =>
    run(async () => {
      setAsked(scope)
      const ended = await signOut(scope)
      showToast(
        ended.ok
          ? { ...DONE[scope], kind: 'success' }
          : { title: 'Error', description: ended.error.message, kind: 'destructive' },
      )
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
