import { stateName } from '@foyer/shared/places/us-states.ts'
import type { Entity, Subject } from '../content.ts'
import type { Source } from '../line.ts'
import { ownerName, type Practice } from '../practice.ts'
import { inPersonOf } from './in-person.ts'
import { answer, ownCard, PLAIN } from './maker.ts'
import { fieldOf, packOf } from './type-of.ts'

/** The name of a page whose owner gave none. */
const NO_NAME = 'Your practice'

/** The facts, in the form that the sections use. */
export function subjectOf(practice: Practice): Subject {
  const { type, model, journey, isOpen, locations, states, zip } = practice
  const field = fieldOf(practice)
  const { drawnAs } = packOf(practice)
  const kind = type === undefined ? 'unknown' : type.kind === 'option' ? type.id : 'custom'
  return {
    type: kind,
    ...(field && { field }),
    ...(drawnAs && { drawnAs }),
    ...(model && { model }),
    ...(journey && { journey }),
    isOpen,
    hasOffice: locations.includes('physical'),
    hasVideo: locations.includes('virtual'),
    states: [...states],
    zip,
    name: practice.name || NO_NAME,
    person: ownerName(practice),
    isNamedForPerson: practice.nameFrom === 'person',
    hasLargeText: kind === 'healthy_aging',
  }
}

/** The facts of the JSON-LD block: what was given, nothing more. */
export function entityOf(practice: Practice, subject: Subject): Entity {
  const { city, region } = practice
  const { phone, patientEmail, street, credentials, specialty } = practice.details
  return {
    type: entityType(practice, subject),
    name: subject.name,
    ...(subject.person && { person: subject.person }),
    ...(subject.person && credentials && { letters: credentials }),
    ...(subject.person && specialty && { role: specialty }),
    ...(subject.hasOffice && street && { street }),
    ...(subject.hasOffice && city && { city }),
    ...(subject.hasOffice && subject.zip && { zip: subject.zip }),
    ...(subject.hasOffice && region && { region }),
    ...(phone && { phone }),
    ...(patientEmail && { email: patientEmail }),
    areaServed: [
      ...(subject.hasOffice ? (practice.details.homeArea ?? []) : []),
      ...(subject.hasVideo ? subject.states.map(stateName) : []),
    ],
    sameAs: practice.presences.flatMap(({ type, href }) => (href && type !== 'website' ? [href] : [])),
  }
}

// A practice that visits homes has no clinic, and care without a license is no medical business.
function entityType(practice: Practice, { hasOffice, hasVideo }: Subject): Entity['type'] {
  const { schema } = packOf(practice)
  if (schema === 'veterinary') return 'VeterinaryCare'
  if (schema === 'plain') return hasOffice || hasVideo ? 'LocalBusiness' : 'Organization'
  if (hasOffice && inPersonOf(practice) === 'office') return 'MedicalClinic'
  return hasOffice || hasVideo ? 'MedicalBusiness' : 'MedicalOrganization'
}

/** Where the name of the page comes from. */
export function nameSources({ nameFrom, owner }: Practice): [Source, ...Source[]] {
  const first: Source = { from: 'profile', field: 'first_name' }
  const last: Source = { from: 'profile', field: 'last_name' }
  if (nameFrom === 'nowhere') return [PLAIN]
  if (nameFrom === 'company') return [{ from: 'profile', field: 'company_name' }]
  if (!owner.last) return [first]
  return owner.first ? [first, last] : [last]
}

/** Where the practice type comes from. */
export function typeSource({ type }: Practice): Source {
  if (type === undefined) return PLAIN
  return type.kind === 'option' ? answer('practiceType', type.id) : ownCard('practiceType', type.item.id)
}

/** Where our reading of the practice type comes from: the type, and the owner who named its field. */
export function fieldSources(practice: Practice): [Source, ...Source[]] {
  const source = typeSource(practice)
  return practice.details.field && practice.type?.kind === 'custom'
    ? [source, { from: 'detail', field: 'field' }]
    : [source]
}
