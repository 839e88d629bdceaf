import type { Account, Told } from './api/desk.ts'
import { easternLongDay } from './eastern-time.ts'
import { mailWords } from './item-words.ts'

/** The story of an account under the days on which it happened, in order. */
export function daysOf(story: readonly Told[]): readonly (readonly [day: string, told: readonly Told[]])[] {
  const days = new Map<string, Told[]>()
  for (const told of story) {
    const day = easternLongDay(told.at)
    days.set(day, [...(days.get(day) ?? []), told])
  }
  return [...days]
}

/** Where the website of an account stands, in a few words. */
export function siteWords({ site, draft }: Pick<Account, 'site' | 'draft'>): string {
  if (site?.taken_down_because) return 'Taken down by us'
  if (site) return [site.name, site.state].filter(Boolean).join(', ')
  return draft ? 'A draft' : 'None'
}

/** What happened, in a few words, and a note where there is more to say. */
export function storyWords({ kind, details }: Pick<Told, 'kind' | 'details'>): readonly string[] {
  const say = (name: string) =>
    details[name] === null || details[name] === undefined ? '' : String(details[name])
  const state = say('status').replaceAll('_', ' ')
  const words = (): readonly string[] => {
    switch (kind) {
      case 'capture':
        return [
          'Left the address',
          [say('page'), say('code') && `code ${say('code')}`].filter(Boolean).join(', '),
        ]
      case 'account':
        return ['Signed up', say('confirmed_at') ? 'Address confirmed' : 'Address not confirmed']
      case 'build':
        return [`Build ${state}`, say('reason')]
      case 'mail':
        return [`Mail ${mailWords(say('mail'))} ${state}`, say('reason')]
      case 'launch':
        return ['Published', say('name')]
      case 'offline':
        return ['Went offline', say('name')]
      case 'support':
        return [
          `Asked support, ${state}`,
          [say('message'), say('answer') && `Our answer: ${say('answer')}`].filter(Boolean).join('\n'),
        ]
      case 'change':
        return [`Asked for a change, ${state}`, say('message')]
      default:
        return [`Referral R-${say('number')}, ${state}`, `Brought by ${say('partner') || 'a closed account'}`]
    }
  }
  return words().filter(Boolean)
}
