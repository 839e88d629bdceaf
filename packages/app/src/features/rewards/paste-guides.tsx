import type { WidgetMode } from '@foyer/shared/widget/settings.ts'
import { ChevronDown } from 'lucide-react'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { SnippetCode } from './snippet-code.tsx'

type PasteGuidesProps = {
  readonly mode: WidgetMode
  /** The place of an inline form, for pages that get the script from elsewhere. */
  readonly place: string
  /** The snippet with its settings in the address. */
  readonly managerSnippet: string
}

/** Where the snippet goes, for each kind of website; one guide is open at a time. */
export function PasteGuides({ mode, place, managerSnippet }: PasteGuidesProps) {
  return (
    <section aria-labelledby="paste-guides" className="mt-6">
      <h3 id="paste-guides" className="font-[650]">
        Where to paste it
      </h3>
      <div className="mt-2 border-b border-line">
        {guidesFor(mode).map(({ name, steps, note, isManager }) => (
          <details key={name} name="paste-guide" className="group border-t border-line">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-[550] [&::-webkit-details-marker]:hidden">
              {name}
              <ChevronDown
                aria-hidden="true"
                className="size-5 flex-none stroke-[1.75] text-muted group-open:rotate-180"
              />
            </summary>
            <div className="grid max-w-[44rem] gap-3 pb-5 text-sm">
              <ol className="grid list-decimal gap-1.5 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {isManager && (
                <div className="grid gap-2">
                  {mode === 'inline' && <SnippetCode label="The place on the page">{place}</SnippetCode>}
                  <SnippetCode label="Your snippet for Google Tag Manager">{managerSnippet}</SnippetCode>
                  <div>
                    <CopyButton text={managerSnippet} label="Copy snippet for Tag Manager" size="small" />
                  </div>
                </div>
              )}
              {note && <p className="text-muted">{note}</p>}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

/** How to paste a snippet on one kind of website. */
type Guide = {
  readonly name: string
  readonly steps: readonly string[]
  /** Requirements and restrictions of that website builder. */
  readonly note?: string
  /** Whether it needs the snippet with its settings in the address. */
  readonly isManager?: boolean
}

const PLACE = {
  inline: 'where the form should stand',
  popup: 'anywhere on the page',
  button: 'anywhere on the page',
} as const

/**
 * The guides, each in the words that the website builder itself uses.
 *
 * Sources: Wix, "About Custom Code" (dev.wix.com); Squarespace and Webflow, their help centers on code injection and
 * custom code; WordPress, the capability `unfiltered_html`.
 */
function guidesFor(mode: WidgetMode): readonly Guide[] {
  const isInline = mode === 'inline'
  return [
    {
      name: 'Plain HTML',
      steps: [
        `Open the page and paste the snippet inside <body>, ${PLACE[mode]}.`,
        isInline ? 'The form appears in that place.' : 'Just before </body> is the usual place.',
      ],
    },
    {
      name: 'WordPress',
      steps: [
        `Edit the page, add a block "Custom HTML" ${PLACE[mode]}, and paste the snippet into it.`,
        'Press Update or Publish, and look at the page itself, not at the editor.',
      ],
      note: 'Do it as an administrator or editor: WordPress removes scripts that other roles save, and on a network of sites only the super admin keeps them. On WordPress.com it depends on your plan: if the script is gone after saving, your plan does not allow scripts.',
    },
    {
      name: 'Webflow',
      steps: [
        `In the Designer, add a "Code Embed" element ${PLACE[mode]} and paste the snippet.`,
        'Save, then publish: scripts do not run on the canvas of the Designer.',
      ],
      note: 'Custom code needs a paid site plan or a paid workspace.',
    },
    {
      name: 'Squarespace',
      steps: isInline
        ? [
            'Edit the page, add a "Code" block where the form should stand, and paste the snippet as HTML.',
            'Save, and look at the page in a private window: the editor does not run scripts.',
          ]
        : [
            'Open Code Injection in the settings of your site and paste the snippet under Footer.',
            'Save, and look at the page in a private window: the editor does not run scripts.',
          ],
      note: 'JavaScript in code blocks and code injection need a paid plan above the lowest: Core, Plus or Advanced, or the older Business and Commerce plans.',
    },
    {
      name: 'Wix',
      steps: [
        'Choose the shape Popup or Button above.',
        'In the dashboard of the site open Settings, then Custom Code, and press Add Custom Code.',
        'Paste the snippet, choose the pages, and place it in "Body - end". Apply, and publish the site.',
      ],
      note: 'Custom Code needs a published site with a connected domain, which is part of a paid plan. The element "Embed HTML" runs in a frame of another address: your page would not show up in the install check.',
    },
    {
      name: 'Google Tag Manager',
      isManager: true,
      steps: [
        ...(isInline ? ['Paste the first lines below on the page where the form should stand.'] : []),
        'Create a tag of the type "Custom HTML" and paste the script below, not the snippet above.',
        'Choose the trigger "All Pages", or "DOM Ready" of the pages that you want. Submit the container.',
      ],
      note: 'Tag Manager removes data- attributes from scripts, so this snippet carries its settings in the address. The real form does not go through Tag Manager.',
    },
  ]
}
