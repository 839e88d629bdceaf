/**
 * Compiles a pattern of the redirect allow list. `.` and `/` separate: `*` and `?` stop at them, `**` does not;
 * `[a-z]`, `[!a-z]`, `{a,b}` and `\x` mean what they mean in a shell.
 * https://supabase.com/docs/guides/auth/redirect-urls
 */
export function compileGlob(pattern: string): RegExp {
  const source = pattern.replace(GLOB_PART, (part) => {
    if (part === '**') return '[\\s\\S]*'
    if (part === '*') return '[^./]*'
    if (part === '?') return '[^./]'
    if (part.startsWith('[')) return part.replace('[!', '[^')
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').map(escapeText).join('|')})`
    return escapeText(part.startsWith('\\') ? part.slice(1) : part)
  })
  return new RegExp(`^${source}$`, 'u')
}

const GLOB_PART = /\*\*|\*|\?|\[!?[^\]]+\]|\{[^{}]*\}|\\[\s\S]|[^*?[{\\]+|[\s\S]/g

function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
