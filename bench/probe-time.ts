import type { NativePostgres } from '../supabase/tests/start-native-postgres.ts'

const TURNS = 200
const WARM_UP = 20

/**
 * Returns the median time in milliseconds that Postgres takes for `what_changed()`, for each of these partners. The
 * statement is prepared, as in a connection pool, and the partners take turns in one session.
 */
export async function probeTimes(
  server: NativePostgres,
  partners: readonly string[],
): Promise<readonly number[]> {
  const turn = partners
    .map(
      (
        partner,
      ) => `select set_config('request.jwt.claims', '{"sub":"${partner}","role":"authenticated"}', false);
        explain (analyze, costs off, timing off) execute probe;`,
    )
    .join('\n')
  const input = `set role authenticated;
    prepare probe as select public.what_changed();
    ${turn.repeat(WARM_UP + TURNS)}`
  const output = await server.run('psql', ['-XAtq', '-f', '-'], { input })
  const times = Array.from(output.matchAll(/^Execution Time: ([\d.]+) ms$/gm), ([, ms]) => Number(ms))
  return partners.map((_, place) => {
    const own = times.filter((_time, index) => index % partners.length === place).slice(WARM_UP)
    return own.sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? Number.NaN
  })
}
