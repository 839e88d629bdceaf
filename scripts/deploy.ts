// npm run deploy -- PROJECT [--yes]: checks the environment of production, then has the Supabase CLI bring the
// database, the secrets, the functions and the settings of the hosted project up to date. Nothing is sent when a
// variable is missing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillMailTemplate, MAIL_TEMPLATES } from './mail-templates.ts'
import { createProductionConfig, findEnvironmentProblems, readSecrets } from './production-config.ts'
import { runCommand } from './run-command.ts'

async function deploy(project: string, isConfirmed: boolean): Promise<void> {
  const problems = findEnvironmentProblems(process.env)
  if (problems.length) throw new Error(`Nothing was sent.\n${problems.join('\n')}`)

  const folder = mkdtempSync(join(tmpdir(), 'foyer-deploy-'))
  try {
    const secretsFile = writeSecrets(folder)
    const configFolder = writeProductionConfig(folder)
    const target = [`--remote=${project}`, ...(isConfirmed ? ['--yes'] : [])]
    // The pooler's address, for networks that do not reach the database itself.
    const database = process.env.SUPABASE_DB_URL ?? project
    await supabase('db', 'push', ...target.with(0, `--remote=${database}`))
    await supabase('secrets', 'set', '--env-file', secretsFile, ...target)
    await supabase('functions', 'deploy', '--use-api', ...target)
    await supabase('config', 'push', '--workdir', configFolder, ...target)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeSecrets(folder: string): string {
  const file = join(folder, 'secrets.env')
  const lines = Object.entries(readSecrets(process.env)).map(([name, value]) => `${name}=${quote(value)}`)
  writeFileSync(file, lines.join('\n'), { mode: 0o600 })
  return file
}

const quote = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`)

function writeProductionConfig(folder: string): string {
  mkdirSync(join(folder, 'supabase'))
  writeFileSync(join(folder, 'supabase', 'config.toml'), createProductionConfig(process.env))
  mkdirSync(join(folder, 'supabase', 'templates'))
  for (const file of MAIL_TEMPLATES) {
    writeFileSync(join(folder, 'supabase', 'templates', file), fillMailTemplate(file, process.env))
  }
  return folder
}

async function supabase(...args: string[]): Promise<void> {
  const name = `supabase ${args.slice(0, 2).join(' ')}`
  console.log(`\n— ${name}`)
  const { code } = await runCommand('supabase', args)
  if (code !== 0)
    throw new Error(`"${name}" failed: its message is above. Correct the cause and deploy again.`)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const [project] = positionals
  if (!project)
    throw new Error('Name the project: npm run deploy -- PROJECT (its reference in the dashboard).')
  await deploy(project, values.yes)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
