import clsx from 'clsx'
import { CircleDashed, Clock, Hammer, Phone, TriangleAlert } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import type { LoadedPendingSite, PendingSite } from '../../site/use-site.ts'
import { SiteActions } from './site-actions.tsx'
import { type Stop, siteStory } from './site-story.ts'

const TAGS = {
  unfinished: { look: 'neutral', icon: CircleDashed, word: 'Answers missing' },
  call: { look: 'info', icon: Phone, word: 'Call' },
  'not-started': { look: 'neutral', icon: CircleDashed, word: 'Not started' },
  queued: { look: 'info', icon: Clock, word: 'Next in line' },
  building: { look: 'warning', icon: Hammer, word: 'Building your draft' },
  failed: { look: 'danger', icon: TriangleAlert, word: 'Not built' },
} as const satisfies Record<PendingSite['kind'], unknown>

type SiteCardProps = { readonly loaded: LoadedPendingSite; readonly now: Date; readonly className?: string }

/** The progress of the website, and one action. */
export function SiteCard({ loaded, now, className }: SiteCardProps) {
  const person = useSignedInPerson()
  const title = person.companyName || 'Your website'
  if (loaded.state === 'failed') {
    return (
      <Card title={title} className={className}>
        <LoadFailure className="mt-3" busy={loaded.isBusy} onTryAgain={loaded.retry}>
          We could not look up how your website stands.
        </LoadFailure>
      </Card>
    )
  }
  const { site, answers } = loaded
  const tag = TAGS[site.kind]
  const story = siteStory(answers, site, now)
  return (
    <Card
      title={title}
      aside={
        <Tag look={tag.look} icon={tag.icon}>
          {tag.word}
        </Tag>
      }
      className={className}
    >
      <SiteStops stops={story.stops} />
      <SiteActions site={site} answers={answers} isLate={story.isLate} />
    </Card>
  )
}

const TILES = {
  done: 'border-[1.5px] border-done bg-done',
  now: 'border-2 border-now bg-glow',
  ahead: 'border-[1.5px] border-control bg-surface',
} as const

const SPOKEN = { done: 'Done: ', now: 'Now: ', ahead: 'Later: ' } as const

/** The four stages of a website on a line: horizontal on wide screens, vertical on phones. */
function SiteStops({ stops }: { readonly stops: readonly Stop[] }) {
  return (
    <ol className="mt-5 grid text-sm md:@md:grid-cols-4">
      {stops.map(({ name, detail, look }, place) => (
        <li
          key={name}
          aria-current={look === 'now' ? 'step' : undefined}
          className="relative pb-4 pl-8 last:pb-0 md:@md:pr-3 md:@md:pb-0 md:@md:pl-0"
        >
          {place < stops.length - 1 && (
            <span
              aria-hidden="true"
              className={clsx(
                'absolute top-2.25 bottom-[-9px] left-2.25 w-0.5 md:@md:right-0 md:@md:bottom-auto md:@md:left-0.75 md:@md:h-0.5 md:@md:w-auto',
                look === 'done' ? 'bg-done' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={clsx(
              'absolute top-0.5 left-0.75 block size-3.5 rotate-45 rounded-[2px] md:@md:relative md:@md:top-auto md:@md:left-auto md:@md:mt-0.5 md:@md:mb-3.5 md:@md:ml-0.75',
              TILES[look],
            )}
          />
          <b className="block font-[650]">
            <span className="sr-only">{SPOKEN[look]}</span>
            {name}
          </b>
          <span className="text-muted">{detail}</span>
        </li>
      ))}
    </ol>
  )
}
