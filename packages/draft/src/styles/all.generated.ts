// Written by `npm run generate`.
import { modern } from './modern/style.ts'
import { professional } from './professional/style.ts'
import { warm } from './warm/style.ts'
import { minimalist } from './minimalist/style.ts'
import { dynamic } from './dynamic/style.ts'

export const STYLES = { modern, professional, warm, minimalist, dynamic } as const
