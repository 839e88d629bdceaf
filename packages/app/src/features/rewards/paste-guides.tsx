import { frameSnippet, type Guide, guidesFor, reactSnippet } from '@foyer/shared/widget/guides.ts'
import type { WidgetMode } from '@foyer/shared/widget/settings.ts'
import { ChevronDown, Mail } from 'lucide-react'
import { Button } from '../../components/ui/button.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { env } from '../../config/env.ts'
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
            <Mail />
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
        <ChevronDown className="flex-none text-muted group-open:rotate-180" />
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

type GuidePictureProps = {
  readonly name: string
  /** What one clicks, one after the other. */
  readonly path: readonly string[]
  readonly mode: 'inline' | 'popup' | 'button'
}

const FORM = {
  inline: { x: 42, y: 50, width: 150, height: 62 },
  popup: { x: 42, y: 30, width: 150, height: 76 },
  button: { x: 138, y: 102, width: 82, height: 20 },
} as const

/** A window of the website builder: what to click in turn, and where the form appears on the page. */
function GuidePicture({ name, path, mode }: GuidePictureProps) {
  return (
    <figure className="max-w-[34rem] overflow-hidden rounded-control border border-line bg-sunken">
      <figcaption className="flex items-center gap-3 border-b border-line bg-surface px-3 py-1.5 text-xs font-semibold text-muted">
        <svg viewBox="0 0 32 8" aria-hidden="true" className="h-2 w-8 fill-line">
          <circle cx="4" cy="4" r="3.5" />
          <circle cx="16" cy="4" r="3.5" />
          <circle cx="28" cy="4" r="3.5" />
        </svg>
        What to click in {name}
      </figcaption>
      <div className="grid gap-3 p-3 sm:grid-cols-[minmax(0,1fr)_14.5rem]">
        <ol className="grid content-start gap-1.5">
          {path.map((label, index) => (
            <li
              key={label}
              className={`flex gap-2.5 rounded-[4px] border px-2.5 py-1.5 leading-snug ${
                index === path.length - 1 ? 'border-text bg-lit' : 'border-line bg-surface'
              }`}
            >
              <b aria-hidden="true">{index + 1}</b>
              <span className="min-w-0 break-words">{label}</span>
            </li>
          ))}
        </ol>
        <PagePicture mode={mode} />
      </div>
    </figure>
  )
}

const PLACES = {
  inline: 'The form stands in the page',
  popup: 'The form opens over the page',
  button: 'A button stands in the corner of the page',
} as const

function PagePicture({ mode }: Pick<GuidePictureProps, 'mode'>) {
  const { x, y, width, height } = FORM[mode]
  const foot = y + height - 24
  return (
    <svg viewBox="0 0 232 132" role="img" aria-label={PLACES[mode]} className="h-auto w-full max-w-58">
      <rect x="0.5" y="0.5" width="231" height="131" rx="4" className="fill-surface stroke-line" />
      <rect x="14" y="14" width="110" height="5" rx="2" className="fill-line" />
      <rect x="14" y="25" width="180" height="5" rx="2" className="fill-line" />
      {mode !== 'inline' && <rect x="14" y="36" width="160" height="5" rx="2" className="fill-line" />}
      {mode === 'popup' && <rect x="0.5" y="0.5" width="231" height="131" rx="4" className="fill-text/20" />}
      <rect {...FORM[mode]} rx={mode === 'button' ? 10 : 6} className="fill-lit stroke-text" />
      {mode === 'button' ? (
        <rect x={x + 14} y={y + 7} width="54" height="6" rx="2" className="fill-text" />
      ) : (
        <>
          <rect x={x + 12} y={y + 12} width="92" height="6" rx="2" className="fill-text" />
          <rect x={x + 12} y={foot} width="76" height="13" rx="3" className="fill-surface stroke-text" />
          <rect x={x + 94} y={foot} width={width - 106} height="13" rx="3" className="fill-text" />
        </>
      )}
    </svg>
  )
}
