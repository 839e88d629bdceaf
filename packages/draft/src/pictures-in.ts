import type { Picture } from '@foyer/shared/pictures/picture.ts'
import type { Section } from './sections.ts'

/** Returns the pictures that sections show, by their slots. */
export function picturesIn(sections: readonly Section[]): ReadonlyMap<string, Picture> {
  const pictures = new Map<string, Picture>()
  const add = (slot: string, picture: Picture | undefined) => {
    if (picture) pictures.set(slot, picture)
  }
  for (const section of sections) {
    if (section.kind === 'hero') {
      add('logo', section.logo)
      for (const { slot, picture } of section.clinicians ?? []) add(slot, picture)
    }
    if (section.kind === 'story') add('portrait', portraitOf(section))
    if (section.kind === 'where') add('place', section.picture)
    if (section.kind === 'team') for (const { id, picture } of section.members) add(`person:${id}`, picture)
  }
  return pictures
}

/** The picture of the owner, where there is one. */
export function portraitOf({ photo }: Extract<Section, { kind: 'story' }>): Picture | undefined {
  return photo && 'widths' in photo ? photo : undefined
}
