/** Returns a name as it is compared: "Pap tests", "pap-test" and "PAP TEST" are one, and so are "Men’s" and "Mens". */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/s(?= |$)/gu, '')
}
