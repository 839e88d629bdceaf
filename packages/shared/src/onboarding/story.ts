import type { Answer } from './answers.ts'
import { RESUME_MAX_BYTES, STORY_MAX_LENGTH } from './limits.ts'
import type { ToastText } from './message.ts'

/** Smallest height of the text area, in CSS pixels. */
export const STORY_MIN_HEIGHT_PX = 200

export const PDF_TYPE = 'application/pdf'

const STORY_MISSING = {
  title: 'Missing information',
  description: 'Please either upload a resume or enter your resume details',
}

const STORY_TOO_LONG = {
  title: 'Your story is too long',
  description: 'Please shorten it to 20,000 characters',
}

/** What is said of a file that is no PDF. */
export const TYPE_INVALID = { title: 'Invalid file type', description: 'Please upload a PDF file' }

const FILE_TOO_LARGE = {
  title: 'File too large',
  description: 'Please upload a PDF of 10 MB or less',
}

/** Says what is missing from a story: a file or a text is enough. */
export function storyProblem(
  answer: Pick<Answer<'clinicianDetails'>, 'resume_text' | 'resume_file_path'>,
): ToastText | undefined {
  if (answer.resume_text.length > STORY_MAX_LENGTH) return STORY_TOO_LONG
  return answer.resume_text.trim() || answer.resume_file_path ? undefined : STORY_MISSING
}

/** Says what is wrong with a file by what the browser tells about it; size in bytes. */
export function resumeFileProblem(file: {
  readonly type: string
  readonly size: number
}): ToastText | undefined {
  if (file.type !== PDF_TYPE) return TYPE_INVALID
  return file.size > RESUME_MAX_BYTES ? FILE_TOO_LARGE : undefined
}

/** How many bytes `resumeBytesProblem` needs to see. */
export const PDF_HEAD_BYTES = 1024

/**
 * Says what is wrong with a file by its first bytes, whatever its name and type claim. Readers accept some bytes
 * before the mark of a PDF, and real scanners and mail systems write a byte order mark or a line break there.
 */
export function resumeBytesProblem(head: Uint8Array): ToastText | undefined {
  const start = head.findIndex((byte) => !BEFORE_MARK.includes(byte))
  return PDF_MARK.every((byte, offset) => head[start + offset] === byte) ? undefined : TYPE_INVALID
}

const PDF_MARK = [0x25, 0x50, 0x44, 0x46, 0x2d]
const BEFORE_MARK = [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0d, 0x20]

/** Where a PDF is stored: policies let an owner into the folder of their own id. */
export function resumePath(userId: string, randomId: string): string {
  return `${userId}/${randomId}.pdf`
}

/** Whether a path is one that the policies of the bucket let this owner write to. */
export function isOwnResume(userId: string, path: string): boolean {
  const [folder, name, ...deeper] = path.split('/')
  return folder === userId && deeper.length === 0 && /^[A-Za-z0-9_-]{1,100}\.pdf$/.test(name ?? '')
}

/** The bucket of stored PDFs. */
export const RESUME_BUCKET = 'resumes'

/** The name of a stored file, for the screen that is shown again. */
export function storedFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
