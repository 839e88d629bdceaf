import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/ui/button.tsx'
import { Card } from '../../components/ui/card.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { PATHS } from '../../config/paths.ts'
import { useListPages } from '../../lib/use-list-pages.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type ContactChoice, contactsQuery } from './api/contacts.ts'
import { ContactsList } from './contacts-list.tsx'

/** The people who came through a person's link or snippet. Emails are masked on the server. */
export function ContactsScreen() {
  const person = useSignedInPerson()
  const [choice, setChoice] = useState<ContactChoice>({ sortBy: 'last', isDescending: true })
  const contacts = useInfiniteQuery(contactsQuery(person.id, choice))
  const { pages, isMissing, hasRefreshFailed, ...list } = useListPages(contacts)
  const failure = (isMissing || hasRefreshFailed) && (
    <LoadFailure of={contacts}>
      {hasRefreshFailed
        ? 'We could not refresh your contacts. What you see may be some minutes old.'
        : 'We could not load your contacts. They are safe; check your connection.'}
    </LoadFailure>
  )
  const isEmpty = pages?.[0] && Object.keys(pages[0].stages).length === 0
  return (
    <>
      <ScreenTitle size="medium">Contacts</ScreenTitle>
      <p className="mt-1 text-muted">
        Practice owners who came through your link. Patients are never kept here.
      </p>
      <p className="mt-2 max-w-[44rem] text-sm text-pretty text-muted">
        Looking for your patients? Foyer keeps none: their names, visits and messages belong in your chart and
        booking system, which a law protects. The people below left their email with us, so we hide the
        addresses.
      </p>
      <div className="mt-6 grid gap-4 md:gap-5">
        {(hasRefreshFailed || !pages) && failure}
        {contacts.isPending && !pages && (
          <Card>
            <Skeleton label="Loading your contacts" rows={5} />
          </Card>
        )}
        {pages && !isEmpty && (
          <ContactsList pages={pages} onChoose={setChoice} missing={isMissing && failure} list={list} />
        )}
        {isEmpty && (
          <Card>
            <EmptyState
              title="No contacts yet"
              action={
                <Button size="small" asChild>
                  <Link to={PATHS.rewardsShare}>Get your snippet</Link>
                </Button>
              }
            >
              Put your link or your snippet where practice owners see it. The first person appears here.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}
