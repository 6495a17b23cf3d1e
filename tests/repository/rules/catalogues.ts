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
  {
    name: 'spaces separate numbers from Chinese characters',
    why: 'Texts with and without spaces beside each other look careless; texts of the specification are exact.',
    check: (tree) =>
      tree.paths
        .filter((path) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'))
        .flatMap((path) => unspacedNumbers(tree, path)),
    broken: {
      files: {
        'apps/web/src/features/search/catalogue/zh.ts':
          "export default {\n  hits: '{{count, number}}件',\n  size: '上传文件大小不能超过5M!',\n}",
        'packages/contract/src/search/errors.ts': "  zh: '最多{limit} 行',\n  zh: '最多 {limit} 行',\n",
      },
      at: ['apps/web/src/features/search/catalogue/zh.ts:2', 'packages/contract/src/search/errors.ts:1'],
    },
  },
]

/** Texts that the specification gives without spaces. */
const SPECIFIED: readonly string[] = [
  '上传文件大小不能超过5M!',
  '请输入6位数字验证码',
  '请输入最少6位数密码',
  '请输入最多20位数密码',
  '至少包含8位及大小写字母和数字',
  '我们将在3-5个工作日内审核',
  '最多查看前{limit}条结果，开通会员可查看更多',
  '您的会员权益最多可查看前{limit}条结果',
]

const NUMBER = String.raw`(?:\d|\{(?:count|limit)\}|\{\{(?:count|\w+, number)\}\})`
const UNSPACED = new RegExp(String.raw`\p{Script=Han}${NUMBER}|${NUMBER}\p{Script=Han}`, 'u')

/** Lines of a catalogue, and texts named `zh`, in which a number or its placeholder touches a Chinese character. */
function unspacedNumbers(tree: SourceTree, path: string): Violation[] {
  const isCatalogue = path.endsWith('catalogue/zh.ts')
  return tree
    .text(path)
    .split('\n')
    .flatMap((text, index) => {
      const isText = isCatalogue || /\bzh: ['`]/.test(text)
      if (!isText || !UNSPACED.test(text) || SPECIFIED.some((given) => text.includes(given))) return []
      return [{ path, line: index + 1, message: 'write a space between a number (or its placeholder) and Chinese characters' }]
    })
}

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
