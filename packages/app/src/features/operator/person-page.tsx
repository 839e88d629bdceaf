import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { NotLoaded } from '../../components/ui/load-failure.tsx'
import { PATHS } from '../../config/paths.ts'
import { type Account, accountQuery, type Outcome, type Told, todayQuery } from './api/desk.ts'
import { easternClock, easternFull } from './eastern-time.ts'
import { asWords, KIND_WORDS, whatOf } from './item-words.ts'
import { PaneFacts } from './pane-parts.tsx'
import { PersonActions } from './person-actions.tsx'
import { daysOf, storyWords } from './story-words.ts'

type Receipt = NonNullable<Outcome>

/** A person's page, by exact address, code or site name. */
export function PersonPage() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q') ?? ''
  const query = useQuery({ ...accountQuery(asked), enabled: asked !== '' })
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const account = query.data
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('find')).trim()
    setReceipt(null)
    setSearch(typed ? { q: typed } : {})
  }
  return (
    <main className="page">
      <h1 className="display" id="desk-title" tabIndex={-1}>
        {account ? account.who : 'People'}
      </h1>
      <form className="find" key={asked} onSubmit={find}>
        <label htmlFor="desk-find">Exact address, code or site name</label>
        <div>
          <input
            id="desk-find"
            name="find"
            className="inp"
            defaultValue={asked}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="b main">
            Find
          </button>
        </div>
      </form>
      {!asked && (
        <p className="none">
          The page of a person: the story in order, what waits, and what you can do. Codes are those of
          partners; a site name is the first part of an address such as cedar in cedar.foyer.example.
        </p>
      )}
      {receipt && <ErasureReceipt receipt={receipt} />}
      <div aria-live="polite">
        {asked && query.isSuccess && account === null && (
          <p className="none">
            Nothing has exactly this name; parts of names are not searched. Erased people are not found: their
            receipts are in the log.
          </p>
        )}
      </div>
      {asked && query.data === undefined && (
        <NotLoaded of={query} loading="Loading the person" rows={6}>
          This person could not be loaded.
        </NotLoaded>
      )}
      {account && <Person key={account.id} account={account} onErased={setReceipt} />}
    </main>
  )
}

function ErasureReceipt({ receipt: { number, masked_email, asked_at } }: { readonly receipt: Receipt }) {
  return (
    <section className="receipt" role="status" aria-labelledby="receipt">
      <h2 id="receipt">Receipt E-{number}</h2>
      <PaneFacts
        rows={[
          ['Account', masked_email ?? ''],
          ['Asked', asked_at ? easternFull(asked_at) : ''],
          ['Gone', 'The account, its answers, drafts, files, site and mails, within seconds'],
          ['Kept', 'Entries of the books, without a name, because the books must add up'],
        ]}
      />
    </section>
  )
}

type PersonProps = { readonly account: Account; readonly onErased: (receipt: Receipt) => void }

function Person({ account, onErased }: PersonProps) {
  const today = useQuery(todayQuery)
  const waiting = today.data?.items.filter(({ profile_id }) => profile_id === account.id) ?? []
  return (
    <>
      {waiting.length > 0 && (
        <section className="now1" aria-labelledby="waiting">
          <h2 id="waiting">Waits for you</h2>
          <ul>
            {waiting.map((item, index) => (
              <li key={item.key}>
                <span>
                  <b>{KIND_WORDS[item.kind]}.</b> {whatOf(item)}
                </span>
                <Link
                  className={index === 0 ? 'b main' : 'b'}
                  aria-label={`Decide: ${KIND_WORDS[item.kind]}`}
                  to={`${PATHS.operator}?item=${encodeURIComponent(item.key)}`}
                >
                  Decide
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {account.site?.taken_down_because && (
        <p className="now1">
          <span>
            <b>Taken down:</b> {account.site.taken_down_because}
          </span>
        </p>
      )}
      {account.erasure !== null && (
        <p className="now1">
          <span>
            <b>E-{account.erasure}:</b> this account is about to be erased.
          </span>
        </p>
      )}
      <div className="two">
        <section aria-labelledby="story">
          <h2 id="story">The story so far</h2>
          <PersonStory story={account.story} />
          {account.referrals.length > 0 && (
            <>
              <h2>Brought by this partner</h2>
              <table className="tbl st">
                <thead>
                  <tr>
                    <th scope="col">No.</th>
                    <th scope="col">Practice</th>
                    <th scope="col">State</th>
                  </tr>
                </thead>
                <tbody>
                  {account.referrals.map(({ id, number, masked_email, status, reason }) => (
                    <tr key={id}>
                      <th scope="row">R-{number}</th>
                      <td data-l="Practice">{masked_email}</td>
                      <td data-l="State">
                        {asWords(status)}
                        {reason && <small>{reason}</small>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </section>
        <PersonActions account={account} onErased={onErased} />
      </div>
    </>
  )
}

/** What happened with an account, in order, under the day on which it did. */
function PersonStory({ story }: { readonly story: readonly Told[] }) {
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
