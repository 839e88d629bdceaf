import type { SafeHtml } from '../../../html.ts'
import type { SectionOf } from '../../../sections.ts'
import { contact } from '../../../skeleton/contact.ts'
import { sealPicture } from './opening.ts'
import type { Professional } from './parts.ts'

/** How to reach the practice: a plate with its name, hairlines and half a seal. */
export function renderContact(
  part: SectionOf<'contact'>,
  { name }: SectionOf<'hero'>,
  professional: Professional,
): SafeHtml {
  return contact(
    part,
    {
      className: 'plate-row',
      before: sealPicture(professional.content.subject.name, 'ghost'),
      order: ['name', 'lead', ['phone', 'missing', 'booking', 'email', 'portal', 'place']],
      name,
    },
    professional,
  )
}
