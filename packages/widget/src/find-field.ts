/** The field of a form by its name, wherever it stands: with the attribute `form` it may stand outside. */
export function findField(
  form: HTMLFormElement | null | undefined,
  name: string,
): HTMLInputElement | undefined {
  return [...(form?.elements ?? [])].find(
    (field): field is HTMLInputElement => field.getAttribute('name') === name,
  )
}
