import type { WidgetOptions } from '@foyer/shared/widget/options.ts'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'

const THEMES = [
  { value: 'auto', label: 'Light or dark, as your page is' },
  { value: 'page', label: 'With the color of your own main button' },
  { value: 'light', label: 'Always light' },
  { value: 'dark', label: 'Always dark' },
] as const

const HANDOFFS = [
  { value: 'redirect', label: 'Go on to Foyer' },
  { value: 'tab', label: 'Open Foyer in a new tab' },
  { value: 'stay', label: 'Stay on your page, with a link' },
] as const

type WidgetFieldsProps = {
  readonly options: WidgetOptions
  readonly onChange: (change: Partial<WidgetOptions>) => void
}

/** The settings that most partners leave as they are. */
export function MoreWidgetFields({ options, onChange }: WidgetFieldsProps) {
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer content-center rounded-control text-sm font-semibold md:min-h-10">
        More texts and settings
      </summary>
      <div className="mt-3 grid gap-4">
        <TextArea
          label="Text"
          rows={3}
          limit={300}
          value={options.text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <TextField
          label="Example in the field"
          limit={80}
          value={options.placeholder}
          onChange={({ target }) => onChange({ placeholder: target.value })}
        />
        <TextField
          label="Thanks"
          limit={200}
          value={options.success}
          onChange={({ target }) => onChange({ success: target.value })}
        />
        <SelectField
          label="After the email is sent"
          value={options.handoff}
          onChange={({ target }) => {
            const choice = HANDOFFS.find(({ value }) => value === target.value)
            if (choice) onChange({ handoff: choice.value })
          }}
        >
          {HANDOFFS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Theme"
          value={options.theme}
          onChange={({ target }) => {
            const choice = THEMES.find(({ value }) => value === target.value)
            if (choice) onChange({ theme: choice.value })
          }}
        >
          {THEMES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  )
}

/** Whether visitors must tick a consent box before anything is stored on their device, and its label. */
export function ConsentFields({ options, onChange }: WidgetFieldsProps) {
  return (
    <div className="grid gap-3">
      <CheckboxField
        label="Ask for consent with a box"
        checked={options.isConsentRequired}
        onChange={({ target }) => onChange({ isConsentRequired: target.checked })}
      />
      {options.isConsentRequired && (
        <TextArea
          label="Beside the box"
          rows={3}
          limit={500}
          value={options.consent}
          onChange={({ target }) => onChange({ consent: target.value })}
        />
      )}
    </div>
  )
}
