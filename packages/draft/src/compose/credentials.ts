import { ownerName, type Practice } from '../practice.ts'

/** A name with the letters behind it, once: who typed "Mara Lindgren, MD" as a name has said them. */
export function withLetters(name: string, letters: string | undefined): string {
  if (!letters || !name) return name
  const said = ` ${plain(name)} `
  return letters
    .split(/[,/]/u)
    .map(plain)
    .every((part) => said.includes(` ${part} `))
    ? name
    : `${name}, ${letters}`
}

/** The owner with letters, where some were given. */
export function creditedOwner(practice: Practice): string {
  return withLetters(ownerName(practice), practice.details.credentials)
}

function plain(text: string): string {
  return text.replaceAll('.', '').replace(/[,/]/gu, ' ').replace(/\s+/gu, ' ').trim().toLowerCase()
}
