import { SCRIPTS_EVENT } from './foyer.ts'
import { callMethod } from './page-property.ts'

/**
 * Registers `<foyer-form ref="CODE">`, a place for a form that builders and frameworks put into the page and take out of
 * it. It only tells the widgets of the page that it came, left, or changed.
 */
export function defineFoyerForm(): void {
  if (customElements.get('foyer-form')) return
  class FoyerForm extends HTMLElement {
    static readonly observedAttributes = ['ref', 'mode', 'lang'].flatMap((name) => [name, `data-${name}`])
    connectedCallback() {
      callMethod(
        document,
        'dispatchEvent',
        new CustomEvent(SCRIPTS_EVENT, { cancelable: true, detail: [this] }),
      )
    }
    disconnectedCallback() {
      // An element that is only moved is back by then.
      queueMicrotask(() => this.connectedCallback())
    }
    attributeChangedCallback() {
      this.connectedCallback()
    }
  }
  customElements.define('foyer-form', FoyerForm)
}
