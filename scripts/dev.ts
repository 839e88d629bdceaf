// npm run dev: like `npm start`, and watches the sources. The app updates in place, the widget is rebuilt, and edge
// functions restart.
import { join } from 'node:path'
import { createServer } from 'vite'
import { servePartnerSite } from '../examples/partner-site/serve.ts'
import { startStack } from '../supabase/local/stack.ts'
import { stopOnSignal } from '../supabase/local/stop-on-signal.ts'
import { build } from './build.ts'
import { backendEnvironment, startSites } from './product.ts'
import { rebuildOnChange } from './rebuild-on-change.ts'
import { ROOT, runCommand } from './run-command.ts'
import { readSettings } from './settings.ts'

const running: (() => unknown)[] = []
const end = stopOnSignal(() => Promise.all(running.map((stop) => stop())))
try {
  const { ports, dataDir } = readSettings()
  await build()
  const appUrl = `http://127.0.0.1:${ports.app}`
  const sites = await startSites(ports.sites, dataDir)
  running.push(() => sites.close())
  const backendEnv = backendEnvironment(process.env, appUrl, sites.port)
  const stack = await startStack({
    projectDir: ROOT,
    dataDir,
    ports,
    watch: true,
    env: backendEnv,
    onDataLost: (sentence) => {
      console.error(`\n${sentence}\n`)
      end(1)
    },
  })
  running.push(stack.stop)
  sites.connect(stack.apiUrl, stack.keys.secretKey)
  const captureUrl = `${stack.apiUrl}/functions/v1/capture-lead`
  process.env.FOYER_CAPTURE_URL ||= captureUrl
  process.env.VITE_SUPABASE_URL = stack.apiUrl
  process.env.VITE_SITES_DOMAIN = backendEnv.FOYER_SITES_DOMAIN
  process.env.VITE_API_ON_OWN_ORIGIN ??= 'true'
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = stack.keys.publishableKey
  if (process.env.FOYER_SUPPORT_EMAIL) process.env.VITE_SUPPORT_EMAIL ??= process.env.FOYER_SUPPORT_EMAIL
  const partner = await servePartnerSite({
    port: ports.partner,
    widgetUrl: `${appUrl}/widget.js`,
    captureUrl,
  })
  running.push(() => partner.close())
  process.env.VITE_SCHEDULING_URL ||= `${partner.url}/calendar.html`
  const app = await createServer({
    root: join(ROOT, 'packages', 'app'),
    server: {
      host: '127.0.0.1',
      port: ports.app,
      strictPort: true,
      proxy: { '^/(auth|rest|storage|functions)/v1/': { target: stack.apiUrl, changeOrigin: true } },
    },
  })
  running.push(() => app.close())
  await app.listen()
  // Not with `node --watch`, in whose child the worker threads of the minifier fail.
  const stopWidget = rebuildOnChange(
    ['widget', 'shared'].map((name) => join(ROOT, 'packages', name, 'src')),
    () => runCommand(process.execPath, [join(ROOT, 'packages', 'widget', 'build.ts')]),
  )
  running.push(stopWidget)
  console.log(`
  Watching. Partner site ${partner.url}, app ${appUrl}, mailbox ${stack.mailboxUrl}. Stop with Ctrl+C.
`)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
