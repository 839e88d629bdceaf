import { RESUME_MAX_BYTES } from '../answers/limits.ts'
import type { ToastText } from '../toasts.ts'

export const PDF_TYPE = 'application/pdf'

/** The storage bucket of uploaded PDFs. */
export const RESUME_BUCKET = 'resumes'

/** The toast text for a file that is not a PDF. */
export const NOT_A_PDF = { title: 'Invalid file type', description: 'Please upload a PDF file' }

const FILE_TOO_LARGE = {
  title: 'File too large',
  description: 'Please upload a PDF of 10 MB or less',
}

/** Checks a file by the MIME type and the size in bytes that the browser reports. */
export function resumeFileProblem(file: {
  readonly type: string
  readonly size: number
}): ToastText | undefined {
  if (file.type !== PDF_TYPE) return NOT_A_PDF
  return file.size > RESUME_MAX_BYTES ? FILE_TOO_LARGE : undefined
}

/** How many bytes `resumeBytesProblem` needs. */
export const PDF_HEAD_BYTES = 1024

/**
 * Checks the first bytes of a file, regardless of its name and type. Readers accept some bytes before the PDF header,
 * and some scanners and mail systems write a byte order mark or a line break there.
 */
export function resumeBytesProblem(head: Uint8Array): ToastText | undefined {
  const start = head.findIndex((byte) => !BYTES_BEFORE_HEADER.includes(byte))
  return PDF_HEADER.every((byte, offset) => head[start + offset] === byte) ? undefined : NOT_A_PDF
}

/** `%PDF-` */
const PDF_HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d]
const BYTES_BEFORE_HEADER = [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0d, 0x20]

/**
 * Returns the storage path of a PDF. The bucket's policies give owners access to the folder named after their id, for files that
 * `reserve_resume` has named.
 */
export function resumePath(userId: string, file: string): string {
  return `${userId}/${file}`
}

/** Whether the bucket's policies let this owner write to a path. */
export function isOwnResume(userId: string, path: string): boolean {
  const [folder, name, ...deeper] = path.split('/')
  return folder === userId && deeper.length === 0 && /^[A-Za-z0-9_-]{1,100}\.pdf$/.test(name ?? '')
}

/** Returns the file name in a storage path, to show when the owner returns to the screen. */
export function storedFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
