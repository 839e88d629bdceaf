import {
  type FiledRequest,
  SUPPORT_MESSAGE_MAX_LENGTH,
  SUPPORT_PAGE_MAX_LENGTH,
  SUPPORT_TOPICS,
  supportFormSchema,
} from '@foyer/shared/api/support.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '../../components/ui/button.tsx'
import { Notice } from '../../components/ui/notice.tsx'
import { SelectField } from '../../components/ui/select-field.tsx'
import { TextArea } from '../../components/ui/text-area.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { sendSupportRequest } from './api/send-support-request.ts'
import { forgetDraft, keepDraft, openDraft } from './support-draft.ts'

type FormInput = z.input<typeof supportFormSchema>
type FormOutput = z.output<typeof supportFormSchema>

type SupportFormProps = {
  readonly personId: string
  readonly onFiled: (filed: FiledRequest) => void
}

/** A message to the support. What is typed stays, also over a reload, until it is stored. */
export function SupportForm({ personId, onFiled }: SupportFormProps) {
  const [{ requestId, topic, message, page }] = useState(() => openDraft(personId))
  const knownTopic = SUPPORT_TOPICS.find(({ id }) => id === topic)?.id
  const { register, handleSubmit, formState, watch, setError } = useForm<FormInput, unknown, FormOutput>({
    resolver: zodResolver(supportFormSchema),
    defaultValues: { message, page, ...(knownTopic && { topic: knownTopic }) },
  })
  const { errors, isSubmitting } = formState

  useEffect(() => {
    const watching = watch((values) =>
      keepDraft({
        personId,
        requestId,
        topic: values.topic ?? '',
        message: values.message ?? '',
        page: values.page ?? '',
      }),
    )
    return () => watching.unsubscribe()
  }, [watch, personId, requestId])

  const send = async (values: FormOutput) => {
    const sent = await sendSupportRequest({ request_id: requestId, ...values })
    if (!sent.ok) return setError('root', { message: sent.error.message })
    forgetDraft()
    onFiled(sent.value)
  }

  return (
    <form noValidate className="mt-4 grid gap-4" onSubmit={handleSubmit(send)}>
      <SelectField
        label="What is it about?"
        error={errors.topic?.message}
        disabled={isSubmitting}
        {...register('topic')}
      >
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
        maxLength={SUPPORT_MESSAGE_MAX_LENGTH}
        readOnly={isSubmitting}
        error={errors.message?.message}
        {...register('message')}
      />
      <TextField
        label="Page"
        optional="(if it is about one)"
        placeholder="My Site"
        maxLength={SUPPORT_PAGE_MAX_LENGTH}
        readOnly={isSubmitting}
        error={errors.page?.message}
        {...register('page')}
      />
      <div role="alert" className="empty:hidden">
        {errors.root?.message && (
          <Notice kind="warning" title="Your message is still here">
            {errors.root.message}
          </Notice>
        )}
      </div>
      <Button type="submit" busy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send to the support'}
      </Button>
      <p className="text-sm text-muted">Please leave out anything about patients.</p>
    </form>
  )
}
