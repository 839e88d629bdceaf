import type { Told } from './api/desk.ts'
import { easternClock } from './eastern-time.ts'
import { daysOf, storyWords } from './story-words.ts'

/** What happened with an account, in order, under the day on which it did. */
export function PersonStory({ story }: { readonly story: readonly Told[] }) {
  return (
    <div className="story">
      {daysOf(story).map(([day, told]) => (
        <section key={day}>
          <h3>{day}</h3>
          <ol>
            {told.map(({ at, kind, details }, index) => {
              const [title, note] = storyWords({ kind, details })
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: moments repeat, and the past does not move
                <li key={index} className={MILESTONES.has(kind) ? 'mile' : ''}>
                  <time dateTime={at}>{easternClock(at)}</time>
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
