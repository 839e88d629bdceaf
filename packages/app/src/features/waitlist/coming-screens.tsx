import { Card } from '../../components/ui/card.tsx'
import { ScreenTitle } from '../../components/ui/screen-title.tsx'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { BOOKINGS, type ComingFeature, PAYMENTS, REVIEWS, SOCIAL_MEDIA } from './coming-features.ts'
import { ComingPicture } from './coming-picture.tsx'
import { ListMembership } from './list-membership.tsx'

/** Bookings, before it is open. */
export const BookingsScreen = () => <ComingPage coming={BOOKINGS} />

/** Payments, before it is open. */
export const PaymentsScreen = () => <ComingPage coming={PAYMENTS} />

/** Reviews, before it is open. */
export const ReviewsScreen = () => <ComingPage coming={REVIEWS} />

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
