/** Returns the name of the archive: the name of the practice in plain letters, and the version. */
export function zipName(practice: string, version: number): string {
  const plain = practice
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
  return `${plain || 'website'}-draft-${version}.zip`
}
