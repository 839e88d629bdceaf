import {
  NOT_A_PDF,
  PDF_HEAD_BYTES,
  resumeBytesProblem,
  resumeFileProblem,
} from '@foyer/shared/onboarding/input/resume-file.ts'
import { type SaveFailureBehavior, saveFailureToast } from '@foyer/shared/onboarding/toasts.ts'
import { useEffect, useRef, useState } from 'react'
import { loadAnswers } from '../../../answers/api/load-answers.ts'
import { dismissToasts, showToast } from '../../../lib/toast.ts'
import { noticeSessionEnd, untilSignedInAgain } from '../../../session/session.ts'
import { useSignedInPerson } from '../../../session/signed-in-person.ts'
import { checkResume } from '../api/check-resume.ts'
import { removeResume } from '../api/remove-resume.ts'
import { uploadResume } from '../api/upload-resume.ts'

/** No PDF, a stored one, or one that was chosen and is uploaded on Continue. */
export type Resume =
  | { readonly kind: 'none' }
  | { readonly kind: 'stored'; readonly path: string }
  | { readonly kind: 'chosen'; readonly file: File }

/**
 * The PDF of the story. It is uploaded on Continue, so that no PDF is stored without an answer. The replaced PDF is
 * removed after the answer is saved, and the new one when the answer could not be saved.
 */
export function useResume(storedPath: string | null, saveFailure: SaveFailureBehavior) {
  const person = useSignedInPerson()
  const [resume, setResume] = useState<Resume>(
    storedPath ? { kind: 'stored', path: storedPath } : { kind: 'none' },
  )
  /** The share that has been sent, from 0 to 1; `null` without an upload. */
  const [progress, setProgress] = useState<number | null>(null)
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function choose(file: File): Promise<boolean> {
    dismissToasts()
    const problem = resumeFileProblem(file) ?? (await bytesProblem(file))
    if (problem) showToast({ ...problem, kind: 'destructive' })
    else setResume({ kind: 'chosen', file })
    return !problem
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
    if (isSaved && storedPath && storedPath !== uploaded) await removeResume(storedPath)
    if (!isSaved && resume.kind === 'chosen' && uploaded) await removeUnlessSaved(uploaded)
    return isSaved
  }

  async function upload(): Promise<string | null | undefined> {
    if (resume.kind !== 'chosen') return resume.kind === 'stored' ? resume.path : null
    dismissToasts()
    setProgress(0)
    const { signal } = leaving.current
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

  return { resume, progress, choose, clear: () => setResume({ kind: 'none' }), submit }
}

const CHECK_TIMEOUT_MS = 10_000

async function bytesProblem(file: File) {
  return resumeBytesProblem(new Uint8Array(await file.slice(0, PDF_HEAD_BYTES).arrayBuffer()))
}
