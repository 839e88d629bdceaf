import { isFirefoxInstalled, startFirefox } from './firefox.ts'
import { walkEngine } from './walk-engine.ts'

walkEngine({ name: 'firefox', isInstalled: isFirefoxInstalled, start: startFirefox })
