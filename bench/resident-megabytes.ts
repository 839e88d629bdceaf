import { runCommand } from '../scripts/run-command.ts'

/** Returns the resident memory of a process and its descendants, in megabytes (10^6 bytes). */
export async function residentMegabytes(pid: number): Promise<number> {
  const { output } = await runCommand('ps', ['-A', '-o', 'pid=,ppid=,rss='], { output: 'capture' })
  const processes = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  for (let grown = true; grown; ) {
    grown = false
    for (const [child, parent] of processes) {
      if (child === undefined || parent === undefined || family.has(child) || !family.has(parent)) continue
      family.add(child)
      grown = true
    }
  }
  const kilobytes = processes.reduce((sum, [id, , rss]) => sum + (id && family.has(id) ? (rss ?? 0) : 0), 0)
  return Math.round((kilobytes * 1024) / 1e6)
}
