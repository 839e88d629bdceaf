/// <reference path="./src/build-constants.d.ts" />
// The addresses of a released file: only where it was loaded from and what its tag says, because it is kept for
// ever, on every host. `bundle-widget.ts` puts these in place of the constants that begin with FOYER_.
import { findScripts } from './src/find-scripts.ts'
import { readTag } from './src/read-tag.ts'

const [script] = findScripts() as [HTMLScriptElement]
// A tag that is not in the page has no address.
const [host] = (script.src || '').split('/widget/') as [string]

const read = readTag(script)
if (read('ref') && !read('api')) console.warn('[foyer] No address found: set data-api.')

/** No URL: a form without `data-api` fails before it sends anything, and a form of the page is sent by the browser. */
export const captureUrl = 'https://[data-api is missing]'

/** Redirects to the privacy policy. The app's build writes this page beside the released versions. */
export const privacyUrl = host && `${host}/widget/privacy.html`

/** The app serves the released versions. */
export const leadUrl = host && `${host}/lead`
