import { posix } from 'node:path'
import type { Violation, RepositoryRule } from '../repository-rule.ts'
import type { SourceTree } from '../source-tree.ts'

/** Rules about Markdown. */
export const DOCUMENT_RULES: readonly RepositoryRule[] = [
  {
    name: 'links between documents resolve',
    why: 'Links to a renamed page fail unnoticed until somebody needs them.',
    check: (tree) =>
      tree.paths.filter((path) => path.endsWith('.md') && !path.startsWith(ARTICLES)).flatMap((path) => brokenLinks(tree, path)),
    broken: {
      files: {
        'docs/a.md':
          'See [b](b.md#top), [c](../c.md), [all](../docs), [page](https://example.com/x.md) and [home](/).\n\n## Part one\n\n[below](#part-one)',
        'docs/b.md': '# Top',
      },
      at: ['docs/a.md:1'],
    },
  },
]

/** Their links are URLs of the product. */
const ARTICLES = 'apps/server/content/'
const LINK = /\]\(([^()\s#]+)(?:#[^()\s]*)?\)/g

function brokenLinks(tree: SourceTree, path: string): Violation[] {
  return tree
    .text(path)
    .split('\n')
    .flatMap((text, index) => Array.from(text.matchAll(LINK), (match) => ({ target: match[1]!, line: index + 1 })))
    .filter(({ target }) => !/^([a-z]+:|\/)/.test(target) && !exists(tree, posix.join(posix.dirname(path), target)))
    .map(({ target, line }) => ({ path, line, message: `links to ${target}, which does not exist` }))
}

/** The tree has no images: links to them are not checked. */
function exists(tree: SourceTree, target: string): boolean {
  return tree.has(target) || /\.(png|jpe?g)$/.test(target) || tree.paths.some((path) => path.startsWith(`${target.replace(/\/$/, '')}/`))
}
