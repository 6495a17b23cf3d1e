import { expect, it } from 'vitest'
import { dependencyFolders } from './installed-packages.ts'

const PACKAGES = {
  'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { 'a-linux': '1', 'a-mac': '1' } },
  'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
  'node_modules/b': {},
  'node_modules/c': { dependencies: { a: '1' } },
  'node_modules/a-linux': {},
  'node_modules/a-mac': {},
  'node_modules/@own/d': { link: true, resolved: 'packages/d' },
  'packages/d': { dependencies: { b: '1' } },
}
const isInstalled = (folder: string) => !folder.endsWith('-mac')

it('packages come with what they depend on, as Node finds it, and without those of other platforms', () => {
  expect(dependencyFolders(['a'], PACKAGES, isInstalled)).toEqual([
    'node_modules/a',
    'node_modules/a-linux',
    'node_modules/a/node_modules/b',
    'node_modules/c',
  ])
})

it('packages of the repository come with their dependencies', () => {
  expect(dependencyFolders(['@own/d'], PACKAGES, isInstalled)).toEqual(['node_modules/@own/d', 'node_modules/b'])
})

it('a package that is not installed is an error', () => {
  expect(() => dependencyFolders(['a-mac'], PACKAGES, isInstalled)).toThrow(/^a-mac, which the release needs/)
})
