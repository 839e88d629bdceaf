import { useQuery } from '@tanstack/react-query'
import { accountQuery } from './api/desk.ts'
import { easternMoment } from './eastern-time.ts'
import { PaneFacts } from './pane-parts.tsx'
import { siteWords, storyWords } from './story-words.ts'

const LATEST = 5

/** What is known of the person whom an item is about: the website, and what happened last. */
export function KnownAbout({ email }: { readonly email: string }) {
  const { data } = useQuery(accountQuery(email))
  if (!data) return null
  return (
    <>
      <h3>What we know</h3>
      <PaneFacts
        rows={[
          ['Website', siteWords(data)],
          ...data.story
            .slice(-LATEST)
            .reverse()
            .map((told) => [easternMoment(told.at), storyWords(told).join(': ')] as const),
        ]}
      />
    </>
  )
}
