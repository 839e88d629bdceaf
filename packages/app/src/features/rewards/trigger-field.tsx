import { SelectField } from '../../components/ui/select-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { isTrigger } from './is-trigger.ts'

const KINDS = [
  {
    value: 'delay',
    label: 'After some seconds',
    usual: '5',
    field: 'Seconds',
    right: 'Write a number up to 3,600',
  },
  { value: 'load', label: 'At once', usual: '', field: '', right: '' },
  {
    value: 'scroll',
    label: 'When people have read part of the page',
    usual: '50',
    field: 'Percent of the page',
    right: 'Write a number up to 100',
  },
  { value: 'exit', label: 'When the pointer leaves the page', usual: '', field: '', right: '' },
  {
    value: 'click',
    label: 'When something on the page is clicked',
    usual: '#free-draft',
    field: 'CSS selector of the link or button',
    right: 'Write a selector such as #free-draft',
  },
] as const

type TriggerFieldProps = { readonly value: string; readonly onChange: (value: string) => void }

/** What opens the popup, in the words of the widget's `data-trigger`. */
export function TriggerField({ value, onChange }: TriggerFieldProps) {
  const [name = '', ...rest] = value.split(':')
  const argument = rest.join(':')
  const kind = KINDS.find((known) => known.value === name) ?? KINDS[0]
  const isNumber = kind.value === 'delay' || kind.value === 'scroll'
  const isWrong = kind.field !== '' && !isTrigger(value)
  return (
    <div className="grid gap-4">
      <SelectField
        label="Opens"
        value={kind.value}
        onChange={({ target }) => {
          const next = KINDS.find((known) => known.value === target.value) ?? KINDS[0]
          onChange(next.usual ? `${next.value}:${next.usual}` : next.value)
        }}
      >
        {KINDS.map((known) => (
          <option key={known.value} value={known.value}>
            {known.label}
          </option>
        ))}
      </SelectField>
      {kind.field && (
        <TextField
          label={kind.field}
          inputMode={isNumber ? 'numeric' : 'text'}
          spellCheck={false}
          autoComplete="off"
          value={argument}
          error={isWrong ? `${kind.right}. Until then the popup opens after 5 seconds.` : undefined}
          onChange={({ target }) => onChange(`${kind.value}:${target.value}`)}
        />
      )}
    </div>
  )
}
