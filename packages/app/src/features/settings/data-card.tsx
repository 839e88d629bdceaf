import { useState } from 'react'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { FieldError } from '../../components/ui/field-error.tsx'
import { downloadFile } from '../../lib/download-file.ts'
import { isoDay } from '../../lib/iso-day.ts'
import { loadMyData } from './api/load-my-data.ts'

/** Downloads everything that is stored of a person as one archive. */
export function DataCard() {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle')

  const download = async () => {
    setState('busy')
    try {
      const [data, { writeMyData }] = await Promise.all([loadMyData(), import('./write-my-data.ts')])
      const now = new Date()
      downloadFile(`foyer-my-data-${isoDay(now)}.zip`, 'application/zip', writeMyData(data, now))
      setState('done')
    } catch (error) {
      console.warn('The data could not be put together:', error)
      setState('failed')
    }
  }

  return (
    <Card title="Your data" id="your-data">
      <p className="mt-2 text-sm text-muted">
        One ZIP file with everything we store of you: your PDF, and a JSON file with profile, answers, drafts,
        requests, lists, preferences, and how you found us.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button look="second" busy={state === 'busy'} onClick={download}>
          {state === 'busy' ? 'Collecting...' : 'Download my data'}
        </Button>
        <p role="status" className="text-sm text-muted">
          {state === 'done' && 'The file is in your downloads.'}
        </p>
      </div>
      {state === 'failed' && (
        <div className="mt-3">
          <FieldError id="data-problem" announced>
            We could not put the file together. Nothing is missing on our side; please try again.
          </FieldError>
        </div>
      )}
    </Card>
  )
}
