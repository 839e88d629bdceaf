import { ownerName, type Practice } from '../practice.ts'

/**
 * A name with the letters behind it, each once: who typed "Mara Lindgren, MD" as a name has said them. Letters without a comma
 * before them are those that are written as letters: "Ma" and "Do" are names.
 */
export function withLetters(name: string, letters: string | undefined): string {
  if (!letters || !name) return name
  const [own = '', ...behind] = name.split(',')
  const said = new Set([...partsOf(own), ...behind.flatMap(partsOf).map((part) => part.toUpperCase())])
  const isSaid = (part: string) =>
    partsOf(part).every((word) => said.has(word) || (behind.length > 0 && said.has(word.toUpperCase())))
  const missing = letters
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part && !part.split('/').every(isSaid))
  return [name, ...missing].join(', ')
}

/** The owner with letters, where some were given. */
export function creditedOwner(practice: Practice): string {
  return withLetters(ownerName(practice), practice.details.credentials)
}

function partsOf(text: string): readonly string[] {
  return text
    .replaceAll('.', '')
    .split(/[\s/]+/u)
    .filter(Boolean)
}
