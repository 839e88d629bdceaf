import { describe, expect, test } from 'vitest'
import { RESUME_MAX_BYTES } from '../answers/limits.ts'
import {
  isOwnResume,
  NOT_A_PDF,
  PDF_HEAD_BYTES,
  PDF_TYPE,
  resumeBytesProblem,
  resumeFileProblem,
  resumePath,
  storedFileName,
} from './resume-file.ts'

describe('a resume file', () => {
  test('must have the PDF type and at most 10 MB', () => {
    expect(resumeFileProblem({ type: PDF_TYPE, size: 10 * 1024 * 1024 })).toBeUndefined()
    expect(resumeFileProblem({ type: '', size: 1 })).toEqual(NOT_A_PDF)
    expect(resumeFileProblem({ type: 'image/png', size: RESUME_MAX_BYTES + 1 })).toEqual(NOT_A_PDF)
    expect(resumeFileProblem({ type: PDF_TYPE, size: RESUME_MAX_BYTES + 1 })).toEqual({
      title: 'File too large',
      description: 'Please upload a PDF of 10 MB or less',
    })
  })

  test.each([
    ['%PDF-1.7\n', undefined],
    ['\ufeff%PDF-1.4', undefined],
    ['\r\n%PDF-2.0', undefined],
    ['PK\u0003\u0004', NOT_A_PDF],
    ['<html>%PDF-1.7', NOT_A_PDF],
    ['%PDF', NOT_A_PDF],
    ['   ', NOT_A_PDF],
    ['', NOT_A_PDF],
  ])('must start with the PDF header: %j', (head, problem) => {
    expect(resumeBytesProblem(Buffer.from(head).subarray(0, PDF_HEAD_BYTES))).toEqual(problem)
  })

  test('is stored in the folder of its owner', () => {
    expect(resumePath('u-1', 'r-1.pdf')).toBe('u-1/r-1.pdf')
    expect(storedFileName('u-1/r-1.pdf')).toBe('r-1.pdf')
    expect(isOwnResume('u-1', 'u-1/r-1.pdf')).toBe(true)
  })

  test.each([
    'u-2/r-1.pdf',
    'u-1/deeper/r-1.pdf',
    'u-1/../u-2/r-1.pdf',
    'u-1/r-1.html',
    'u-1/.pdf',
    'u-1/a b.pdf',
    'r-1.pdf',
    'u-1/r-1.pdf\n',
  ])('is not stored at %j', (path) => {
    expect(isOwnResume('u-1', path)).toBe(false)
  })
})
