import { FIELD_IDS, type FieldId } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import { SelectField } from '../../../components/ui/select-field.tsx'
import { SITE_FIELDS } from '../../../site/site-fields.ts'
import type { OwnDetails } from '../../../site/use-site-details.ts'

type FieldReadingProps = {
  /** The practice type as the owner wrote it. */
  readonly typed: string
  /** The field that the words of the page are for; `undefined`: they fit any practice. */
  readonly field: FieldId | undefined
  readonly own: OwnDetails
}

/** How we read a practice type of the owner's own, to be corrected. */
export function FieldReading({ typed, field, own }: FieldReadingProps) {
  const { name, note } = SITE_FIELDS.find(({ id }) => id === field) ?? {}
  return (
    <section aria-labelledby="field-reading" className="mt-5 grid gap-3">
      <div>
        <h3 id="field-reading" className="font-[650]">
          {name ? `We read “${typed}” as ${name}. Right?` : `We know no words for “${typed}” yet`}
        </h3>
        <p className="mt-0.5 text-sm text-muted">
          {name
            ? 'It decides which services and sentences we suggest.'
            : 'What we suggest fits any practice. Choose a field if one is close.'}
        </p>
        {note && <p className="mt-2 text-sm text-pretty">{note}</p>}
      </div>
      <SelectField
        label="Suggest words for"
        value={field ?? 'other'}
        onChange={({ target }) => {
          const chosen = FIELD_IDS.find((id) => id === target.value) ?? 'other'
          own.change(({ details }) => ({ details: { ...details, field: chosen } }))
        }}
      >
        {SITE_FIELDS.map(({ id, name: option }) => (
          <option key={id} value={id}>
            {option.charAt(0).toUpperCase() + option.slice(1)}
          </option>
        ))}
        <option value="other">Any practice</option>
      </SelectField>
    </section>
  )
}
