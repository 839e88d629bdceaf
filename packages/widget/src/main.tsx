import { guarded } from './boundary.ts'
import { exposeApi } from './expose-api.ts'
import { findScripts } from './find-scripts.ts'
import { ARRIVAL, createFoyer } from './foyer.ts'

guarded(() => {
  const scripts = findScripts()
  const arrival = new CustomEvent(ARRIVAL, { cancelable: true, detail: scripts })
  // A page has one visit, one queue and one API, however often the script is loaded.
  if (document.dispatchEvent(arrival)) exposeApi(createFoyer(scripts))
})()
