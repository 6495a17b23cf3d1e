import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A package of the lock file. */
export interface LockedPackage {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  /** A package of this repository: the entry of its folder has the dependencies. */
  readonly resolved?: string
  readonly link?: boolean
}

/** The packages of package-lock.json by their folder: `node_modules/pino`. */
export function lockedPackages(): Readonly<Record<string, LockedPackage>> {
  return (JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }).packages
}

/**
 * The folders of packages and of all that they depend on, sorted. Optional ones are left out where they are not installed, as those of
 * other platforms.
 */
export function dependencyFolders(
  names: readonly string[],
  packages: Readonly<Record<string, LockedPackage>> = lockedPackages(),
  isInstalled: (folder: string) => boolean = (folder) => existsSync(join(ROOT, folder)),
): string[] {
  const found = new Set<string>()
  const visit = (name: string, from: string, isOptional: boolean) => {
    const place = folderOf(name, from, packages)
    if (place === null || !isInstalled(place)) {
      if (isOptional) return
      throw new Error(`${name}, which ${from || 'the release'} needs, is not installed: run npm ci`)
    }
    if (found.has(place)) return
    found.add(place)
    const { link, resolved, ...own } = packages[place]!
    const { dependencies = {}, optionalDependencies = {} } = link === true ? packages[resolved!]! : own
    for (const each of Object.keys(dependencies)) visit(each, place, each in optionalDependencies)
    for (const each of Object.keys(optionalDependencies)) visit(each, place, true)
  }
  for (const name of names) visit(name, '', false)
  return [...found].toSorted()
}

/** Where Node finds a package that the one in `from` imports; null if nowhere. */
function folderOf(name: string, from: string, packages: Readonly<Record<string, LockedPackage>>): string | null {
  for (let folder = from; ;) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (place in packages) return place
    if (folder === '') return null
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  }
}
