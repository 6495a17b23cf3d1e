import { catalogueTexts } from '../catalogue-texts.ts'
import type { Violation, RepositoryRule } from '../repository-rule.ts'
import type { SourceTree } from '../source-tree.ts'

/** Rules about texts of the interface. */
export const CATALOGUE_RULES: readonly RepositoryRule[] = [
  {
    name: 'catalogues have the same keys in both languages',
    why: 'A key or a {{value}} that one language lacks is missing from the page of some users.',
    check: (tree) =>
      tree.paths
        .filter((path) => /\/catalogue\/(zh|en)\.ts$/.test(path))
        .flatMap((path) =>
          missingFrom(tree, path, path.endsWith('zh.ts') ? path.replace(/zh\.ts$/, 'en.ts') : path.replace(/en\.ts$/, 'zh.ts')),
        ),
    broken: {
      files: {
        'apps/web/src/app/catalogue/zh.ts':
          "export default {\n  home: '首页',\n  hits: '{{count}} 件',\n  menu: { open: '打开' },\n} as const",
        'apps/web/src/app/catalogue/en.ts':
          "const words = {\n  home: 'Home',\n  hits: 'hits',\n  menu: {},\n  bye: 'Bye',\n}\nexport default words",
        'apps/web/src/features/search/catalogue/zh.ts': 'export default {}',
      },
      at: [
        'apps/web/src/app/catalogue/en.ts:5',
        'apps/web/src/app/catalogue/zh.ts:3',
        'apps/web/src/app/catalogue/zh.ts:4',
        'apps/web/src/features/search/catalogue/zh.ts:1',
      ],
    },
  },
]

/** Keys in `path` that are missing from `other`. Plural forms (`key_one`, `key_other`) depend on the language. */
function missingFrom(tree: SourceTree, path: string, other: string): Violation[] {
  if (!tree.has(other)) return [{ path, line: 1, message: `there is no ${other}` }]
  const theirs = new Map([...catalogueTexts(other, tree.text(other))].map(([key, { text }]) => [singular(key), text]))
  return [...catalogueTexts(path, tree.text(path))].flatMap(([key, { text, line }]) => {
    const translated = theirs.get(singular(key))
    if (translated === undefined) return [{ path, line, message: `${key} is not in ${other}` }]
    const lost = valuesIn(text).filter((value) => !valuesIn(translated).includes(value))
    return lost.length === 0 ? [] : [{ path, line, message: `${key} in ${other} lacks ${lost.join(', ')}` }]
  })
}

function singular(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '')
}

function valuesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]!)
}
