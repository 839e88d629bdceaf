/** The text fields of a submitted form; of a name that comes twice, the first counts. */
export type FormFields = Readonly<Record<string, string>>

/**
 * Reads a form post of either encoding.
 *
 * @param contentType the header with its boundary
 * @throws TypeError when the body does not fit its encoding
 */
export async function readFormFields(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<FormFields> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const fields: Record<string, string> = Object.create(null)
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] ??= value
  }
  return fields
}
