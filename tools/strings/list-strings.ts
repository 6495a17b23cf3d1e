import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, type Expression } from 'oxc-parser'
import { articleTitles } from './article-titles.ts'
import { bilingualTexts, leavesOf, pairLeaves, type BilingualText } from './bilingual-texts.ts'
import type { InterfaceString } from './interface-string.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** Every Chinese and English text of the interface in the sources, in the order of files. */
export async function listStrings(): Promise<readonly InterfaceString[]> {
  const modules = await Promise.all((await sourceFiles()).map(stringsOf))
  return [...modules.flat(), ...(await articleTitles(ROOT))]
}

/** The modules of apps and packages without tests, relative to the repository. */
export async function sourceFiles(): Promise<readonly string[]> {
  const packages = (await readdir(join(ROOT, 'packages'))).toSorted()
  const folders = ['apps/web/src', 'apps/server/src', ...packages.map((name) => `packages/${name}/src`)]
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = (await readdir(join(ROOT, folder), { recursive: true })).filter(
        (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name),
      )
      return names.toSorted().map((name) => `${folder}/${name}`)
    }),
  )
  return files.flat()
}

/** The texts of one module; those of an English catalogue belong to the Chinese one. */
export async function stringsOf(path: string): Promise<readonly InterfaceString[]> {
  if (path.endsWith('catalogue/en.ts')) return []
  const source = await readFile(join(ROOT, path), 'utf8')
  const texts = path.endsWith('catalogue/zh.ts') ? await catalogueTexts(path, source) : bilingualTexts(path, source)
  return texts.map(({ key, zh, en }) => ({ place: key === '' ? path : `${path}: ${key}`, zh, en }))
}

async function catalogueTexts(path: string, source: string): Promise<readonly BilingualText[]> {
  const english = path.replace(/zh\.ts$/, 'en.ts')
  const zh = leavesOf(catalogueOf(path, source))
  const en = leavesOf(catalogueOf(english, await readFile(join(ROOT, english), 'utf8')))
  return pairPlurals(pairLeaves(zh, en))
}

/** A form of plural that one language lacks gets its other form, or its only one. */
function pairPlurals(texts: readonly BilingualText[]): readonly BilingualText[] {
  const byKey = new Map(texts.map((text) => [text.key, text]))
  return texts
    .filter(({ key }) => !byKey.has(`${key}_other`))
    .map(({ key, zh, en }) => {
      const others = [`${baseOf(key)}_other`, baseOf(key)].flatMap((one) => byKey.get(one) ?? [])
      return { key, zh: zh || textIn(others, 'zh'), en: en || textIn(others, 'en') }
    })
}

function baseOf(key: string): string {
  return key.replace(/_(?:one|other)$/, '')
}

function textIn(texts: readonly BilingualText[], language: 'zh' | 'en'): string {
  return texts.map((text) => text[language]).find((text) => text !== '') ?? ''
}

/** The object that a catalogue exports, itself or by name. */
function catalogueOf(path: string, source: string): Expression {
  const { body } = parseSync(path, source).program
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration as Expression
  if (exported.type !== 'Identifier') return exported
  const declared = body.flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
  const found = declared.find(({ id }) => id.type === 'Identifier' && id.name === exported.name)?.init
  if (!found) throw new Error(`${path} exports no catalogue`)
  return found
}
