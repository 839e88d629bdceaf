import type { Added } from '@foyer/shared/api/site-edits.ts'
import type { Picture } from '@foyer/shared/pictures/picture.ts'

const PORTRAIT: Omit<Picture, 'id'> = {
  type: 'png',
  widths: [480, 960],
  height: 1200,
  x: 50,
  y: 35,
  zoom: 100,
  alt: '',
}
const PEOPLE = [
  ['add-imani', 'Imani Brooks', 'LPC', 'Counselor for adults'],
  ['add-joel', 'Joel Hale', 'LCSW', 'Teens and their parents'],
  ['add-anar', 'Ana Ruiz', 'LMFT', 'Couples, in English and Spanish'],
] as const

/** The first so many people of a team, whose members have credentials and a photo, beside the portrait of the owner. */
export function teamEdits(people: number, hasPortrait = true) {
  const shown = PEOPLE.slice(0, people)
  const added: Record<string, Added> = Object.fromEntries(
    shown.map(([id, name, letters, role], index) => [
      id,
      {
        kind: 'person',
        at: index + 1,
        name,
        letters,
        role,
        licence: 'Georgia LPC 000000',
        years: 'In practice since 2011',
        text: 'Ask about evening hours, which are on Tuesdays.',
      },
    ]),
  )
  const pictures: Record<string, Picture> = {
    ...(hasPortrait && { portrait: { ...PORTRAIT, id: '4'.repeat(32) } }),
    ...Object.fromEntries(
      shown.map(([id], index) => [`person:${id}`, { ...PORTRAIT, id: String(index + 5).repeat(32) }]),
    ),
  }
  return { words: {}, section_order: [], hidden: {}, added, pictures }
}
