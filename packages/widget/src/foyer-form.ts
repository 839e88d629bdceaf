import { SCRIPTS_EVENT } from './foyer.ts'
import { callMethod } from './page-property.ts'

/**
 * Registers `<foyer-form ref="CODE">`, a place for a form that builders and frameworks put into the page and take out of
 * it. It carries its form in its shadow root and is otherwise as the page wrote it. It only tells the widgets of the page
 * that it came, left, or changed.
 */
export function defineFoyerForm(): void {
  if (customElements.get('foyer-form')) return
  class FoyerForm extends HTMLElement {
    // Not a field, whose syntax is newer than browsers that get the plain form.
    static get observedAttributes() {
      return ['ref', 'mode', 'lang'].flatMap((name) => [name, `data-${name}`])
    }
    connectedCallback() {
      // An element that is moved, or replaced by another one like it, leaves and comes in one task.
      queueMicrotask(() => {
        callMethod(
          document,
          'dispatchEvent',
          new CustomEvent(SCRIPTS_EVENT, { cancelable: true, detail: [this] }),
        )
      })
    }
    disconnectedCallback() {
      this.connectedCallback()
    }
    attributeChangedCallback() {
      this.connectedCallback()
    }
  }
  customElements.define('foyer-form', FoyerForm)
}
