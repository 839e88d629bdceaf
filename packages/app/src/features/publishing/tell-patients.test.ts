import { expect, it } from 'vitest'
import { patientTexts, spokenAddress } from './tell-patients.tsx'

it('writes three texts with the address, none of which calls anybody a patient', () => {
  const texts = patientTexts('Cedar Grove', 'cedar-grove.foyer.site')
  expect(texts.map(({ title }) => title)).toEqual(['Email', 'Text message', 'Voicemail'])
  for (const { text } of texts) expect(text).not.toMatch(/patient|your (visit|appointment)/i)
  expect(texts[1].text).toBe(
    'Cedar Grove is now at cedar-grove.foyer.site. Reply STOP if you want no texts from us.',
  )
  expect(spokenAddress('cedar-grove.foyer.site')).toBe('cedar dash grove dot foyer dot site')
})
