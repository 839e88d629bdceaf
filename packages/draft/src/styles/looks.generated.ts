// Written by `npm run generate`.
import { look as modern } from './modern/look.ts'
import { look as professional } from './professional/look.ts'
import { look as warm } from './warm/look.ts'
import { look as minimalist } from './minimalist/look.ts'
import { look as dynamic } from './dynamic/look.ts'

export const LOOKS = { modern, professional, warm, minimalist, dynamic } as const
