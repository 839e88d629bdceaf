import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import type { Account } from './api/desk.ts'
import { accountQuery } from './desk-query.ts'
import { PersonActions } from './person-actions.tsx'
import { PersonStory } from './person-story.tsx'

/** A person's page, by exact address, code or site name. */
export function PersonPage() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q') ?? ''
  const [typed, setTyped] = useState(asked)
  const query = useQuery({ ...accountQuery(asked), enabled: asked !== '' })
  const account = query.data
  return (
    <main className="page">
      <h1 className="display" id="desk-title" tabIndex={-1}>
        {account ? account.who : 'People'}
      </h1>
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault()
          setSearch({ q: typed.trim() })
        }}
      >
        <label htmlFor="desk-find">Address, code or site name</label>
        <div>
          <input
            id="desk-find"
            className="inp"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <button type="submit" className="b main">
            Find
          </button>
        </div>
      </form>
      <div aria-live="polite">
        {asked && query.isSuccess && account === null && (
          <p className="none">Nothing has exactly this name. Parts of names are not searched.</p>
        )}
      </div>
      {query.isError && <LoadFailure of={query}>This person could not be loaded.</LoadFailure>}
      {account && <Person key={account.id} account={account} />}
    </main>
  )
}

function Person({ account }: { readonly account: Account }) {
  const failedBuilds = account.story.filter(
    ({ kind, details }) => kind === 'build' && details.status === 'failed',
  )
  return (
    <>
      {account.site?.taken_down_because && (
        <p className="now1">
          <b>Taken down:</b> {account.site.taken_down_because}
        </p>
      )}
      {account.erasure !== null && (
        <p className="now1">
          <b>E-{account.erasure}:</b> this account is about to be erased.
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
                        {status.replaceAll('_', ' ')}
                        {reason && <small>{reason}</small>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </section>
        <PersonActions account={account} failedBuilds={failedBuilds} />
      </div>
    </>
  )
}
