import {
  inLanguage,
  WIDGET_DEFAULTS,
  WIDGET_LANGS,
  type WidgetOptions,
} from '@foyer/shared/widget/options.ts'
import { reservePlace } from '@foyer/shared/widget/reserve-place.ts'
import { WIDGET_HANDOFFS, WIDGET_MODES, WIDGET_THEMES } from '@foyer/shared/widget/settings.ts'
import { buildSnippet, type SnippetKind, type SnippetTarget } from '@foyer/shared/widget/snippet.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Card } from '../../components/ui/card.tsx'
import { CopyButton } from '../../components/ui/copy-button.tsx'
import { LoadFailure } from '../../components/ui/load-failure.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { env } from '../../config/env.ts'
import { keep } from '../../session/kept.ts'
import { useSignedInPerson } from '../../session/signed-in-person.ts'
import { AccentField } from './accent-field.tsx'
import { widgetFactsQuery } from './api/widget-facts.ts'
import { isTrigger } from './is-trigger.ts'
import { ConsentFields, MoreWidgetFields } from './more-widget-fields.tsx'
import { PasteGuides } from './paste-guides.tsx'
import { SegmentedField } from './segmented-field.tsx'
import { SnippetCode } from './snippet-code.tsx'
import { SnippetPreview } from './snippet-preview.tsx'
import { TriggerField } from './trigger-field.tsx'

const SHAPES = [
  { value: 'inline', label: 'Inline' },
  { value: 'popup', label: 'Popup' },
  { value: 'button', label: 'Button' },
] as const

const KINDS = [
  {
    value: 'script',
    label: 'Script alone',
    about: 'It stays up to date by itself. An inline form keeps its place free, so that nothing moves.',
  },
  {
    value: 'form',
    label: 'Form and script',
    about: 'Works without JavaScript, and takes the look of your page where it styles its forms.',
  },
  {
    value: 'pinned',
    label: 'Pinned version',
    about: 'Runs only this version, checked by its hash. Come back here to update it.',
  },
] as const

const LANGUAGES = [
  { value: '', label: 'As your page says' },
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

/** Configures the widget, previews it and shows its snippet. */
export function SnippetBuilder({ code }: { readonly code: string }) {
  const typed = typedOptions(useSignedInPerson().id)
  const [options, setOptions] = useState<WidgetOptions>(() => typed.read() ?? WIDGET_DEFAULTS)
  const [chosenKind, setKind] = useState<SnippetKind>('script')
  const facts = useQuery(widgetFactsQuery)
  const change = (part: Partial<WidgetOptions>) => {
    const next = { ...options, ...part }
    setOptions(next)
    typed.write(next)
  }

  const kinds = KINDS.filter(({ value }) => value !== 'form' || options.mode === 'inline')
  const kind = kinds.find(({ value }) => value === chosenKind) ?? KINDS[0]
  const target: SnippetTarget | undefined = facts.data && {
    appUrl: env().appUrl,
    captureUrl: `${env().functionsUrl}/capture-lead`,
    builtInCaptureUrl: facts.data.captureUrl,
    version: facts.data.version,
    integrity: facts.data.integrity,
  }
  const usable = isTrigger(options.trigger) ? options : { ...options, trigger: WIDGET_DEFAULTS.trigger }
  const snippet = target && buildSnippet(kind.value, code, usable, target)

  return (
    <Card title="Put the form on your site">
      <div className="mt-4 grid gap-x-7 gap-y-5 lg:@2xl:grid-cols-[17.5rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          <SegmentedField
            label="Shape"
            value={options.mode}
            choices={SHAPES}
            onChange={(mode) => change({ mode })}
          />
          {options.mode === 'popup' && (
            <TriggerField value={options.trigger} onChange={(trigger) => change({ trigger })} />
          )}
          {options.mode === 'button' && (
            <TextField
              label="Floating button"
              limit={60}
              value={options.launcher}
              onChange={(event) => change({ launcher: event.target.value })}
            />
          )}
          <SelectField
            label="Language"
            value={options.lang}
            onChange={(event) => {
              const lang = LANGUAGES.find(({ value }) => value === event.target.value)
              if (lang) change(inLanguage(options, lang.value))
            }}
          >
            {LANGUAGES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Title"
            limit={120}
            value={options.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <TextField
            label="Button"
            limit={60}
            value={options.button}
            onChange={(event) => change({ button: event.target.value })}
          />
          {kind.value !== 'form' && (
            <AccentField value={options.accent} onChange={(accent) => change({ accent })} />
          )}
          <ConsentFields options={options} onChange={change} />
          <MoreWidgetFields options={options} onChange={change} />
          <SelectField
            label="What to paste"
            value={kind.value}
            onChange={(event) => {
              const next = KINDS.find(({ value }) => value === event.target.value)
              if (next) setKind(next.value)
            }}
          >
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          <p className="-mt-2.5 text-sm text-muted">{kind.about}</p>
        </div>
        <SnippetPreview kind={kind.value} code={code} options={options} />
      </div>
      {snippet && target ? (
        <>
          <div className="mt-5 grid items-center gap-3 lg:@2xl:grid-cols-[minmax(0,1fr)_auto]">
            <SnippetCode label="Your snippet">{snippet}</SnippetCode>
            <CopyButton text={snippet} label="Copy snippet" look="primary" />
          </div>
          <PasteGuides
            mode={options.mode}
            place={reservePlace(usable)}
            code={code}
            snippet={snippet}
            managerSnippet={buildSnippet('manager', code, usable, target)}
          />
        </>
      ) : (
        facts.isError && (
          <LoadFailure className="mt-5" of={facts}>
            We could not load what the snippet needs. Your choices are still here.
          </LoadFailure>
        )
      )}
    </Card>
  )
}

const optionsSchema: z.ZodMiniType<WidgetOptions> = z.object({
  mode: z.enum(WIDGET_MODES),
  lang: z.enum(WIDGET_LANGS),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  launcher: z.string(),
  placeholder: z.string(),
  success: z.string(),
  handoff: z.enum(WIDGET_HANDOFFS),
  theme: z.enum(WIDGET_THEMES),
  accent: z.string(),
  trigger: z.string(),
  isConsentRequired: z.boolean(),
  consent: z.string(),
})

/** What a partner has chosen in the snippet builder, for a reload and while other screens are visited. */
const typedOptions = keep({ name: 'widget-options', area: 'tab', schema: optionsSchema })
