import { recordedPublicationSchema } from '@foyer/shared/api/sites.ts'
import { DESIGN_STYLE_IDS } from '@foyer/shared/onboarding/answers/stored-ids.ts'
import type { Result } from '@foyer/shared/result.ts'
import { z } from 'zod'
import { type DatabaseRefusal, readDatabaseAnswer } from '../_shared/database-answer.ts'
import type { Log } from '../_shared/log.ts'
import type { RenderedVersion } from '../_shared/render-version.ts'
import type { ServiceClient } from '../_shared/service-client.ts'
import { siteFactsSchema } from '../_shared/site-facts.ts'
import { toBase64 } from '../_shared/to-base64.ts'

const refusalSchema = z.object({
  refusal: z.enum(['name_taken', 'nothing_to_publish', 'superseded', 'taken_down']),
})

const begunSchema = z.union([
  refusalSchema,
  z.object({
    /** The place of this publication in the order of all. */
    sequence: z.int(),
    name: z.string(),
    /** What it is rendered for: the name, or the hostname of the owner's own domain. */
    address: z.string(),
    facts: siteFactsSchema.nullable(),
    stored: z
      .object({
        version: z.int(),
        style: z.enum(DESIGN_STYLE_IDS),
        content: z.unknown(),
        /** The complete deploy of the version at this address. */
        deploy: z.string().nullable(),
      })
      .nullable(),
  }),
])

const recordedSchema = z.union([refusalSchema, recordedPublicationSchema])

/** The version that a deploy shows: one that is stored, or one that was just composed and confirmed. */
export type ShownVersion =
  | { readonly version: number }
  | { readonly composed: RenderedVersion; readonly confirmed: string }

type RecordedPublication = {
  readonly owner: string
  readonly sequence: number
  readonly name: string
  readonly deploy: string
  readonly shown: ShownVersion
}

type Answer<Schema extends z.ZodType> = Promise<Result<z.output<Schema>, DatabaseRefusal>>

/** The calls of the database between which a website is rendered and stored. */
export type SiteStore = {
  readonly begin: (
    owner: string,
    wanted: {
      readonly name?: string | undefined
      readonly version?: number | undefined
      /** Takes nothing from the owner's budget. */
      readonly isByWorker?: boolean
    },
  ) => Answer<typeof begunSchema>
  /** `null` while the files of this deploy are being removed. */
  readonly beginDeploy: (
    owner: string,
    deploy: string,
    address: string,
    /** The day for which it was rendered. */
    day: string,
  ) => Promise<Result<'upload' | 'complete' | null, DatabaseRefusal>>
  /** Makes a complete deploy live. */
  readonly record: (publication: RecordedPublication) => Answer<typeof recordedSchema>
  /** The version that is live now; `null` without a live site. */
  readonly liveVersion: (owner: string) => Promise<Result<number | null, DatabaseRefusal>>
  /** Whether the site was live until now. */
  readonly takeOffline: (owner: string) => Promise<Result<boolean, DatabaseRefusal>>
}

/** Makes the calls. */
export function createSiteStore(client: ServiceClient, log: Log): SiteStore {
  return {
    begin: (owner, { name, version, isByWorker = false }) =>
      readDatabaseAnswer(
        client.rpc('begin_publishing', {
          owner_id: owner,
          ...(name !== undefined && { wanted_name: name }),
          ...(version !== undefined && { wanted_version: version }),
          ...(isByWorker && { is_by_worker: true }),
        }),
        begunSchema,
        'publication_not_begun',
        log,
      ),
    beginDeploy: (owner, deploy, address, day) =>
      readDatabaseAnswer(
        client.rpc('begin_deploy', {
          owner_id: owner,
          wanted_deploy: deploy,
          wanted_name: address,
          on_day: day,
        }),
        z.enum(['upload', 'complete']).nullable(),
        'deploy_not_begun',
        log,
      ),
    record: ({ owner, sequence, name, deploy, shown }) =>
      readDatabaseAnswer(
        client.rpc('record_publishing', {
          owner_id: owner,
          publication: sequence,
          wanted_name: name,
          wanted_deploy: deploy,
          ...('version' in shown
            ? { shown_version: shown.version }
            : { new_version: newVersion(shown.composed), hash_of_confirmed: shown.confirmed }),
        }),
        recordedSchema,
        'publication_not_recorded',
        log,
      ),
    liveVersion: async (owner) => {
      const row = await readDatabaseAnswer(
        client.from('sites').select('version').eq('profile_id', owner).eq('state', 'live').limit(1),
        z.array(z.object({ version: z.int() })),
        'site_not_read',
        log,
      )
      return row.ok ? { ok: true, value: row.value[0]?.version ?? null } : row
    },
    takeOffline: (owner) =>
      readDatabaseAnswer(
        client.rpc('take_site_offline', { owner_id: owner }),
        z.boolean(),
        'site_not_taken_offline',
        log,
      ),
  }
}

function newVersion({ style, content, answersVersion, card }: RenderedVersion) {
  return { style, content, answers_version: answersVersion, card_base64: card && toBase64(card) }
}
