import type { Picture } from '@foyer/shared/pictures/picture.ts'
import type { FullContent } from './content.ts'
import type { Edits } from './edits.ts'
import { portraitOf } from './pictures-in.ts'
import { putClinicians } from './put-clinicians.ts'
import type { Section } from './sections.ts'

/** Puts the owner's pictures into the sections that have their slots. One whose slot the page does not have is left out. */
export function putPictures(content: FullContent, pictures: Edits['pictures']): FullContent {
  if (pictures.size === 0) return content
  const { name, person } = content.subject
  const said = (slot: string, bySlot: string): Picture | undefined => {
    const picture = pictures.get(slot)
    return picture && { ...picture, alt: picture.alt || bySlot }
  }
  const sections = content.sections.map((section): Section => {
    switch (section.kind) {
      case 'hero':
        return put(section, 'logo', said('logo', name))
      case 'story':
        return put(section, 'photo', said('portrait', person || name))
      case 'where':
        return put(section, 'picture', said('place', ''))
      case 'team':
        return {
          ...section,
          members: section.members.map((member) =>
            put(member, 'picture', said(`person:${member.id}`, member.title.text)),
          ),
        }
      default:
        return section
    }
  })
  return putClinicians({ ...content, sections }, pictures)
}

/** Returns a content without those of its pictures that a function refuses: their places are as if none was chosen. */
export function withoutPictures(content: FullContent, isRefused: (picture: Picture) => boolean): FullContent {
  const without = <Part extends object, Key extends keyof Part>(
    part: Part,
    key: Key,
    picture: Picture | undefined,
  ) => {
    if (!picture || !isRefused(picture)) return part
    const { [key]: _refused, ...rest } = part
    return rest as Part
  }
  const sections = content.sections.map((section): Section => {
    switch (section.kind) {
      case 'hero':
        return withoutFaces(without(section, 'logo', section.logo), isRefused)
      case 'story':
        return without(section, 'photo', portraitOf(section))
      case 'where':
        return without(section, 'picture', section.picture)
      case 'team':
        return { ...section, members: section.members.map((one) => without(one, 'picture', one.picture)) }
      default:
        return section
    }
  })
  return { ...content, sections }
}

function put<Part, Key extends keyof Part>(part: Part, key: Key, picture: Picture | undefined): Part {
  return picture ? { ...part, [key]: picture } : part
}

// A style shows the faces that are left.
function withoutFaces(
  { clinicians, ...hero }: Extract<Section, { kind: 'hero' }>,
  isRefused: (picture: Picture) => boolean,
): Section {
  const left = (clinicians ?? []).filter(({ picture }) => picture && !isRefused(picture))
  return left.length > 0 ? { ...hero, clinicians: left } : hero
}
