import { CUT_SOURCES, SOURCE_CORPUS } from '@foyer/shared/testing/source-corpus.ts'
import { storedSources } from '@foyer/shared/testing/stored-sources.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildLinkCapture } from './link-capture.ts'

describe('buildLinkCapture', () => {
  beforeEach(() => localStorage.clear())

  it.each([...SOURCE_CORPUS, ...CUT_SOURCES])('captures %s with %j', async (query, sources) => {
    const capture = await buildLinkCapture(new URL(`https://app.test/lead${query}`), '', 'tab')
    // A click id alone is no reason to store a visit.
    const { click_ids: _, ...tracked } = sources
    if (Object.keys(tracked).length === 0) expect(capture).toBeNull()
    else {
      expect(storedSources({ ...capture })).toEqual(sources)
      expect(storedSources({ ...capture?.first_touch })).toEqual(sources)
    }
  })
})
