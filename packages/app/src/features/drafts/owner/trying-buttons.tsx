import type { DesignStyleId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { Button } from '../../../components/ui/button.tsx'
import { lookName } from './look-name.ts'

type KeepLookProps = { readonly own: DesignStyleId; readonly onKeep: () => void }

/** Ends a trial: the site keeps its look. */
export function KeepLook({ own, onKeep }: KeepLookProps) {
  return (
    <Button look="ghost" size="small" className="flex-none" onClick={onKeep}>
      Keep {lookName(own)}
    </Button>
  )
}

type TryingButtonsProps = KeepLookProps & { readonly isCompact: boolean; readonly onUse: () => void }

/** Takes the look that is tried, or keeps that of the site: on phones the row under the bar has room for the second. */
export function TryingButtons({ own, isCompact, onKeep, onUse }: TryingButtonsProps) {
  return (
    <>
      {!isCompact && <KeepLook own={own} onKeep={onKeep} />}
      <Button size="small" className="flex-none" onClick={onUse}>
        {isCompact ? 'Use it' : 'Use this look'}
      </Button>
    </>
  )
}
