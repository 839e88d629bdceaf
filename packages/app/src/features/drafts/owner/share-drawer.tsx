import { draftPath } from '@foyer/shared/api/drafts.ts'
import { Eye, EyeOff, Globe, Link2, Search } from 'lucide-react'
import { Button } from '../../../components/ui/button.tsx'
import { CopyButton } from '../../../components/ui/copy-button.tsx'
import { env } from '../../../config/env.ts'
import { DraftAddressField } from '../draft-address-field.tsx'
import { SideDrawer } from './side-drawer.tsx'
import { useSharing } from './use-sharing.ts'

const FACTS = [
  {
    icon: Eye,
    who: 'They see',
    what: 'the page as it is now, and each later change as soon as you type it.',
  },
  {
    icon: EyeOff,
    who: 'They do not see',
    what: 'gaps, marks, our suggestions you have not settled, or your answers.',
  },
  {
    icon: Search,
    who: 'Search engines',
    what: 'are told to stay out. Anyone who has the address can open it.',
  },
  {
    icon: Globe,
    who: 'When you publish',
    what: 'the private address leads to your site and stops showing drafts.',
  },
] as const

type ShareDrawerProps = {
  readonly slug: string
  /** Whether others with the address see it. */
  readonly isShared: boolean
  readonly onClose: () => void
}

/** Says what people with the private address see, and turns the address on or off. */
export function ShareDrawer({ slug, isShared, onClose }: ShareDrawerProps) {
  const { share, stop, isBusy } = useSharing(slug)
  const address = `${env().appUrl}${draftPath(slug)}`
  return (
    <SideDrawer
      title="Share privately"
      lead={
        <p className="mt-1 text-sm text-muted">
          For one or two people you trust, before anybody else sees it.
        </p>
      }
      foot={
        <>
          <p className="text-sm text-muted">
            {isShared
              ? 'When you stop, this address shows nothing. Sharing again makes a new one.'
              : 'You can stop at any time; the old address then shows nothing.'}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <Button look="ghost" className="-ml-4" onClick={onClose}>
              {isShared ? 'Done' : 'Not now'}
            </Button>
            {isShared ? (
              <Button look="danger" busy={isBusy} onClick={stop}>
                Stop sharing
              </Button>
            ) : (
              <Button look="second" busy={isBusy} onClick={share}>
                <Link2 className="size-4.5" />
                Share privately
              </Button>
            )}
          </div>
        </>
      }
      onClose={onClose}
    >
      <div className="mt-4">
        {isShared && (
          <div className="mb-4 grid gap-3">
            <DraftAddressField label="Private address" address={address} />
            <CopyButton text={address} label="Copy the address" />
          </div>
        )}
        <ul>
          {FACTS.map(({ icon: Icon, who, what }) => (
            <li key={who} className="flex gap-3.5 border-b border-line py-3 text-sm last:border-b-0">
              <Icon aria-hidden="true" className="size-4.5 flex-none stroke-[1.75] text-muted" />
              <p>
                <b className="font-[650]">{who}</b> <span className="text-muted">{what}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SideDrawer>
  )
}
