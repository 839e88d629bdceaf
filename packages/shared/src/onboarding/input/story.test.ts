import { describe, expect, test } from 'vitest'
import { RESUME_MAX_BYTES } from '../answers/limits.ts'
import {
  isOwnResume,
  PDF_HEAD_BYTES,
  PDF_TYPE,
  resumeBytesProblem,
  resumeFileProblem,
  resumePath,
  storedFileName,
} from './resume-file.ts'
import { STORY_MIN_HEIGHT_PX, storyProblem } from './story.ts'

const INVALID = { title: 'Invalid file type', description: 'Please upload a PDF file' }

describe('a story', () => {
  test.each([
    ['I trained in Miami.', null, undefined],
    ['', 'u/r.pdf', undefined],
    ['I trained in Miami.', 'u/r.pdf', undefined],
    ['  ', null, 'Missing information'],
  ])('of text %j and file %j', (resume_text, resume_file_path, title) => {
    expect(storyProblem({ resume_text, resume_file_path })?.title).toBe(title)
  })

  test('has a text area of the height that is written', () => {
    expect(STORY_MIN_HEIGHT_PX).toBe(200)
  })
})

describe('a file', () => {
  test('must be called a PDF and be no larger than 10 MB', () => {
    expect(resumeFileProblem({ type: PDF_TYPE, size: 10 * 1024 * 1024 })).toBeUndefined()
    expect(resumeFileProblem({ type: '', size: 1 })).toEqual(INVALID)
    expect(resumeFileProblem({ type: 'image/png', size: RESUME_MAX_BYTES + 1 })).toEqual(INVALID)
    expect(resumeFileProblem({ type: PDF_TYPE, size: RESUME_MAX_BYTES + 1 })).toEqual({
      title: 'File too large',
      description: 'Please upload a PDF of 10 MB or less',
    })
  })

  test.each([
    ['%PDF-1.7\n', undefined],
    ['\ufeff%PDF-1.4', undefined],
    ['\r\n%PDF-2.0', undefined],
    ['PK\u0003\u0004', INVALID],
    ['<html>%PDF-1.7', INVALID],
    ['%PDF', INVALID],
    ['   ', INVALID],
    ['', INVALID],
  ])('must begin like one: %j', (head, problem) => {
    expect(resumeBytesProblem(Buffer.from(head).subarray(0, PDF_HEAD_BYTES))).toEqual(problem)
  })

  test('lies in the folder of its owner', () => {
    expect(resumePath('u-1', 'r-1')).toBe('u-1/r-1.pdf')
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
  ])('and not at %j', (path) => {
    expect(isOwnResume('u-1', path)).toBe(false)
  })
})
