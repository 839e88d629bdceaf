// Prints the fingerprints as JSON, for runtimes that a test starts.
import { fingerprints } from './fingerprints.ts'

console.log(JSON.stringify(await fingerprints()))
