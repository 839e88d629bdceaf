import { z } from 'zod'
import { logEvent } from '../_shared/log.ts'
import { createServiceClient } from '../_shared/service-client.ts'
import { addressVariable, parseSettings, projectVariables, readProject } from '../_shared/settings.ts'
import { createHandler } from './handler.ts'

const TIMEOUT_MS = 10_000

const settingsSchema = z
  .object({ ...projectVariables, FOYER_APP_URL: addressVariable })
  .transform((env, context) => {
    const project = readProject(env, context)
    return project ? { ...project, appUrl: env.FOYER_APP_URL.replace(/\/+$/, '') } : z.NEVER
  })
const settings = parseSettings('mails', settingsSchema, Deno.env.toObject())

Deno.serve(
  createHandler({
    client: createServiceClient({ ...settings, timeoutMs: TIMEOUT_MS }),
    appUrl: settings.appUrl,
    log: logEvent,
  }),
)
