import {
  NOT_A_PDF,
  PDF_HEAD_BYTES,
  resumeBytesProblem,
  resumeFileProblem,
} from '@foyer/shared/onboarding/input/resume-file.ts'
import {
  type SaveFailureBehavior,
  saveFailureToast,
  type ToastText,
} from '@foyer/shared/onboarding/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { loadAnswers } from '../../../answers/api/answers.ts'
import type { Input } from '../../../answers/api/unsaved-inputs.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { noticeSessionEnd, untilSignedInAgain } from '../../../session/session.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { checkResume, removeResume, uploadResume } from '../api/resume-file.ts'

/** No PDF, a stored one, or one that was chosen and is uploaded on Continue. */
export type Resume =
  | { readonly kind: 'none' }
  | { readonly kind: 'stored'; readonly path: string }
  | { readonly kind: 'chosen'; readonly file: File }

/** The PDFs that were chosen and not saved, by person, until the page is closed. */
const chosenFiles = new Map<string, File>()

type ResumeOptions = {
  /**
   * The PDF of the stored answer. It changes when the answer was saved in another window, which deletes the earlier PDF:
   * unless the person chose or removed a PDF here, the one that is stored now stays.
   */
  readonly storedPath: string | null
  /** The unsaved input of an earlier visit. */
  readonly restored: Input | null
  readonly saveFailure: SaveFailureBehavior
}

/**
 * The PDF of the story. It is uploaded on Continue, so that no PDF is stored without an answer. The replaced PDF is
 * removed after the answer is saved, and the new one when the answer could not be saved.
 */
export function useResume({ storedPath, restored, saveFailure }: ResumeOptions) {
  const person = useSignedInPerson()
  const [earlier] = useState(() => earlierChoice(restored, chosenFiles.get(person.id)))
  const [choice, setChoice] = useState(earlier.choice)
  const resume = resumeOf(choice, storedPath)
  /** The share that has been sent, from 0 to 1; `null` without an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  async function choose(file: File): Promise<boolean> {
    dismissToasts()
    const { copy, problem } = await readCopy(file)
    if (problem) showToast({ ...problem, kind: 'destructive' })
    else {
      chosenFiles.set(person.id, copy)
      setChoice(copy)
    }
    return !problem
  }

  function clear(): void {
    chosenFiles.delete(person.id)
    setChoice(storedPath ? 'none' : 'stored')
  }

  /** Stops a running upload; the PDF stays chosen. */
  function cancel(): void {
    sending.current?.abort()
  }

  /**
   * Uploads the chosen PDF, calls `save` with its path, and removes the PDF that is no longer used.
   *
   * @returns whether everything is saved
   */
  async function submit(save: (path: string | null) => Promise<boolean>): Promise<boolean> {
    const uploaded = await upload()
    if (uploaded === undefined) return false
    const isSaved = await save(uploaded)
    if (isSaved) chosenFiles.delete(person.id)
    if (isSaved && storedPath && storedPath !== uploaded) await removeResume(storedPath)
    if (!isSaved && resume.kind === 'chosen' && uploaded) await removeUnlessSaved(uploaded)
    return isSaved
  }

  async function upload(): Promise<string | null | undefined> {
    if (resume.kind !== 'chosen') return resume.kind === 'stored' ? resume.path : null
    dismissToasts()
    setProgress(0)
    sending.current = new AbortController()
    const { signal } = sending.current
    const send = { personId: person.id, file: resume.file, signal, onProgress: setProgress }
    let sent = await uploadResume(send)
    if (!sent.ok && sent.error.code === 'no_user') {
      report(sent.error.message)
      if (!(await isSignedInAgain())) return undefined
      sent = await uploadResume(send)
    }
    const isPdf = !sent.ok || (await checkResume(sent.value, signal))
    setProgress(null)
    if (!isPdf) {
      showToast({ ...NOT_A_PDF, kind: 'destructive' })
      return undefined
    }
    if (signal.aborted) {
      if (sent.ok) await removeResume(sent.value)
      return undefined
    }
    if (sent.ok) return sent.value
    report(sent.error.message)
    return undefined
  }

  function report(message: string) {
    const toast = saveFailureToast(saveFailure, message)
    if (toast) showToast(toast)
  }

  /** Waits over the question whose session has ended; the layout asks the person to sign in again. */
  async function isSignedInAgain(): Promise<boolean> {
    await noticeSessionEnd()
    const isBack = await untilSignedInAgain(person.id)
    if (isBack) dismissToasts()
    else setProgress(null)
    return isBack
  }

  // A save may have succeeded although its response was lost: its PDF must stay.
  async function removeUnlessSaved(path: string): Promise<void> {
    const answers = await loadAnswers(person.id, AbortSignal.timeout(CHECK_TIMEOUT_MS)).catch(() => null)
    if (answers && answers.clinicianDetails?.resume_file_path !== path) await removeResume(path)
  }

  return {
    resume,
    /** What to keep of the PDF as unsaved input; see `earlierChoice`. */
    kept: choice === 'stored' ? undefined : choice === 'none' ? null : choice.name,
    /** The name of a PDF that was chosen on an earlier visit and is gone, because it was not uploaded. */
    lostName: choice === 'stored' ? earlier.lostName : null,
    progress,
    choose,
    clear,
    cancel,
    submit,
  }
}

const CHECK_TIMEOUT_MS = 10_000

/** A PDF that is to replace the stored one, the stored one if there is any, or none. */
type Choice = File | 'stored' | 'none'

/** A page that was closed has lost the chosen file, and only its name is known. */
function earlierChoice(
  restored: Input | null,
  file: File | undefined,
): { readonly choice: Choice; readonly lostName: string | null } {
  const kept = restored?.pdf
  if (kept === null) return { choice: 'none', lostName: null }
  if (typeof kept !== 'string') return { choice: 'stored', lostName: null }
  return file?.name === kept ? { choice: file, lostName: null } : { choice: 'stored', lostName: kept }
}

function resumeOf(choice: Choice, storedPath: string | null): Resume {
  if (choice instanceof File) return { kind: 'chosen', file: choice }
  return choice === 'stored' && storedPath ? { kind: 'stored', path: storedPath } : { kind: 'none' }
}

type Copied =
  | { readonly copy: File; readonly problem?: never }
  | { readonly copy?: never; readonly problem: ToastText }

/** Copies a chosen file: the one on the device may be changed, moved or unmounted before the upload. */
async function readCopy(file: File): Promise<Copied> {
  const problem = resumeFileProblem(file)
  if (problem) return { problem }
  try {
    const { name, type } = file
    const copy = new File([await file.arrayBuffer()], name, { type })
    const head = await copy.slice(0, PDF_HEAD_BYTES).arrayBuffer()
    const wrongBytes = resumeBytesProblem(new Uint8Array(head))
    return wrongBytes ? { problem: wrongBytes } : { copy }
  } catch (error) {
    console.warn('The chosen file could not be read:', error)
    return { problem: FILE_UNREADABLE }
  }
}

const FILE_UNREADABLE = {
  title: 'This file cannot be opened',
  description: 'It may have been moved. Please choose it again.',
}
