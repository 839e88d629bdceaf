import { expect, it } from 'vitest'
import { siteAddress } from './site-address.ts'

it.each([
  ['Harbor Family Medicine', 'harbor-family-medicine.example'],
  ['Gómez & Daughters', 'gomez-daughters.example'],
  ["St. Mary’s Women's Health", 'st-marys-womens-health.example'],
  ['عيادة', 'your-practice.example'],
  ['The Institute of Rehabilitation and Sports', 'the-institute-of-rehabilitation.example'],
])('makes an address of %s', (name, address) => {
  expect(siteAddress(name)).toBe(address)
})
