import type { Answers } from '@foyer/shared/onboarding/answers/answers.ts'
import { LINK_TYPES, type LinkType } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { linkInput, visitorLink } from '@foyer/shared/onboarding/input/links.ts'
import { useState } from 'react'
import { useKeptForm } from '../../answers/use-kept-input.ts'
import { LinkIcon } from '../../components/link-icon.tsx'
import { OutsideLink } from '../../components/ui/outside-link.tsx'
import { EditableCard } from './editable-card.tsx'
import { PresenceForm, presenceSchema } from './presence-form.tsx'

type PresenceCardProps = { readonly answers: Answers; readonly canEdit: boolean }

/** Shows and edits where the practice can be found online. */
export function PresenceCard({ answers, canEdit }: PresenceCardProps) {
  const { restored, keep, forget } = useKeptForm('presenceChange', presenceSchema)
  const [unsaved, setUnsaved] = useState(restored)
  return (
    <EditableCard
      title="Where patients find me"
      editLabel="Edit where patients find me"
      canEdit={canEdit}
      isOpen={canEdit && unsaved !== null}
      form={(close) => (
        <PresenceForm
          answers={answers}
          unsaved={unsaved}
          onChange={keep}
          onDone={() => {
            forget()
            setUnsaved(null)
            close()
          }}
        />
      )}
    >
      <Places answers={answers} />
    </EditableCard>
  )
}

function Places({ answers: { webPresence, webPresenceLinks } }: { readonly answers: Answers }) {
  const links = webPresenceLinks?.links ?? {}
  const chosen: readonly string[] = webPresence?.selected_options ?? []
  const places = LINK_TYPES.filter(
    (type) => chosen.includes(type) || (type === 'healthgrades' && chosen.length > 0 && links.healthgrades),
  )
  if (places.length === 0) {
    return (
      <p className="mt-3 text-sm text-muted">
        {webPresence
          ? 'Nowhere yet. The Marketing Guide shows where to start.'
          : 'Not answered yet. Your links go onto your website.'}
      </p>
    )
  }
  return (
    <ul className="mt-2">
      {places.map((type) => (
        <Place key={type} type={type} address={links[type]} />
      ))}
    </ul>
  )
}

type PlaceProps = { readonly type: LinkType; readonly address: string | undefined }

function Place({ type, address }: PlaceProps) {
  const { label, icon } = linkInput(type)
  const href = address && visitorLink(address)
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 border-t border-line py-3 text-sm first:border-t-0 last:pb-0">
      <LinkIcon name={icon} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{label}</p>
        {href ? (
          <OutsideLink href={href}>{address}</OutsideLink>
        ) : (
          <p className="text-muted">{address ? `${address} (no web address)` : 'No link yet'}</p>
        )}
      </div>
    </li>
  )
}
