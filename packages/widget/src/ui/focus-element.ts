/** Moves the focus to an element as soon as it stands in the page, as its `ref`. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
