// PGlite is a single backend with a single session. Whoever takes its turn has it alone, as long as the turn lasts;
// what a client of the Postgres port sets for itself is put away while others have theirs.
import type { PGlite } from '@electric-sql/pglite'

/** One who keeps settings from turn to turn. */
export type Guest = { settings: Settings | null }

type Settings = {
  readonly user: string
  readonly role: string
  readonly values: readonly (readonly [name: string, value: string])[]
}

export class SharedSession {
  readonly #pglite: PGlite
  #last: Promise<void> = Promise.resolve()
  #waiting = 0
  /** Whose settings are in force; `null` for the session as it began. */
  #guest: Guest | null = null

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  /** Whether somebody waits for the turn to be handed on. */
  get isWanted(): boolean {
    return this.#waiting > 0
  }

  /**
   * Waits for the turn, first come first served.
   *
   * @param guest keeps its settings between its turns; the stack's own services have none
   * @returns hands the turn on and does nothing the second time
   */
  async take(guest: Guest | null = null): Promise<() => void> {
    const before = this.#last
    const { promise: ended, resolve: handOn } = Promise.withResolvers<void>()
    this.#last = ended
    this.#waiting++
    await before
    this.#waiting--
    if (guest === this.#guest) return handOn
    try {
      await this.#switchTo(guest)
      return handOn
    } catch (error) {
      handOn()
      throw error
    }
  }

  /** Forgets a guest that has gone, during its turn. */
  async dismiss(guest: Guest): Promise<void> {
    if (this.#guest === guest) await this.#switchTo(null)
    guest.settings = null
  }

  async #switchTo(guest: Guest | null): Promise<void> {
    if (this.#guest) this.#guest.settings = await takeSettings(this.#pglite)
    this.#guest = guest
    if (guest?.settings) await restoreSettings(this.#pglite, guest.settings)
  }
}

/** Takes the settings of whoever used the session last and leaves it as it began. */
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
