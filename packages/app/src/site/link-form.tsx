import { typedDetailsSchema } from '@foyer/shared/api/site-details.ts'
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../components/ui/button.tsx'
import { TextField } from '../components/ui/text-field.tsx'

type LinkFormProps = {
  /** The detail that it is kept as. */
  readonly name: 'reviewUrl' | 'bookingUrl'
  readonly label: string
  readonly typed: string
  readonly onType: (text: string) => void
  /** Another link is kept until this one is saved. */
  readonly hasOther: boolean
  readonly onSave: (link: string) => void
  readonly onCancel: () => void
  /** Where to find the link. */
  readonly children: ReactNode
}

/** Asks for one link. A wrong one stays in the field, with the reason. */
export function LinkForm({
  name,
  label,
  typed,
  onType,
  hasOther,
  onSave,
  onCancel,
  children,
}: LinkFormProps) {
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (hasOther) field.current?.focus()
  }, [hasOther])
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const checked = typedDetailsSchema.safeParse({ [name]: typed })
    const link = checked.data?.[name]
    if (link) return onSave(link)
    setProblem(checked.error?.issues[0]?.message ?? 'Enter the link.')
    field.current?.focus()
  }
  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={handleSubmit}>
      <p className="text-sm text-pretty text-muted">{children}</p>
      <TextField
        ref={field}
        label={label}
        inputMode="url"
        value={typed}
        error={problem}
        onChange={({ target }) => {
          onType(target.value)
          setProblem(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small">
          Save the link
        </Button>
        {hasOther && (
          <Button look="ghost" size="small" onClick={onCancel}>
            Keep the other one
          </Button>
        )}
      </div>
    </form>
  )
}
