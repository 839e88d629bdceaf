import type { WidgetMode } from '@foyer/shared/widget/settings.ts'
import { ChevronDown } from 'lucide-react'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { guidesFor } from './guides.ts'
import { SnippetCode } from './snippet-code.tsx'

type PasteGuidesProps = {
  readonly mode: WidgetMode
  /** The snippet with its settings in the address. */
  readonly managerSnippet: string
}

/** Where the snippet goes, for each kind of website; one guide is open at a time. */
export function PasteGuides({ mode, managerSnippet }: PasteGuidesProps) {
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
