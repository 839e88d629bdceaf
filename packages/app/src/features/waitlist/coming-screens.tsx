import type { LucideIcon } from 'lucide-react'
import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { type ComingFeature, SOCIAL_MEDIA } from './coming-features.ts'
import { ListMembership } from './list-membership.tsx'

/** Social Media, before it is open. */
export const SocialMediaScreen = () => <ComingPage coming={SOCIAL_MEDIA} />

/** Describes a part of the product that is not open yet: what it will do, when, and one button. */
function ComingPage({ coming }: { readonly coming: ComingFeature }) {
  const person = useSignedInPerson()
  const { feature, title, icon, lead, parts, reason } = coming
  return (
    <>
      <ScreenTitle size="medium">{title}</ScreenTitle>
      <p className="mt-1 max-w-[40rem] text-muted">{lead}</p>
      <div className="mt-7 grid items-start gap-4 lg:@2xl:grid-cols-[1.45fr_1fr] lg:gap-5">
        <Card title="What will be here">
          <ul className="mt-2">
            {parts.map((part) => (
              <li
                key={part.title}
                className="grid grid-cols-[auto_1fr] gap-x-4 border-line py-3.5 not-first:border-t last:pb-1"
              >
                <span
                  aria-hidden="true"
                  className="mt-2 size-[11px] rotate-45 rounded-[1.5px] border-[1.5px] border-control"
                />
                <div>
                  <h3 className="font-[650]">{part.title}</h3>
                  <p className="text-sm text-muted">{part.description}</p>
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card className="grid grid-cols-1 justify-items-start gap-4">
          <ComingPicture icon={icon} />
          <div className="grid gap-1.5">
            <h2 className="display text-xl">Opens after your website is launched</h2>
            <p className="text-sm text-muted">
              {reason} There is no date yet. When it opens, the people on the list hear of it first, by email.
            </p>
          </div>
          <ListMembership personId={person.id} feature={feature} />
        </Card>
      </div>
    </>
  )
}

/** An outlined doorway with a drawing of the feature that will come. */
function ComingPicture({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <div aria-hidden="true" className="relative w-44 max-w-full flex-none">
      <svg viewBox="0 0 176 150" aria-hidden="true" className="w-full">
        <path d="M8 142h160" stroke="var(--control)" strokeWidth="1.5" />
        <path
          d="M44 142V62a44 44 0 0 1 88 0v80z"
          fill="none"
          stroke="var(--control)"
          strokeWidth="1.5"
          strokeDasharray="5 5"
        />
        <path d="M52 62a36 36 0 0 1 72 0z" fill="var(--glow)" />
        <path
          d="M88 62V26M88 62 62.5 36.500M88 62l25.500-25.500"
          stroke="var(--surface)"
          strokeWidth="3.500"
        />
      </svg>
      <Icon className="absolute top-[61%] left-1/2 size-9 -translate-x-1/2 stroke-[1.5] text-muted" />
    </div>
  )
}
