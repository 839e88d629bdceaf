import {
  type FiledRequest,
  SUPPORT_MESSAGE_MAX_LENGTH,
  SUPPORT_PAGE_MAX_LENGTH,
  SUPPORT_TOPICS,
  supportFormSchema,
} from '@foyer/shared/api/support.ts'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useKeptForm } from '../../answers/use-kept-input.ts'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { showToast, type ToastMessage } from '../../lib/toast.ts'
import { useCheckedForm } from '../../lib/use-checked-form.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { randomUuid } from '../../lib/uuid.ts'
import { sendSupportRequest } from './api/support-requests.ts'

const typedSchema = z.object({
  /** The id of exactly this text: sent again after a reload, it is stored once. */
  requestId: z.string(),
  topic: z.string(),
  message: z.string(),
  page: z.string(),
})

const NOT_SENT: ToastMessage = {
  title: 'Your message to the support is not sent',
  description: 'It is still in Help & Support. Press Send there to try again.',
  kind: 'destructive',
}

type SupportFormProps = {
  readonly onFiled: (filed: FiledRequest) => void
}

/** A message to the support. What is typed is kept until it is stored. */
export function SupportForm({ onFiled }: SupportFormProps) {
  const { restored, keep, forget } = useKeptForm('supportRequest', typedSchema)
  const { topic = '', message = '', page = '' } = restored ?? {}
  const requestId = useRef(restored?.requestId ?? '')
  const [problem, setProblem] = useState('')
  const isShown = useIsShown()

  const send = async (checked: z.output<typeof supportFormSchema>) => {
    setProblem('')
    const sent = await sendSupportRequest({ request_id: requestId.current, ...checked })
    if (!sent.ok) {
      if (isShown()) setProblem(sent.error.message)
      else showToast(NOT_SENT)
      return
    }
    forget()
    onFiled(sent.value)
  }

  const { form, field, isBusy } = useCheckedForm({
    schema: supportFormSchema,
    initial: { topic: SUPPORT_TOPICS.find(({ id }) => id === topic)?.id ?? '', message, page },
    onSubmit: send,
    onChange: (typed) => {
      // Another text is another request: an earlier attempt may have been stored although no answer came.
      requestId.current = randomUuid()
      keep(Object.values(typed).some(Boolean) ? { requestId: requestId.current, ...typed } : null)
    },
  })

  return (
    <form className="mt-4 grid gap-4" {...form}>
      <SelectField label="What is it about?" disabled={isBusy} {...field('topic')}>
        <option value="">Choose a topic</option>
        {SUPPORT_TOPICS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Your message"
        rows={6}
        limit={SUPPORT_MESSAGE_MAX_LENGTH}
        readOnly={isBusy}
        {...field('message')}
      />
      <TextField
        label="Page"
        optional="(if it is about one)"
        placeholder="My Site"
        limit={SUPPORT_PAGE_MAX_LENGTH}
        readOnly={isBusy}
        {...field('page')}
      />
      <div role="alert" className="empty:hidden">
        {problem && (
          <Notice kind="warning" title="Your message is still here">
            {problem}
          </Notice>
        )}
      </div>
      <Button type="submit" busy={isBusy}>
        {isBusy ? 'Sending...' : 'Send to the support'}
      </Button>
      <p className="text-sm text-muted">Please leave out anything about patients.</p>
    </form>
  )
}
