import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dependencyFolders, lockedPackages } from './installed-packages.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Name, version, licence and licence text of every library that a release contains, those in the bundles of server and web app
 * included. Node's is named: npm installs its program without it.
 */
export function licenceTexts(): string {
  const packages = lockedPackages()
  const libraries = dependencyFolders(['@gezhi/server', '@gezhi/web'], packages).filter((folder) => packages[folder]!.link !== true)
  const { version } = packages['node_modules/node']!
  const node = `Node.js ${version}\nIts licences: https://github.com/nodejs/node/blob/v${version}/LICENSE`
  const texts = libraries.map((folder) => {
    const { version: own, license = 'see its text' } = packages[folder]!
    return [`${folder.slice(folder.lastIndexOf('node_modules/') + 13)} ${own}\nLicence: ${license}`, ...textsIn(join(ROOT, folder))].join(
      '\n\n',
    )
  })
  return `Libraries in this release of Gezhi, and their licences.\n\n${[node, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

function textsIn(folder: string): string[] {
  const files = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(name))
  return files.toSorted().map((name) => readFileSync(join(folder, name), 'utf8').trim())
}
