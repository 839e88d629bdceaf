import type { SiteDetails } from '@foyer/shared/api/site-details.ts'
import type { SiteEdits } from '@foyer/shared/api/site-edits.ts'
import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { answersToBuild } from '@foyer/shared/onboarding/flow/completion.ts'
import type { Account } from '../../account/api/account.ts'
import { siteProfile } from '../../site/site-profile.ts'

/** What is to be done before a launch. */
export type LaunchTasks = {
  /** What is counted: the group at hand. Missing when nothing is left. */
  readonly purpose?: string
  readonly done: number
  readonly total: number
  /** The next ones: first what is missing to show the site; sentences to confirm are one. */
  readonly next: readonly LaunchTask[]
}

export type LaunchTask = {
  readonly id: string
  readonly kind: 'phone' | 'place' | 'sentences' | 'other'
  readonly title: string
  readonly minutes: number
}

type TaskFacts = {
  readonly personId: string
  readonly answers: Answers
  readonly account: Account
  readonly added: SiteDetails
  readonly edits: SiteEdits
}

const NEXT_COUNT = 3

/**
 * Finds out what is missing in a draft. It loads the code that composes drafts.
 *
 * @throws when that code cannot be loaded
 */
export async function loadTasks({
  personId,
  answers,
  account,
  added,
  edits,
}: TaskFacts): Promise<LaunchTasks> {
  const [{ composeSite, loadPlace }, { GROUP_WORDS, groupsOf, isCounted, progressOf, tasksOf }] =
    await Promise.all([import('../../site/render-site.ts'), import('../../site/review-site.ts')])
  const facts = {
    answers: answersToBuild(answers),
    profile: siteProfile(personId, account),
  }
  await loadPlace(facts.answers)
  const all = tasksOf(composeSite(facts))
  const left = tasksOf(composeSite({ ...facts, added, edits }))
  const { group, done, total } = progressOf(all, left)
  const next = groupsOf(all, left)
    .flatMap(({ lines }) => lines)
    .filter((task) => isCounted(task) && left.some(({ id }) => id === task.id))
  return {
    ...(group && { purpose: GROUP_WORDS[group].title }),
    done,
    total,
    next: nextOf(next).slice(0, NEXT_COUNT),
  }
}

type Task = {
  readonly kind: string
  readonly id: string
  readonly text: string
  readonly minutes: number
  readonly gap?: string
}

function nextOf(tasks: readonly Task[]): LaunchTask[] {
  const sentences = tasks.filter(({ kind }) => kind === 'confirm')
  return tasks.flatMap((task): LaunchTask[] => {
    if (task.kind !== 'confirm') return [taskOf(task)]
    if (task !== sentences[0]) return []
    const count = sentences.length
    const title = `${count} ${count === 1 ? 'sentence' : 'sentences'} to confirm`
    const minutes = sentences.reduce((sum, sentence) => sum + sentence.minutes, 0)
    return [{ id: task.id, kind: 'sentences', title, minutes }]
  })
}

function taskOf({ id, kind, gap, text, minutes }: Task): LaunchTask {
  // A gap is named as within a sentence, 'a phone number', or as on a page beside the name of another one: 'the link'.
  const words = gap === 'presence-link' ? 'the address of a page of yours' : text
  const name = kind === 'add' ? words.replace(/^(an?|the|your) /, '') : words
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return { id, kind: gap === 'phone' ? 'phone' : gap === 'address' ? 'place' : 'other', title, minutes }
}
