import type { Told } from './api/desk.ts'
import { easternMoment, mailWords } from './item-words.ts'

/** What happened with an account, in order, under the day on which it did. */
export function PersonStory({ story }: { readonly story: readonly Told[] }) {
  const days = new Map<string, Told[]>()
  for (const told of story) {
    const day = easternDay(told.at)
    days.set(day, [...(days.get(day) ?? []), told])
  }
  return (
    <div className="story">
      {[...days].map(([day, told]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {told.map(({ at, kind, details }, index) => {
              const [title, note] = wordsOf(kind, details)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: moments repeat, and the past does not move
                <li key={index} className={MILESTONES.has(kind) ? 'mile' : ''}>
                  <time dateTime={at}>{easternMoment(at).split(', ').at(-1)}</time>
                  <i aria-hidden="true" />
                  <div>
                    <b>{title}</b>
                    {note && <p>{note}</p>}
                  </div>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

const MILESTONES: ReadonlySet<string> = new Set(['capture', 'account', 'launch', 'referral'])

function easternDay(time: string): string {
  return new Date(time).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'America/New_York',
  })
}

function wordsOf(kind: string, details: Told['details']): readonly [title: string, note: string] {
  const say = (name: string) =>
    details[name] === null || details[name] === undefined ? '' : String(details[name])
  switch (kind) {
    case 'capture':
      return [
        'Left the address',
        [say('page'), say('code') && `code ${say('code')}`].filter(Boolean).join(', '),
      ]
    case 'account':
      return ['Signed up', say('confirmed_at') ? 'Address confirmed' : 'Address not confirmed']
    case 'build':
      return [`Build ${say('status')}`, say('reason')]
    case 'mail':
      return [`Mail ${mailWords(say('mail'))}: ${say('status')}`, say('reason')]
    case 'launch':
      return ['Published', say('name')]
    case 'offline':
      return ['Went offline', say('name')]
    case 'support':
      return [
        `Asked support: ${say('status')}`,
        [say('message'), say('answer') && `Answered: ${say('answer')}`].filter(Boolean).join('\n'),
      ]
    case 'change':
      return [`Asked for a change: ${say('status').replaceAll('_', ' ')}`, say('message')]
    default:
      return [
        `Referral R-${say('number')}: ${say('status').replaceAll('_', ' ')}`,
        `Brought by ${say('partner')}`,
      ]
  }
}
