import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Visitor, parseSync, type Expression, type ObjectExpression } from 'oxc-parser'

/** A text shown to visitors, operators or API clients. */
export interface InterfaceString {
  /** The file and its key. */
  readonly place: string
  readonly zh: string
  readonly en: string
}

const ROOT = join(import.meta.dirname, '../..')
/** Every Chinese and English text of the interface in the sources, in the order of files. */
export async function listStrings(): Promise<readonly InterfaceString[]> {
  const rows: InterfaceString[] = []
  const packages = await readdir(join(ROOT, 'packages'))
  for (const folder of ['apps/web/src', 'apps/server/src', ...packages.toSorted().map((name) => `packages/${name}/src`)]) {
    const files = (await readdir(join(ROOT, folder), { recursive: true })).filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    for (const name of files.toSorted()) rows.push(...(await stringsOf(join(ROOT, folder, name))))
  }
  return [...rows, ...(await articleTitles())]
}

async function stringsOf(path: string): Promise<readonly InterfaceString[]> {
  if (path.endsWith('catalogue/en.ts')) return []
  const place = relative(ROOT, path)
  const objects = objectsOf(path, await readFile(path, 'utf8'))
  if (!path.endsWith('catalogue/zh.ts')) return objects.flatMap((object) => pairOf(place, object))
  const english = path.replace(/zh\.ts$/, 'en.ts')
  const [zh, en] = [objects[0], objectsOf(english, await readFile(english, 'utf8'))[0]]
  if (zh === undefined || en === undefined) return []
  const inEnglish = new Map(leavesOf(en))
  const inChinese = new Map(leavesOf(zh))
  const keys = new Set([...inChinese.keys(), ...inEnglish.keys()])
  return [...keys].map((key) => ({ place: `${place}: ${key}`, zh: inChinese.get(key) ?? '', en: inEnglish.get(key) ?? '' }))
}

/** Every object literal of a file, outermost first. */
function objectsOf(path: string, source: string): readonly ObjectExpression[] {
  const found: ObjectExpression[] = []
  new Visitor({ ObjectExpression: (object) => void found.push(object) }).visit(parseSync(path, source).program)
  return found
}

function pairOf(place: string, object: ObjectExpression): readonly InterfaceString[] {
  const { zh, en } = Object.fromEntries(propertiesOf(object))
  if (zh === undefined || en === undefined) return []
  const [chinese, english] = [textOf(zh), textOf(en)]
  return chinese === null || english === null ? [] : [{ place, zh: chinese, en: english }]
}

/** The texts of a catalogue by key path. */
function leavesOf(object: ObjectExpression, above = ''): readonly (readonly [string, string])[] {
  return propertiesOf(object).flatMap(([key, value]) => {
    const inner = withoutAssertion(value)
    if (inner.type === 'ObjectExpression') return leavesOf(inner, `${above}${key}.`)
    const text = textOf(inner)
    return text === null ? [] : [[`${above}${key}`, text] as const]
  })
}

function propertiesOf({ properties }: ObjectExpression): readonly (readonly [string, Expression])[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property') return []
    const { key, value } = property
    if (key.type === 'Identifier') return [[key.name, value] as const]
    return key.type === 'Literal' ? [[String(key.value), value] as const] : []
  })
}

/** The text of an expression, with embedded expressions as `{…}`; null without text. */
function textOf(expression: Expression): string | null {
  const inner = withoutAssertion(expression)
  if (inner.type === 'Literal') return typeof inner.value === 'string' ? inner.value : null
  if (inner.type === 'TemplateLiteral') return inner.quasis.map(({ value }) => value.cooked ?? value.raw).join('{…}')
  if (inner.type === 'BinaryExpression') return `${textOf(inner.left as Expression) ?? '{…}'}${textOf(inner.right) ?? '{…}'}`
  if (inner.type === 'ArrowFunctionExpression' && inner.body.type !== 'BlockStatement') return textOf(inner.body)
  if (inner.type === 'ConditionalExpression')
    return [textOf(inner.consequent), textOf(inner.alternate)].filter((text) => text !== null).join(' / ')
  return null
}

function withoutAssertion(expression: Expression): Expression {
  return expression.type === 'TSAsExpression' ||
    expression.type === 'TSSatisfiesExpression' ||
    expression.type === 'ParenthesizedExpression'
    ? withoutAssertion(expression.expression)
    : expression
}

/** Titles and summaries of the bundled articles. */
async function articleTitles(): Promise<readonly InterfaceString[]> {
  const folder = 'apps/server/content'
  const files = (await readdir(join(ROOT, folder, 'zh'), { recursive: true })).filter((name) => name.endsWith('.md'))
  const rows = await Promise.all(
    files.toSorted().map(async (name) => {
      const [zh, en] = await Promise.all(
        ['zh', 'en'].map(async (language) => frontMatter(await readFile(join(ROOT, folder, language, name), 'utf8'))),
      )
      return Object.keys({ ...zh, ...en })
        .map((key) => ({ place: `${folder}/*/${name}: ${key}`, zh: zh?.[key] ?? '', en: en?.[key] ?? '' }))
        .filter((row) => row.zh !== row.en)
    }),
  )
  return rows.flat()
}

function frontMatter(text: string): Readonly<Record<string, string>> {
  const [, block = ''] = text.split(/^---$/m)
  return Object.fromEntries([...block.matchAll(/^(\w+): (.+)$/gm)].map(([, key, value]) => [key!, value!]))
}
