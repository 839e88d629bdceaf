import { createContext, useContext, useLayoutEffect } from 'react'

/** What a screen says about the Continue of the footer; what is left out is as the step has it. */
export type ContinueState = {
  readonly continueLabel?: string | undefined
  readonly isContinueDisabled?: boolean
  /** Stands beside a disabled Continue. */
  readonly disabledReason?: string | undefined
  /** A quiet word beside Continue, such as '3 selected'. */
  readonly note?: string | undefined
  /** Work goes on that belongs to the save, such as an upload: everything is as while saving. */
  readonly isBusy?: boolean
}

/** Set by the frame; a screen without one, in a test, may call `useContinue` all the same. */
export const ContinueContext = createContext<(state: ContinueState) => void>(() => {})

/** Tells the frame what Continue says and whether it may be pressed. */
export function useContinue({
  continueLabel,
  isContinueDisabled,
  disabledReason,
  note,
  isBusy = false,
}: ContinueState): void {
  const setContinue = useContext(ContinueContext)
  useLayoutEffect(() => {
    setContinue({
      continueLabel,
      disabledReason,
      note,
      isBusy,
      ...(isContinueDisabled !== undefined && { isContinueDisabled }),
    })
    return () => setContinue({})
  }, [setContinue, continueLabel, isContinueDisabled, disabledReason, note, isBusy])
}
