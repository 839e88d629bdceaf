import { useMemo } from 'react'
import {
  type SiteContent,
  type SiteGap,
  type SiteLine,
  type SiteTask,
  siteGaps,
} from '../../../../site/review-site.ts'
import { type Gap, TASK_FORMS } from '../task-fields.ts'

type AddTask = Extract<SiteTask, { kind: 'add' }>

/** The gaps of the page and the facts that its owner typed, each with its task of the checklist. */
export type Facts = {
  readonly gaps: readonly SiteGap[]
  /** The task of that id, or the one behind a gap or a line; `undefined` for lines that state no typed fact. */
  readonly taskOf: (id: string) => AddTask | undefined
  /** The tasks of a section, each once. */
  readonly tasksIn: (section: string) => readonly AddTask[]
}

/** Which gap a typed detail fills. */
const FILLS = new Map<string, Gap>(
  Object.entries(TASK_FORMS).flatMap(([gap, form]) =>
    'inputs' in form ? form.inputs.map(({ name }) => [name, gap as Gap] as const) : [],
  ),
)

type Known = {
  readonly content: SiteContent
  /** Our lines, by their ids. */
  readonly ours: ReadonlyMap<string, SiteLine>
  readonly allTasks: readonly SiteTask[]
  readonly tasks: readonly SiteTask[]
}

/** Returns the facts of the page as it is shown. */
export function useFacts({ content, ours, allTasks, tasks }: Known): Facts {
  return useMemo(() => {
    // What is half done asks for the other half.
    const adds = [...tasks, ...allTasks].filter((task) => task.kind === 'add')
    const gaps = content.kind === 'proposal' ? [] : siteGaps(content).filter(({ gap }) => gap !== 'photo')
    const gapAt = (id: string) => {
      const source = ours.get(id)?.sources.find((one) => one.from === 'detail' && FILLS.has(one.field))
      const own = gaps.find((one) => one.id === id)?.gap
      return own ?? (source?.from === 'detail' ? FILLS.get(source.field) : undefined)
    }
    const taskOf = (id: string) => adds.find((task) => task.id === id || task.gap === gapAt(id))
    const ids = [...gaps.map(({ id }) => id), ...ours.keys()]
    return {
      gaps,
      taskOf,
      tasksIn: (section) => [
        ...new Set(ids.flatMap((id) => (id.startsWith(`${section}/`) ? (taskOf(id) ?? []) : []))),
      ],
    }
  }, [content, ours, allTasks, tasks])
}
