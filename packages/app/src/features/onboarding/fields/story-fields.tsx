import { STORY_MAX_LENGTH } from '@foyer/shared/onboarding/answers/limits.ts'
import { STORY_MIN_HEIGHT_PX } from '@foyer/shared/onboarding/input/story.ts'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Input } from '../../../answers/api/unsaved-inputs.ts'
import { TextArea } from '../../../components/ui/text-area.tsx'
import { WhatHappens } from '../../../components/ui/what-happens.tsx'
import { dismissToasts } from '../../../lib/toast.ts'
import { usePreviewedAnswer } from '../../../preview-panel/previewed-answer.ts'
import type { StepFieldsProps } from '../step-fields-props.ts'
import { useContinue } from '../use-continue.ts'
import { useKeptFields } from '../use-kept-fields.ts'
import { ResumeField } from './resume-field.tsx'
import { useResume } from './use-resume.ts'

/** A PDF, a text, or both. */
export function StoryFields(props: StepFieldsProps<'clinicianDetails'>) {
  const { step, answer, restored, onInput, missing, isSaving, onSubmit, formId } = props
  const form = useRef<HTMLFormElement>(null)
  const [text, setText] = useState(() => storyOf(restored) ?? answer?.resume_text ?? '')
  const { resume, kept, lostName, progress, choose, clear, cancel, submit } = useResume({
    storedPath: answer?.resume_file_path ?? null,
    restored,
    saveFailure: step.saveFailure,
  })
  useKeptFields({ resume_text: text, pdf: kept }, restored, onInput)
  const isUploading = progress !== null
  const isBusy = isSaving || isUploading
  useContinue({ isBusy: isUploading })
  const resume_file_path = answer?.resume_file_path ?? null
  usePreviewedAnswer('clinicianDetails', { resume_text: text, resume_file_path }, 'typing')

  // The problem stands at the text, which gets the focus.
  const isMissing = missing !== null && !text.trim() && resume.kind === 'none'
  useLayoutEffect(() => {
    if (missing) form.current?.querySelector('textarea')?.focus()
  }, [missing])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    void submit((path) => onSubmit({ resume_text: text, resume_file_path: path }))
  }
  // The buttons change with the file: the first one gets the focus as soon as they are there.
  const [changes, setChanges] = useState(0)
  useLayoutEffect(() => {
    if (changes > 0) form.current?.querySelector('button')?.focus()
  }, [changes])
  const focusPicker = () => setChanges((count) => count + 1)

  return (
    <form ref={form} id={formId} noValidate onSubmit={handleSubmit} className="mt-5 grid gap-4 sm:mt-7">
      <ResumeField
        label={step.uploadLabel}
        hint={step.uploadHint}
        resume={resume}
        lostName={lostName}
        progress={progress}
        isDisabled={isBusy}
        onChoose={async (file) => {
          if (await choose(file)) focusPicker()
        }}
        onRemove={() => {
          clear()
          focusPicker()
        }}
        onCancel={() => {
          cancel()
          focusPicker()
        }}
      />
      <WhatHappens about="Your PDF">
        The file stays private in your account, and nothing of it is published unless you tick a passage.
      </WhatHappens>
      <p className="flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {step.divider}
      </p>
      <TextArea
        label={step.textLabel}
        placeholder={step.textPlaceholder}
        hint="Do not include patient information."
        error={isMissing ? 'Write your story here, or choose a PDF above' : undefined}
        limit={STORY_MAX_LENGTH}
        style={{ minHeight: STORY_MIN_HEIGHT_PX }}
        value={text}
        disabled={isBusy}
        onChange={(event) => {
          dismissToasts()
          setText(event.target.value)
        }}
      />
      <WhatHappens about="Your story">
        Your words stand on your draft as you typed them, and whoever has its address can read them.
      </WhatHappens>
    </form>
  )
}

function storyOf(restored: Input | null): string | undefined {
  const text = restored?.resume_text
  return typeof text === 'string' ? text : undefined
}
