import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from '../scripts/run-command.ts'

/** Returns the value below which a share of the values lies; the median without a share. */
export function at(values: readonly number[], share = 0.5): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** `median 1.2, 95 % 3.4, most 5.6` */
export function shares(values: readonly number[], digits = 1): string {
  const text = (share: number) => at(values, share).toFixed(digits)
  return `median ${text(0.5)}, 95 % ${text(0.95)}, most ${text(1)}`
}

/** Prints a figure beside its bar; `is` says whether the bar is the most or the least that is allowed. */
export function print(name: string, value: number, bar: number, unit: string, is: 'most' | 'least' = 'most') {
  const isMet = is === 'most' ? value <= bar : value >= bar
  const figure = `${Number(value.toFixed(3))} ${unit}`.trimEnd()
  console.log(`${name.padEnd(50)} ${figure} (bar ${bar}) ${isMet ? 'met' : 'MISSED'}`)
}

/** Returns the milliseconds that a task takes. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await run()
  return performance.now() - begun
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Calls a task again and again, so many at once, until the time is over. Returns calls per second and their milliseconds. */
export async function load(atOnce: number, milliseconds: number, call: () => Promise<unknown>) {
  const times: number[] = []
  const begun = performance.now()
  const work = async () => {
    while (performance.now() - begun < milliseconds) times.push(await timed(call))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { perSecond: (1000 * times.length) / (performance.now() - begun), times }
}

/** Returns the resident memory of a process and its descendants, in megabytes (10^6 bytes). */
export async function residentMegabytes(pid: number): Promise<number> {
  const { output } = await runCommand('ps', ['-A', '-o', 'pid=,ppid=,rss='], { output: 'capture' })
  const processes = output.trim().split('\n').map((line) => line.trim().split(/\s+/).map(Number)) // biome-ignore format: one table
  const family = new Set([pid])
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const [child = 0, parent = 0] of processes) if (family.has(parent)) family.add(child)
  }
  const kilobytes = processes.reduce((sum, [id = 0, , rss = 0]) => sum + (family.has(id) ? rss : 0), 0)
  return Math.round((kilobytes * 1024) / 1e6)
}

/** Starts a program without output; returns its process id and a function that stops it. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, stdio: 'ignore' })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { pid: child.pid ?? 0, stop }
}
