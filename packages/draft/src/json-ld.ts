import type { Entity } from './content.ts'

/**
 * The facts of a practice in the vocabulary of schema.org. A clinician is a `Person`: most owners have not said that
 * they are physicians.
 */
export function jsonLd(entity: Entity): Readonly<Record<string, unknown>> {
  const { type, name, person, street, city, zip, region, phone, email, areaServed, sameAs } = entity
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    ...(person && {
      [type === 'MedicalOrganization' ? 'member' : 'employee']: { '@type': 'Person', name: person },
    }),
    ...(zip && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(city && { addressLocality: city }),
        postalCode: zip,
        ...(region && { addressRegion: region }),
        addressCountry: 'US',
      },
    }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(areaServed.length > 0 && {
      areaServed: areaServed.map((state) => ({ '@type': 'State', name: state })),
    }),
    ...(sameAs.length > 0 && { sameAs }),
  }
}
