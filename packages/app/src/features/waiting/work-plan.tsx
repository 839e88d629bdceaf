import { WORK_PLAN } from '@foyer/shared/onboarding/pages/waiting.ts'
import clsx from 'clsx'
import { useId } from 'react'

/** The work plan for an existing website. */
export function WorkPlan({ isDone }: { readonly isDone: boolean }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 rounded-card border border-line bg-surface px-4 pt-4 pb-1 sm:px-5.5 sm:pb-2"
    >
      <h2 id={titleId} className="display pb-2.5 text-xl">
        {isDone ? 'What we did' : 'What we do now'}
      </h2>
      <ol>
        {WORK_PLAN.map((task) => (
          <li key={task} className="flex items-center gap-4 border-t border-line py-2.5 text-sm font-[550]">
            <span
              aria-hidden="true"
              className={clsx(
                'size-3 rotate-45 rounded-[2px] border-[1.5px]',
                isDone ? 'border-done bg-done' : 'border-control',
              )}
            />
            {task}
          </li>
        ))}
      </ol>
    </section>
  )
}
