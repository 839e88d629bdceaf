import { type Entry, entryAt, namesBelow, newerThan } from './compat.ts'
import type { Floor } from './floors.ts'

/** Where the table lists the constructors and objects of a page. */
const ROOTS = ['api', 'javascript/builtins']

/** One API: a global, or a member of one. */
export type Api = {
  readonly owner: string
  /** Empty for the global itself, `constructor` for calling it with `new`. */
  readonly member: string
  /** Whether it is a member of the constructor or object, and not of its instances. */
  readonly isStatic: boolean
  readonly entry: Entry | undefined
}

/** Returns every API that the table knows. */
export function allApis(): readonly Api[] {
  return ROOTS.flatMap((root) =>
    namesBelow(root).flatMap((owner) => {
      // Everything of these is called on themselves.
      const isObject = /^(Atomics|CSS|Intl|JSON|Math|Object|Reflect)$/.test(owner)
      return [
        { owner, member: '', isStatic: true, entry: entryAt(`${root}/${owner}`) },
        ...namesBelow(`${root}/${owner}`)
          .filter((name) => entryAt(`${root}/${owner}/${name}`)?.__compat)
          // Events, and notes on how something behaves.
          .filter((name) => !/_event$|_(?!static$)/.test(name))
          .map((name) => ({
            owner,
            member: name === owner ? 'constructor' : name.replace(/_static$/, ''),
            isStatic: name.endsWith('_static') || name === owner || isObject,
            entry: entryAt(`${root}/${owner}/${name}`),
          })),
      ]
    }),
  )
}

/** Returns the APIs that are newer than a floor. */
export function newerApis(floor: Floor): readonly Api[] {
  return allApis().filter(({ entry }) => newerThan(entry, floor).length)
}
