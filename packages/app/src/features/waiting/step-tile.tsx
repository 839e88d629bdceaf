import clsx from 'clsx'

export type StepLook = 'done' | 'now' | 'ahead'

const LOOKS = {
  done: 'border-[1.5px] border-done bg-done',
  now: 'border-2 border-now bg-glow',
  ahead: 'border-[1.5px] border-control',
} as const

/** What is said of a step beside its tile, for screen readers. */
export const SPOKEN_LOOKS = { done: 'Done: ', now: 'Now: ', ahead: 'Later: ' } as const

/** The floor tile of one step of the work. */
export function StepTile({ look }: { readonly look: StepLook }) {
  return <span aria-hidden="true" className={clsx('size-3 flex-none rotate-45 rounded-[2px]', LOOKS[look])} />
}
