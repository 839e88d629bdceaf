import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { bareAddress, visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { Link } from 'react-router-dom'
import { Card } from '../../components/ui/card.tsx'
import { Facts } from '../../components/ui/facts.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { RuleList } from '../../components/ui/rule-list.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { TwoColumns } from '../../components/ui/two-columns.tsx'
import { PATHS } from '../../config/paths.ts'
import { WithOwnSite, type WithSite } from '../../site/with-own-site.tsx'
import { LaterLine } from '../waitlist/later-line.tsx'
import { openingPosts } from './opening-posts.ts'
import { PostCard } from './post-card.tsx'

/** Three opening posts to take away. Nothing is posted from here. */
export function SocialMediaScreen() {
  return (
    <>
      <ScreenTitle size="medium">Social Media</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-balance text-muted">
        Three opening posts, in your words and with the art of your site. You post them; Foyer does not.
      </p>
      <WithOwnSite>
        {(own) => (
          <>
            <Posts own={own} />
            <LaterLine feature="social_ads" what="running ads from here" />
          </>
        )}
      </WithOwnSite>
    </>
  )
}

function Posts({ own: { site, answers, draftUrl } }: { readonly own: WithSite }) {
  return (
    <>
      <div className="mt-6 grid items-start gap-x-5 gap-y-8 lg:@2xl:grid-cols-[1.12fr_0.9fr_0.632fr]">
        {openingPosts(site).map((post, index) => (
          <PostCard key={post.id} post={post} number={index + 1} site={site} draftUrl={draftUrl} />
        ))}
      </div>
      <TwoColumns className="mt-7">
        <Card title="Before you post">
          <RuleList rules={rulesOf(site)} />
        </Card>
        <YourPages answers={answers} />
      </TwoColumns>
    </>
  )
}

function rulesOf({ phone, field }: WithSite['site']) {
  const call = phone
    ? `Write: “Please call us at ${phone.replaceAll('-', '\u2011')}.”`
    : 'Write: “Please call us.”'
  return [
    ['field', field.posts.title, field.posts.text],
    [
      'people',
      `No thanks to ${field.people.patients}.`,
      'Not even with a first name or a picture of a hand.',
    ],
    ['comments', 'Answer no health questions in comments.', call],
    ['site', 'Say only what your site says.', 'These lines are all from it.'],
  ].map(([key = '', title, text]) => ({
    key,
    text: (
      <>
        <b className="font-[650]">{title}</b> <span className="text-muted">{text}</span>
      </>
    ),
  }))
}

const PAGES = [
  { type: 'facebook', name: 'Facebook' },
  { type: 'instagram', name: 'Instagram' },
] as const

function YourPages({ answers }: { readonly answers: Answers }) {
  const links = answers.webPresenceLinks?.links ?? {}
  const missing = PAGES.filter(({ type }) => !visitorLink(links[type] ?? ''))
  return (
    <Card title="Your pages">
      <Facts
        facts={PAGES.map(({ type, name }) => {
          const href = visitorLink(links[type] ?? '')
          return {
            name,
            value: href ? (
              <OutsideLink href={href}>
                {bareAddress(href).replace(/^[^/]*/, '') || bareAddress(href)}
              </OutsideLink>
            ) : (
              <span className="rounded-badge border-[1.5px] border-dashed border-control px-2.5 py-0.5">
                Not given
              </span>
            ),
          }
        })}
        values="apart"
        className="mt-2 text-sm"
      />
      {missing.length > 0 && (
        <Link
          to={PATHS.marketing}
          className="mt-1 inline-flex min-h-11 items-center text-link text-sm md:min-h-6"
        >
          {missing.length === 2 ? 'Add your pages' : `Add your ${missing[0]?.name} page`}
        </Link>
      )}
    </Card>
  )
}
