import { describe, expect, test } from 'vitest'
import { STORY_MIN_HEIGHT_PX, storyProblem } from './story.ts'

describe('storyProblem', () => {
  test.each([
    ['I trained in Miami.', null, undefined],
    ['', 'u/r.pdf', undefined],
    ['I trained in Miami.', 'u/r.pdf', undefined],
    ['  ', null, 'Missing information'],
  ])('text %j and file %j: %s', (resume_text, resume_file_path, title) => {
    expect(storyProblem({ resume_text, resume_file_path })?.title).toBe(title)
  })

  test('the text area has the specified minimum height', () => {
    expect(STORY_MIN_HEIGHT_PX).toBe(200)
  })
})
