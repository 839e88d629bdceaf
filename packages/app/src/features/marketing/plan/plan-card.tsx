import { formatDay } from '@foyer/shared/dates/format-day.ts'
import { Check, Printer } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { Card } from '../../../components/ui/card.tsx'
import { CheckboxField } from '../../../components/ui/checkbox-field.tsx'
import { Facts } from '../../../components/ui/facts.tsx'
import { LoadFailure } from '../../../components/ui/load-failure.tsx'
import { Notice } from '../../../components/ui/notice.tsx'
import { PathTiles } from '../../../components/ui/path-tiles.tsx'
import { Skeleton } from '../../../components/ui/skeleton.tsx'
import { TextButton, TextLink } from '../../../components/ui/text-link.tsx'
import { PATHS } from '../../../config/paths.ts'
import { planCosts } from './plan-costs.ts'
import type { PlanFacts, PlanPart, PlanTask } from './plan-task.ts'
import { usePlanTicks } from './use-plan-ticks.ts'

const DAY_MS = 86_400_000

type PlanCardProps = { readonly parts: readonly PlanPart[] }

/** The plan as a list to tick: what Foyer knows is ticked and says why. */
export function PlanCard({ parts }: PlanCardProps) {
  const { ticks, openedAt, failed, change, isUnsaved, retry } = usePlanTicks()
  if (failed) {
    return (
      <Card title="The plan">
        <LoadFailure className="mt-3" of={failed}>
          Your ticks could not be loaded. They are safe; check your connection.
        </LoadFailure>
      </Card>
    )
  }
  if (!ticks) {
    return (
      <Card title="The plan">
        <Skeleton label="Your plan is looked up." rows={12} className="mt-4" />
      </Card>
    )
  }
  const tasks = parts.flatMap((part) => part.tasks)
  const isDone = (task: PlanTask) => task.known !== undefined || task.id in ticks
  const done = tasks.filter(isDone).length
  const next = tasks.find((task) => !isDone(task))
  return (
    <Card
      title="The plan"
      aside={
        <PathTiles
          label="Plan"
          tiles={tasks.map((task) => ({
            key: task.id,
            state: isDone(task) ? 'answered' : task === next ? 'current' : 'ahead',
          }))}
          position={done}
          spokenLabel={`${done} of ${tasks.length} done`}
        />
      }
    >
      {isUnsaved && (
        <div role="alert" className="mt-3">
          <Notice kind="warning">
            Not saved. Your ticks are kept on this device, and we try again by ourselves.{' '}
            <TextButton onClick={retry}>Try again</TextButton>
          </Notice>
        </div>
      )}
      {parts.map((part) => (
        <section key={part.untilDay} aria-labelledby={`until-${part.untilDay}`} className="mt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1.5">
            <h3 id={`until-${part.untilDay}`} className="display text-lg">
              {part.title}
            </h3>
            {openedAt && <p className="text-sm text-muted">until {dayAfter(openedAt, part.untilDay)}</p>}
          </div>
          <ul>
            {part.tasks.map((task) => (
              <Task
                key={task.id}
                task={task}
                tickedAt={ticks[task.id]}
                onChange={(isTicked) => change(task.id, isTicked)}
              />
            ))}
          </ul>
        </section>
      ))}
      <Button look="second" size="small" className="mt-4 print:hidden" onClick={() => print()}>
        <Printer />
        Print the plan
      </Button>
    </Card>
  )
}

function dayAfter(openedAt: string, days: number): string {
  return formatDay(new Date(Date.parse(openedAt) + days * DAY_MS).toISOString(), new Date())
}

type TaskProps = {
  readonly task: PlanTask
  readonly tickedAt: string | undefined
  readonly onChange: (isTicked: boolean) => void
}

function Task({ task, tickedAt, onChange }: TaskProps) {
  const { id, title, detail, known } = task
  const why = known ?? (tickedAt && `You ticked this, ${formatDay(tickedAt, new Date())}`)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3.5 border-t border-line py-3">
      <CheckboxField
        aria-describedby={`${id}-about`}
        checked={why !== undefined}
        // What Foyer sees is not for the owner to take back.
        disabled={known !== undefined}
        onChange={({ target }) => onChange(target.checked)}
        label={
          <span className={why ? 'text-base font-[550] text-muted' : 'text-base font-[650]'}>{title}</span>
        }
      />
      <span className="text-sm whitespace-nowrap text-muted tabular-nums">{timeOf(task)}</span>
      <div id={`${id}-about`} className="col-start-1 pl-8.5 text-sm text-pretty text-muted">
        <p>{detail}</p>
        {why && (
          <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-success">
            <Check className="size-3.5 flex-none stroke-[2.5]" />
            {why}
          </p>
        )}
      </div>
    </li>
  )
}

function timeOf({ minutes, isEach }: PlanTask): string {
  const time = minutes >= 60 ? `${minutes / 60} h` : `${minutes} min`
  return isEach ? `${time} each` : time
}

/** What the plan costs, and where the whole budget stands. */
export function PlanCosts({ answers }: Pick<PlanFacts, 'answers'>) {
  const costs = planCosts(answers)
  const total = costs.reduce((sum, { dollars }) => sum + dollars, 0)
  return (
    <Card title="What the plan costs">
      <Facts
        facts={[
          ...costs.map(({ name, dollars }) => ({ name, value: `$${dollars}` })),
          { name: 'Ads', value: '$0 until day 61' },
          { name: 'Ninety days', value: `$${total}`, isSum: true },
        ]}
        values="apart"
        className="mt-2 text-sm tabular-nums"
      />
      <p className="mt-2 text-sm text-pretty text-muted">
        Our estimate, not a quote. The <TextLink to={PATHS.budgetCalculator}>Budget Calculator</TextLink>{' '}
        starts from your answers.
      </p>
    </Card>
  )
}
