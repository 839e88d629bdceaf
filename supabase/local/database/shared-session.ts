// PGlite is one backend with one session, which services and clients use one after the other. The settings of a client of
// the Postgres port are saved when another one takes over, and restored later.
import type { PGlite } from '@electric-sql/pglite'

/** A client whose settings are kept between its uses of the session. */
export type SessionClient = { settings: Settings | null }

type Settings = {
  readonly user: string
  readonly role: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

export class SharedSession {
  readonly #pglite: PGlite
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  /** The client whose settings are in force; `null` for the defaults. */
  #client: SessionClient | null = null

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Whether others wait for the session. */
  get hasWaiters(): boolean {
    return this.#waiting > 0
  }

  /**
   * Waits for the session, first come first served.
   *
   * @param client left out for the stack's own services, which keep no settings
   * @returns releases the session; a second call does nothing
   */
  async acquire(client: SessionClient | null = null): Promise<() => void> {
    const before = this.#last
    const { promise: ended, resolve: release } = Promise.withResolvers<void>()
    this.#last = ended
    this.#waiting++
    await before
    this.#waiting--
    if (client === this.#client) return release
    try {
      await this.#switchTo(client)
      return release
    } catch (error) {
      release()
      throw error
    }
  }

  /** Forgets a client that has disconnected and holds the session. */
  async forget(client: SessionClient): Promise<void> {
    if (this.#client === client) await this.#switchTo(null)
    client.settings = null
  }

  async #switchTo(client: SessionClient | null): Promise<void> {
    if (this.#client) this.#client.settings = await takeSettings(this.#pglite)
    this.#client = client
    if (client?.settings) await restoreSettings(this.#pglite, client.settings)
  }
}

/** Returns the current settings and resets the session. */
async function takeSettings(pglite: PGlite): Promise<Settings | null> {
  const { rows } = await pglite.query<Settings>(`
    select session_user::text as user, current_setting('role') as role, coalesce(
      (select json_agg(json_build_array(name, current_setting(name))) from pg_catalog.pg_settings
        where source = 'session' and context <> 'internal'), '[]') as values`)
  await pglite.exec('set session authorization default; reset all')
  return rows[0] ?? null
}

async function restoreSettings(pglite: PGlite, { user, role, values }: Settings): Promise<void> {
  for (const [name, value] of values) {
    await pglite.query('select set_config($1, $2, false)', [name, value])
  }
  await pglite.query(`select set_config('session_authorization', $1, false), set_config('role', $2, false)`, [
    user,
    role,
  ])
}
