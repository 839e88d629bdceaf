/**
 * Reads a property of the document, whatever the elements of the page are called: `<img name="currentScript">` would
 * hide `document.currentScript` (DOM clobbering).
 */
export function pageProperty<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(Document.prototype, name, document)
}

/**
 * Returns the field with this name, if the element is a form. With the attribute `form`, a field may be outside of its
 * form.
 */
export function findField(form: Element | null | undefined, name: string): HTMLInputElement | undefined {
  // Not `form.elements`: a field may have that name.
  const fields: Iterable<Element> =
    form instanceof HTMLFormElement ? Reflect.get(HTMLFormElement.prototype, 'elements', form) : []
  return [...fields].find((field): field is HTMLInputElement => field.getAttribute('name') === name)
}
