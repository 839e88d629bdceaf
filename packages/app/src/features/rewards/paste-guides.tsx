import { frameSnippet, type Guide, guidesFor, reactSnippet } from '@foyer/shared/widget/guides.ts'
import type { WidgetMode } from '@foyer/shared/widget/settings.ts'
import { ChevronDown, Mail } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { env } from '../../config/env.ts'
import { GuidePicture } from './guide-picture.tsx'
import { SnippetCode } from './snippet-code.tsx'

type PasteGuidesProps = {
  readonly mode: WidgetMode
  /** The place of an inline form, for pages that get the script from elsewhere. */
  readonly place: string
  readonly code: string
  /** The snippet that is chosen above. */
  readonly snippet: string
  /** The snippet with its settings in the address. */
  readonly managerSnippet: string
}

/** Where the snippet goes, for each kind of website; one guide is open at a time. */
export function PasteGuides({ mode, place, code, snippet, managerSnippet }: PasteGuidesProps) {
  const { appUrl } = env()
  const own = {
    chosen: undefined,
    plugin: undefined,
    manager: managerSnippet,
    frame: frameSnippet(appUrl, code),
    react: reactSnippet(appUrl, code, mode),
  }
  return (
    <section aria-labelledby="paste-guides" className="mt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id="paste-guides" className="font-[650]">
          Where to paste it
        </h3>
        <Button look="second" size="small" asChild>
          <a href={webPersonMail(appUrl, snippet)}>
            <Mail aria-hidden="true" className="size-5 stroke-[1.75]" />
            Send this to my web person
          </a>
        </Button>
      </div>
      <div className="mt-2 border-b border-line">
        {guidesFor(mode).map((guide) => (
          <GuideEntry
            key={guide.name}
            guide={guide}
            mode={mode}
            place={guide.snippet === 'manager' && mode === 'inline' ? place : undefined}
            ownSnippet={own[guide.snippet]}
          />
        ))}
      </div>
    </section>
  )
}

type GuideEntryProps = {
  readonly guide: Guide
  readonly mode: WidgetMode
  /** What goes where the form stands, when the script comes from elsewhere. */
  readonly place: string | undefined
  /** The snippet that only this guide needs. */
  readonly ownSnippet: string | undefined
}

function GuideEntry({ guide: { name, path, steps, sees, note }, mode, place, ownSnippet }: GuideEntryProps) {
  return (
    <details name="paste-guide" className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-[550] [&::-webkit-details-marker]:hidden">
        {name}
        <ChevronDown
          aria-hidden="true"
          className="size-5 flex-none stroke-[1.75] text-muted group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-[44rem] gap-3 pb-5 text-sm">
        <GuidePicture name={name} path={path} mode={mode} />
        <ol className="grid list-decimal gap-1.5 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {place && <SnippetCode label="The place on the page">{place}</SnippetCode>}
        {ownSnippet && (
          <div className="grid gap-2">
            <SnippetCode label={`Your snippet for ${name}`}>{ownSnippet}</SnippetCode>
            <div>
              <CopyButton text={ownSnippet} label={`Copy snippet for ${name}`} size="small" />
            </div>
          </div>
        )}
        <p>{sees}</p>
        {note && <p className="text-muted">{note}</p>}
      </div>
    </details>
  )
}

/** A mail to the person who looks after the partner's website, with all that is needed to put the form on it. */
function webPersonMail(appUrl: string, snippet: string): string {
  const body = [
    'Hello,',
    'please put this form on our website. It collects the email addresses of clinicians who want a free website draft from Foyer.',
    snippet,
    'Paste it as HTML where the form should stand. It needs no other file and sets no cookie.',
    `If the site has a content security policy, allow ${appUrl}/widget.js in script-src and the capture address in connect-src and form-action.`,
    'Please tell me the address of the page when it is there, so that I can check it.',
    'Thank you',
  ].join('\n\n')
  return `mailto:?subject=${encodeURIComponent('Please add this form to our website')}&body=${encodeURIComponent(body)}`
}
