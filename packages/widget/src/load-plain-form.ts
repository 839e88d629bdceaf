/// <reference path="./build-constants.d.ts" />
import { pageProperty } from './page-property.ts'

/** Whether the browser is at the floor of the widget: both are the newest in one engine. */
export function canRunWidget(): boolean {
  return 'HTMLDialogElement' in window && CSS.supports('accent-color:red')
}

/** Loads what stands in place of the widget where it cannot run: a form that the browser sends by itself. */
export function loadPlainForm(): void {
  const script = document.createElement('script')
  script.src = `${FOYER_LEAD_URL}/../embed/plain-form.js?${FOYER_CAPTURE_URL}`
  pageProperty('documentElement').append(script)
}

/** Runs a function, and loads the plain form where it throws. */
export function orPlainForm(run: () => void): void {
  try {
    run()
  } catch (error) {
    loadPlainForm()
    throw error
  }
}
