/// <reference path="./src/build-constants.d.ts" />
// The addresses of a released file: only where it was loaded from and what its tag says, because it is kept for
// ever, on every host. `bundle-widget.ts` puts these in place of the constants that begin with FOYER_.
import { pageProperty } from './src/page-property.ts'
import { readTag } from './src/read-tag.ts'

const script = pageProperty('currentScript')
const loadedFrom =
  script instanceof HTMLScriptElement
    ? script.src
    : // A module and a script in a shadow root have no `currentScript`.
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes(`/widget/${FOYER_WIDGET_VERSION}/widget.js`))?.name

const read = readTag(script ?? document.createElement('script'))
if (read('ref') && !read('api'))
  console.error('[foyer] A pinned version needs data-api, the address of the capture endpoint.')

/** No URL: a form without `data-api` fails before it sends anything, and a form of the page is sent by the browser. */
export const captureUrl = 'https://[data-api is missing]'

/** Redirects to the privacy policy. The app's build writes this page beside the released versions. */
export const privacyUrl = loadedFrom ? new URL('/widget/privacy.html', loadedFrom).href : ''

/** The app serves the released versions. */
export const leadUrl = loadedFrom ? new URL('/lead', loadedFrom).href : ''
