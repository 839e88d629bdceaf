/** One assertion of a pgTAP file. */
export type Assertion = { readonly name: string; readonly passed: boolean; readonly diagnostics: string }

/**
 * Parses TAP. A plan that was not met becomes a failed assertion.
 *
 * @param broken the error that ended the file early, if any
 */
export function parseTap(lines: readonly string[], broken?: unknown): readonly Assertion[] {
  const assertions: { name: string; passed: boolean; diagnostics: string }[] = []
  const complaints: string[] = []
  for (const line of lines) {
    const result = /^(not )?ok \d+ - (.*)$/.exec(line)
    const last = assertions.at(-1)
    if (result) assertions.push({ name: result[2] ?? '', passed: !result[1], diagnostics: '' })
    else if (/^# (Looks like you planned|No tests)/.test(line)) complaints.push(line)
    else if (line.startsWith('#') && last) last.diagnostics += `${line}\n`
  }
  if (broken) complaints.push(String(broken))
  const plan = Number(lines.map((line) => /^1\.\.(\d+)$/.exec(line)?.[1]).find(Boolean))
  if (plan !== assertions.length) complaints.push(`planned ${plan}, ran ${assertions.length}`)
  const ran = { name: 'runs to its end as planned', passed: complaints.length === 0 }
  return [...assertions, { ...ran, diagnostics: complaints.join('\n') }]
}
