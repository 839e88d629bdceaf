import { CircleDashed, Clock, Hammer, Phone, TriangleAlert } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { Stops } from '../../components/ui/stops.tsx'
import { Tag } from '../../components/ui/tag.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import type { LoadedPendingSite, PendingSite } from '../../site/use-site.ts'
import { SiteActions } from './site-actions.tsx'
import { siteStory } from './site-story.ts'

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
      <Stops stops={story.stops} className="mt-5" />
      <SiteActions site={site} answers={answers} isLate={story.isLate} />
    </Card>
  )
}
