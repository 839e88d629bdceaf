import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { useState } from 'react'
import { useBackCloses } from '../../../lib/use-back-closes.ts'
import type { OwnDetails } from '../../../site/use-site-details.ts'
import type { History } from './edit/use-history.ts'

/** A look that is tried: it is shown in the frame, and nothing is stored until it is taken. */
export type LookTrial = {
  readonly tried: DesignStyleId | null
  /** Shows a look; the site's own ends the trial. */
  readonly show: (style: DesignStyleId, own: DesignStyleId) => void
  /** Makes the tried look that of the site: one change, and one step that can be undone. */
  readonly take: (details: OwnDetails, history: History) => void
  /** Leaves the site as it is. */
  readonly keep: () => void
}

/**
 * Lets an owner try looks.
 *
 * @param isCompact on phones Back ends the trial before it leaves the page
 */
export function useLookTrial(isCompact: boolean): LookTrial {
  const [tried, setTried] = useState<DesignStyleId | null>(null)
  const keep = () => setTried(null)
  useBackCloses(tried !== null && isCompact, keep)
  return {
    tried,
    show: (style, own) => setTried(style === own ? null : style),
    take: (details, history) => {
      if (!tried) return
      const before = details.read().style
      const put = (style: DesignStyleId | null) => () => details.change({ style })
      put(tried)()
      history.push({ label: 'the look', undo: put(before), redo: put(tried) })
      setTried(null)
    },
    keep,
  }
}
