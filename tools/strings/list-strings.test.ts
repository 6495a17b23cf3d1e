import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bilingualTexts } from './bilingual-texts.ts'
import { listStrings, ROOT, sourceFiles, stringsOf } from './list-strings.ts'
import { missingStrings } from './missing-strings.ts'
import { NOT_INTERFACE } from './not-interface.ts'

const rowsOf = (source: string) => bilingualTexts('a.ts', source).map(({ key, zh, en }) => [key, zh, en].join(' · '))

describe('the bilingual texts of a module', () => {
  test.each([
    ['a pair', `const a = { label: { zh: '甲', en: 'A' } }`, [' · 甲 · A']],
    ['a pair with other texts in it', `const a = { zh: '甲', en: 'A', fix: { zh: '乙', en: 'B' } }`, [' · 甲 · A', ' · 乙 · B']],
    [
      'nested texts',
      `const T = { zh: { a: '甲', b: { c: '乙' } }, en: { a: 'A', b: { c: 'C' } } } as const`,
      ['a · 甲 · A', 'b.c · 乙 · C'],
    ],
    ['texts of constants', `const zh = { a: '甲' }\nconst en = { a: 'A' }\nexport const T = { zh, en }`, ['a · 甲 · A']],
    ['lists', `const T = { zh: ['甲', '乙'], en: ['A', 'B'] }`, [' · 甲 | 乙 · A | B']],
    ['functions', 'const T = { zh: (n) => `共 ${n} 件`, en: (n) => { return `${n} in total` } }', [' · 共 {…} 件 · {…} in total']],
    ['functions of objects', `const T = { zh: () => ({ a: '甲' }), en: () => ({ a: 'A' }) }`, ['a · 甲 · A']],
    [
      'alternatives',
      "const T = { zh: `第${n ? '一' : '二'}件`, en: `${n ? 'first' : 'second'}` }",
      [' · 第{一 | 二}件 · {first | second}'],
    ],
    [
      'a table of languages',
      `const L = { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } }`,
      [' · 中文 · Chinese', ' · 英文 · English'],
    ],
    ['English keys', `const SKIPPED_ZH = { 'file header': '文件头' }`, [' · 文件头 · file header']],
    ['a choice by language', `const a = language === 'zh' ? '甲' : 'A'`, [' · 甲 · A']],
    ['adjacent arguments', `f(schema, '甲', 'A')\nnew E('B', \`乙\`)`, [' · 甲 · A', ' · 乙 · B']],
    [
      'both languages in one text',
      "f(`${n} saved / 已保存`)\nf('未找到 / not found: ' + n)",
      [' · 已保存 · {…} saved', ' · 未找到 · not found: {…}'],
    ],
    ['both languages in alternatives', "f(`${n} ${on ? 'on / 开' : 'off / 关'}`)", [' · 开 · on', ' · 关 · off']],
    ['both languages in two lines', 'f(`ended\\n` + `已停止`)', [' · 已停止 · ended']],
  ])('finds %s', (_, source, rows) => {
    expect(rowsOf(source)).toEqual(rows)
    expect(missingStrings('a.ts', source, bilingualTexts('a.ts', source))).toEqual([])
  })

  test('reports a Chinese text without English', () => {
    const source = `send({ title: '已答复', aliases: ['国家'] })\nf('已保存', '检索历史.xls')`
    expect(missingStrings('a.ts', source, bilingualTexts('a.ts', source))).toEqual(['1: 已答复', '2: 已保存'])
  })
})

describe('the list of interface strings', () => {
  const isExcepted = (path: string) =>
    /\/testing\/|\/fixtures\/|\/catalogue\/(zh|en)\.ts$/.test(path) ||
    NOT_INTERFACE.some((entry) => (entry.path.endsWith('/') ? path.startsWith(entry.path) : path === entry.path))

  test('contains every Chinese text of apps and packages', async () => {
    const missing = await Promise.all(
      (await sourceFiles())
        .filter((path) => !isExcepted(path))
        .map(async (path) =>
          missingStrings(path, await readFile(join(ROOT, path), 'utf8'), await stringsOf(path)).map((text) => `${path}:${text}`),
        ),
    )
    expect(missing.flat()).toEqual([])
  })

  test('has exceptions only for modules that exist', async () => {
    const files = await sourceFiles()
    expect(NOT_INTERFACE.filter(({ path }) => !files.some((file) => file.startsWith(path))).map(({ path }) => path)).toEqual([])
  })

  test('has both languages of every catalogue and article', async () => {
    const rows = (await listStrings()).filter(({ place }) => /catalogue\/zh\.ts|content\//.test(place))
    expect(rows.length).toBeGreaterThan(1000)
    expect(rows.filter(({ zh, en }) => (zh === '') !== (en === ''))).toEqual([])
  })
})
