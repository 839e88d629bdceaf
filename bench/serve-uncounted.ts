// The engine of published sites as packages/sites/main.ts starts it, but without counting page loads.
import { serveSites } from '../packages/sites/serve.ts'
import { readSettings } from '../packages/sites/settings.ts'

const { supabaseUrl, secretKey, port, folder, maxBytes } = readSettings(process.env)
if (folder === null) throw new Error('FOYER_SITES_FOLDER is not set')
const sites = await serveSites({ port, folder, maxBytes, isSecure: true, isCounting: false })
sites.connect(supabaseUrl, secretKey)
