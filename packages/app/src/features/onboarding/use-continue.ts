import { createContext, useContext, useLayoutEffect } from 'react'

/** What the fields say about the Continue button; missing values come from the step. */
export type ContinueState = {
  readonly continueLabel?: string | undefined
  readonly isContinueDisabled?: boolean
  /** Shown beside a disabled Continue. */
  readonly disabledReason?: string | undefined
  /** A note beside Continue, such as '3 selected'. */
  readonly note?: string | undefined
  /** Work of the save is running, such as an upload: everything looks as while saving. */
  readonly isBusy?: boolean
}

/** Set by the frame; without a frame, as in tests, `useContinue` does nothing. */
export const ContinueContext = createContext<(state: ContinueState) => void>(() => {})

/** Tells the frame the label of Continue and whether it is enabled. */
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
