import { expect, test } from 'vitest'
import { US_STATES } from './us-states.ts'
import { isZipPlaceLoaded, loadZipPlace, zipPlace } from './zip-places.ts'

test.each([
  ['37402', 'Chattanooga', 'TN'],
  [' 02139-1234 ', 'Cambridge', 'MA'],
  ['75201', 'Dallas', 'TX'],
  ['20001', 'Washington', 'DC'],
  ['99501', 'Anchorage', 'AK'],
  ['11201', 'Brooklyn', 'NY'],
  ['75070', 'McKinney', 'TX'],
  ['63366', 'O’Fallon', 'MO'],
])('knows the city and state of %j', async (zip, city, state) => {
  expect(await loadZipPlace(zip)).toEqual({ city, state })
})

test.each(['00000', '1234', 'Dallas', ''])('knows no place for %j', async (zip) => {
  expect(await loadZipPlace(zip)).toBeUndefined()
})

test('answers at once after the file of the first digit was loaded, and never waits for what is no ZIP', async () => {
  expect(isZipPlaceLoaded('no zip')).toBe(true)
  await loadZipPlace('60614')
  expect(isZipPlaceLoaded('60601')).toBe(true)
  expect(zipPlace('60601')).toEqual({ city: 'Chicago', state: 'IL' })
})

test('covers every state with thousands of ZIPs', async () => {
  const found = new Set<string>()
  let count = 0
  for (let number = 500; number < 100_000; number += 7) {
    const place = await loadZipPlace(String(number).padStart(5, '0'))
    if (!place) continue
    count += 1
    found.add(place.state)
  }
  expect(US_STATES.filter(({ code }) => !found.has(code))).toEqual([])
  expect(count).toBeGreaterThan(5000)
})
