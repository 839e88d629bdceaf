import { FieldFrame } from '../../components/ui/field-frame.tsx'

type DraftAddressFieldProps = { readonly label: string; readonly address: string }

/** The address of a draft, to read and to copy; the focus selects all of it. */
export function DraftAddressField({ label, address }: DraftAddressFieldProps) {
  return (
    <FieldFrame label={label}>
      {({ className, ...field }) => (
        <input
          {...field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
          className={`min-h-12 px-3.5 text-sm ${className}`}
        />
      )}
    </FieldFrame>
  )
}
