import { walkEngine } from './walk-engine.ts'
import { isWebKitInstalled, startWebKit } from './webkit.ts'

walkEngine({ name: 'webkit', isInstalled: isWebKitInstalled, start: startWebKit })
