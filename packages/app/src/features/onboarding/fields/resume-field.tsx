import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { FileText, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { resumeNameQuery } from '../api/resume-file.ts'
import type { Resume } from './use-resume.ts'

type ResumeFieldProps = {
  readonly label: string
  readonly hint: string
  readonly resume: Resume
  /** The name of a PDF that was chosen earlier and never uploaded. */
  readonly lostName: string | null
  /** The share of the upload that has been sent, from 0 to 1; `null` without an upload. */
  readonly progress: number | null
  readonly isDisabled: boolean
  readonly onChoose: (file: File) => void
  readonly onRemove: () => void
  /** Stops the upload. */
  readonly onCancel: () => void
}

/** The field to choose a PDF with the picker or by drag and drop. */
export function ResumeField(props: ResumeFieldProps) {
  const { label, hint, resume, lostName, progress, isDisabled, onChoose, onRemove, onCancel } = props
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const isEmpty = resume.kind === 'none'

  function handlePick({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Reset, so that the same file can be picked again after a refusal.
    target.value = ''
    if (file) onChoose(file)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    // Of several the one that can be read; else the first, of which it is said why not.
    const file = files.find(({ name }) => /\.pdf$/i.test(name)) ?? files[0]
    if (file && !isDisabled) onChoose(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(!isDisabled)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className={clsx(
        'rounded-card border-[1.5px] px-4 py-4 sm:px-5',
        isOver ? 'border-lit-line bg-lit' : 'border-control bg-surface',
        isEmpty && 'border-dashed',
      )}
    >
      <input
        ref={picker}
        id={id}
        type="file"
        accept=".pdf"
        tabIndex={-1}
        aria-hidden="true"
        disabled={isDisabled}
        onChange={handlePick}
        className="sr-only"
      />
      {isEmpty ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <div>
            <p className="font-[650]">{label}</p>
            <p id={`${id}hint`} className="text-sm text-muted">
              {hint}
              <span className="pointer-coarse:hidden">. Or drop it here.</span>
            </p>
          </div>
          <Button
            look="second"
            disabled={isDisabled}
            aria-describedby={`${id}hint`}
            onClick={() => picker.current?.click()}
          >
            <Upload />
            Choose a PDF
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileText className="size-6 flex-none text-muted" />
          <FileName resume={resume} isUploading={progress !== null} />
          <span className="ml-auto flex gap-1">
            <Button look="ghost" disabled={isDisabled} onClick={() => picker.current?.click()}>
              Replace
            </Button>
            <Button look="ghost" disabled={isDisabled} onClick={onRemove}>
              Remove
            </Button>
          </span>
        </div>
      )}
      {lostName && (
        <p className="mt-2 text-sm wrap-anywhere text-danger">
          “{lostName}” was not uploaded yet. Please choose it again.
        </p>
      )}
      {progress !== null && <UploadProgress share={progress} onCancel={onCancel} />}
    </div>
  )
}

type FileNameProps = {
  readonly resume: Exclude<Resume, { kind: 'none' }>
  readonly isUploading: boolean
}

function FileName({ resume, isUploading }: FileNameProps) {
  return resume.kind === 'chosen' ? (
    <p className="min-w-0 flex-1 basis-40">
      <span className="block font-[650] wrap-anywhere">{resume.file.name}</span>
      <span className="block text-sm text-muted">
        {sizeOf(resume.file.size)}
        <span>{!isUploading && ', uploads with Continue'}</span>
      </span>
    </p>
  ) : (
    <StoredName path={resume.path} />
  )
}

function StoredName({ path }: { readonly path: string }) {
  const { data, isPending } = useQuery(resumeNameQuery(path))
  const isGone = data === null
  return (
    <p className="min-w-0 flex-1 basis-40">
      <span className="block font-[650] wrap-anywhere">{isPending ? '…' : (data ?? 'Your PDF')}</span>
      <span className={clsx('block text-sm', isGone ? 'text-danger' : 'text-muted')}>
        {isGone ? 'It is not in our storage any more. Please upload it again.' : 'Uploaded'}
      </span>
    </p>
  )
}

function UploadProgress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className="mt-3 flex items-center gap-3 text-sm text-muted">
      <progress
        max={100}
        value={percent}
        aria-label="Uploading"
        className="upload-progress h-2 flex-1 rounded-full"
      />
      <span className="tabular-nums">{percent}%</span>
      <Button look="ghost" size="small" aria-label="Cancel the upload" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}
