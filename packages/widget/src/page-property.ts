/**
 * Reads a property of the document, whatever the elements of the page are called: `<img name="currentScript">` would
 * hide `document.currentScript` (DOM clobbering). Not from `Document.prototype`: old MooTools has a `Document` of its own.
 */
export function pageProperty<Name extends keyof Document>(name: Name): Document[Name] {
  return Reflect.get(Object.getPrototypeOf(document), name, document)
}

/**
 * Calls a method of a document or an element by what it inherits: an element of the page may be named like the method. The
 * window has its methods itself, and no element hides them.
 */
// biome-ignore lint/suspicious/noExplicitAny: as each method returns
export function callMethod(target: EventTarget, name: string, ...args: readonly unknown[]): any {
  return Reflect.apply(
    Reflect.get(target === window ? target : Object.getPrototypeOf(target), name),
    target,
    args,
  )
}

/** Whether a script has set this property, instead of an element of the page that is named like it. */
export function hasOwn(object: object, name: string): boolean {
  return Reflect.getOwnPropertyDescriptor(object, name) !== undefined
}

/** Returns the elements that match a selector, whatever the elements of the page are called. */
export function findAll(root: Document | ShadowRoot, selector: string): readonly Element[] {
  const found: Iterable<Element> = callMethod(root, 'querySelectorAll', selector)
  return [...found]
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
