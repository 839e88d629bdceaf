// Written by `npm run generate`.
export const LOADERS = {
  modern: async () => (await import('./modern/style.ts')).modern,
  professional: async () => (await import('./professional/style.ts')).professional,
  warm: async () => (await import('./warm/style.ts')).warm,
  minimalist: async () => (await import('./minimalist/style.ts')).minimalist,
  dynamic: async () => (await import('./dynamic/style.ts')).dynamic,
} as const
