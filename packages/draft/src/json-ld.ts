import { type Picture, pictureFileName } from '@foyer/shared/pictures/picture.ts'
import type { Entity } from './content.ts'
import type { SitePage } from './site-pages.ts'

const PRACTICE = '#practice'

/** A launched site: its address with a trailing slash, where its pictures are below it, and those that it shows. */
type LaunchedSite = {
  readonly url: string
  readonly base: string
  readonly pictures: ReadonlyMap<string, Picture>
}

/**
 * The facts of a practice in the vocabulary of schema.org. With an office it is a `MedicalClinic` with the address
 * that is known, by video alone a `MedicalBusiness` with the states it serves. The clinician is a `Person` beside it,
 * because most owners have not said that they are physicians, nor that the practice employs them.
 *
 * Pictures are facts of whom or what they show.
 */
export function jsonLd(
  entity: Entity,
  site?: LaunchedSite,
  page: SitePage = { kind: 'home', path: '/' },
): Readonly<Record<string, unknown>> {
  const { type, name, person, letters, role, people = [], ...facts } = entity
  const { street, city, zip, region, phone, email, areaServed, hours, places, sameAs } = facts
  const practice = {
    '@type': type,
    '@id': PRACTICE,
    name,
    ...(site && { url: site.url }),
    ...imageOf('logo', 'logo', site),
    ...imageOf('image', 'place', site),
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
    // As names: fifty objects would be 1.3 KB more.
    ...(areaServed.length > 0 && { areaServed }),
    ...(hours && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
    ...(places && { location: places.map(placeOf) }),
    ...(sameAs.length > 0 && { sameAs }),
  }
  const personOf = (slot: string, who: NonNullable<Entity['people']>[number] | Owner) => ({
    '@type': 'Person',
    name: who.name,
    ...(who.letters && { honorificSuffix: who.letters }),
    ...(who.role && { jobTitle: who.role }),
    ...imageOf('image', slot, site),
    affiliation: { '@id': PRACTICE },
  })
  const owner = person ? [personOf('portrait', { name: person, letters, role })] : []
  const team = people.map((who) => personOf(`person:${who.id}`, who))
  const graph = page.kind === 'home' ? [...owner, ...team] : pageParts(page, personOf, entity, site)
  return { '@context': 'https://schema.org', '@graph': [practice, ...graph] }
}

type Owner = Pick<Entity, 'letters' | 'role'> & { readonly name: string }

// What a page of its own is about, and the way to it.
function pageParts(
  page: Exclude<SitePage, { kind: 'home' }>,
  personOf: (slot: string, who: { name: string; letters?: string; role?: string }) => object,
  { name, city, areaServed }: Entity,
  site: LaunchedSite | undefined,
) {
  const url = site && { url: site.url + page.path.slice(1) }
  const about =
    page.kind === 'service'
      ? {
          '@type': 'Service',
          name: page.offer.title.text,
          description: page.page.description.text,
          ...url,
          provider: { '@id': PRACTICE },
          ...(city || areaServed.length > 0
            ? { areaServed: [...new Set([...(city ? [city] : []), ...areaServed])] }
            : {}),
        }
      : {
          ...personOf(`person:${page.member.id}`, {
            name: page.member.title.text,
            ...(page.member.letters && { letters: page.member.letters.text }),
            ...(page.member.role && { role: page.member.role.text }),
          }),
          ...url,
        }
  const crumb = (position: number, title: string, item?: string) => ({
    '@type': 'ListItem',
    position,
    name: title,
    ...(item && { item }),
  })
  return [
    about,
    {
      '@type': 'BreadcrumbList',
      itemListElement: [crumb(1, name, site?.url), crumb(2, page.page.heading.text)],
    },
  ]
}

function imageOf(property: string, slot: string, site: LaunchedSite | undefined) {
  const picture = site?.pictures.get(slot)
  const widest = picture?.widths.at(-1)
  if (!site || !picture || widest === undefined) return {}
  return { [property]: `${site.url}${site.base.replace(/^\//, '')}${pictureFileName(picture, widest)}` }
}

function placeOf({ name, street, city, zip, phone }: NonNullable<Entity['places']>[number]) {
  return {
    '@type': 'Place',
    name,
    ...((street || city || zip) && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(city && { addressLocality: city }),
        ...(zip && { postalCode: zip }),
        addressCountry: 'US',
      },
    }),
    ...(phone && { telephone: phone }),
  }
}
