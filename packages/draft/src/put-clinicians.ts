import type { Picture } from '@foyer/shared/pictures/picture.ts'
import { withLetters } from './compose/credentials.ts'
import type { FullContent } from './content.ts'
import type { Line } from './line.ts'
import { type Clinician, type Section, sectionOf } from './sections.ts'
import { otherPeople } from './words/page-words.ts'

/** So many faces stand in the first screen together; of more people, the first one alone. */
const MOST_FACES = 3

/**
 * Puts the faces of the owner and the team into the first screen, the owner first, once there is a picture of one of them. The
 * portrait of the owner is shown once: it leaves the story.
 */
export function putClinicians(content: FullContent, pictures: ReadonlyMap<string, Picture>): FullContent {
  const people = [ownerOf(content, pictures), ...teamOf(content, pictures)].filter((one) => one !== undefined)
  const faces = people.filter(({ picture }) => picture)
  if (faces.length === 0) return content
  const shown = faces.length > MOST_FACES ? faces.slice(0, 1) : faces
  const others = people.length - shown.length
  const hasOwner = shown.some(({ slot }) => slot === 'portrait')
  const sections = content.sections.map((section): Section => {
    if (section.kind === 'hero')
      return { ...section, clinicians: shown, ...(others > 0 && { others: othersLine(others) }) }
    if (section.kind !== 'story' || !hasOwner) return section
    const { photo: _photo, ...story } = section
    return story
  })
  return { ...content, sections }
}

function ownerOf(
  { entity, sections }: FullContent,
  pictures: ReadonlyMap<string, Picture>,
): Clinician | undefined {
  const { person, letters, role } = entity
  // A portrait has its place once there is a story.
  const hasStory = (sectionOf(sections, 'story')?.paragraphs.length ?? 0) > 0
  const picture = hasStory ? pictures.get('portrait') : undefined
  if (!person) return undefined
  const name: Line = {
    ...typed('hero/clinician/name', withLetters(person, letters)),
    sources: [
      { from: 'profile', field: 'first_name' },
      ...(letters ? [{ from: 'detail', field: 'credentials' } as const] : []),
    ],
  }
  return {
    slot: 'portrait',
    name,
    ...(role && {
      role: {
        ...typed('hero/clinician/role', role),
        sources: [{ from: 'detail', field: 'specialty' }],
      },
    }),
    ...(picture && { picture: besideName(picture, person) }),
  }
}

function teamOf({ sections }: FullContent, pictures: ReadonlyMap<string, Picture>): Clinician[] {
  return (sectionOf(sections, 'team')?.members ?? []).map(({ id, title, letters, role, page }) => {
    const picture = pictures.get(`person:${id}`)
    return {
      slot: `person:${id}`,
      name: { ...title, id: `hero/${id}/name`, text: withLetters(title.text, letters?.text) },
      ...(role && { role: { ...role, id: `hero/${id}/role` } }),
      ...(page && { page: `/${page.slug}/` }),
      ...(picture && { picture: besideName(picture, title.text) }),
    }
  })
}

/** The name stands beside the face: only what the owner says of the picture besides it is said. */
function besideName(picture: Picture, name: string): Picture {
  return picture.alt === name ? { ...picture, alt: '' } : picture
}

function othersLine(count: number): Line {
  return {
    id: 'hero/others',
    text: otherPeople(count),
    standing: 'general',
    sources: [{ from: 'rule', rule: 'plain-page' }],
  }
}

function typed(id: string, text: string): Omit<Line, 'sources'> {
  return { id, text, standing: 'given', typed: true }
}
