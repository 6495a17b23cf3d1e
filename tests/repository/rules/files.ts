import type { RepositoryRule } from '../repository-rule.ts'
import { BROWSER_PACKAGES, packageOf } from '../package-arrows.ts'
import { isTestPath, modulePaths, type SourceTree } from '../source-tree.ts'

/** Rules about names, size and words in single files. */
export const FILE_RULES: readonly RepositoryRule[] = [
  {
    name: 'names are descriptive',
    why: 'A file called utils attracts unrelated code, and its name describes none of it.',
    check: (tree) => [
      ...tree.paths
        .filter((path) => path.split(/[/.-]/).some(isEmptyWord))
        .map((path) => ({ path, line: 1, message: 'name the file after its subject' })),
      ...modulePaths(tree).flatMap((path) =>
        tree
          .module(path)
          .exports.filter(({ name }) => wordsOf(name).some(isEmptyWord))
          .map(({ name, line }) => ({ path, line, message: `${name}: name what it is` })),
      ),
    ],
    broken: {
      files: { 'packages/query/src/date-utils.ts': '', 'packages/query/src/a.ts': 'export const a = 1\nexport class IndexManager {}' },
      at: ['packages/query/src/date-utils.ts:1', 'packages/query/src/a.ts:2'],
    },
  },
  {
    name: 'file names are kebab-case',
    why: 'One form for all names, which works on file systems that ignore case.',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => !/^[.$_]?[a-z0-9.$_-]+$/.test(path.slice(path.lastIndexOf('/') + 1)))
        .map((path) => ({ path, line: 1, message: 'write it in kebab-case' })),
    broken: { files: { 'apps/web/src/components/ResultList.tsx': '' }, at: ['apps/web/src/components/ResultList.tsx:1'] },
  },
  {
    name: 'files have one subject',
    why: 'A file of more than 400 lines has several subjects.',
    check: (tree) =>
      tree.paths
        .filter((path) => /\.(ts|tsx|mjs|css|sh|html)$/.test(path) && !path.endsWith('.gen.ts') && !isGenerated(tree.text(path)))
        .map((path) => ({ path, lines: tree.text(path).trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > MAX_LINES)
        .map(({ path, lines }) => ({ path, line: MAX_LINES + 1, message: `${lines} lines; at most ${MAX_LINES}, split it by subject` })),
    broken: {
      files: { 'packages/query/src/a.ts': '\n'.repeat(401) + 'export {}', 'packages/query/src/b.ts': '\n'.repeat(399) + 'export {}' },
      at: ['packages/query/src/a.ts:401'],
    },
  },
  {
    name: 'exported functions are documented',
    why: 'Readers should not need the body to know types, units, ranges and errors.',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => /\/src\//.test(path) && !isTestPath(path))
        .flatMap((path) => {
          const { exports } = tree.module(path)
          const documented = new Set(exports.filter((one) => one.documented).map(({ name }) => name))
          return exports
            .filter(({ name, isFunction }) => isFunction && !documented.has(name))
            .map(({ name, line }) => ({ path, line, message: `${name} has no doc comment` }))
        }),
    broken: {
      files: { 'packages/query/src/a.ts': '/** Says a. */\nexport function a() {}\n\nexport const b = () => 1\nexport const c = 1' },
      at: ['packages/query/src/a.ts:4'],
    },
  },
  {
    name: 'skipped tests state a reason',
    why: 'A test that is skipped without a reason is assumed to pass.',
    check: (tree) =>
      modulePaths(tree).flatMap((path) =>
        tree
          .text(path)
          .split('\n')
          .flatMap((text, index, lines) => {
            const found = /\b(?:test|it|describe|suite)(?:\.\w+)*\.(only|skip|todo|fails|skipIf|runIf)\b/.exec(text)
            if (found === null || isExplained(found[1]!, text, lines[index - 1])) return []
            return [{ path, line: index + 1, message: `${found[0]} without a comment or a \${reason} in its title` }]
          }),
      ),
    broken: {
      files: {
        'packages/query/src/a.test.ts': [
          `${'describe'}.skip('a')`,
          '// no such server here',
          `${'test'}.skipIf(true)('b')`,
          '',
          `${'it'}.only('c') // quick`,
        ].join('\n'),
      },
      at: ['packages/query/src/a.test.ts:1', 'packages/query/src/a.test.ts:5'],
    },
  },
  {
    name: 'no TODO comments',
    why: 'Open work is documented where users see it (docs/limitations.md), not in comments.',
    check: (tree) =>
      modulePaths(tree).flatMap((path) =>
        tree
          .module(path)
          .comments.filter(({ text }) => UNFINISHED.test(text))
          .map(({ line, text }) => ({ path, line, message: `finish it, or document it: ${text.trim().slice(0, 80)}` })),
      ),
    broken: { files: { 'packages/query/src/a.ts': `export {}\n// ${'TO'}DO: brackets` }, at: ['packages/query/src/a.ts:2'] },
  },
  {
    name: 'no paths of a particular machine',
    why: 'The repository works wherever it is cloned.',
    check: (tree) =>
      tree.paths
        .filter((path) => path !== 'package-lock.json')
        .flatMap((path) =>
          tree
            .text(path)
            .split('\n')
            .flatMap((text, index) => {
              const found = MACHINE_PATH.exec(text)
              return found === null ? [] : [{ path, line: index + 1, message: `${found[1]} is a path of a particular machine` }]
            }),
        ),
    broken: {
      files: { 'docs/a.md': `see https://example.org/home/a\n\`${'/ro'}ot/gezhi\`\n`, 'tools/a.ts': `const a = '${'/ho'}me/someone/data'` },
      at: ['docs/a.md:2', 'tools/a.ts:1'],
    },
  },
  {
    name: 'the environment is read in one place',
    why: 'A variable read elsewhere is missing from the table of settings, from the documentation and from the check at startup.',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => /\/src\//.test(path) && !isTestPath(path) && !(path in ENVIRONMENT_READERS))
        .flatMap((path) =>
          linesWith(tree, path, /process\.env\b/).map((line) => ({
            path,
            line,
            message: 'make it a row of apps/server/src/settings/settings.ts',
          })),
        ),
    broken: {
      files: { 'apps/server/src/main.ts': 'readSettings(process.env)', 'packages/imports/src/a.ts': "\nconst a = process.env['GEZHI_A']" },
      at: ['packages/imports/src/a.ts:2'],
    },
  },
  {
    name: 'sources of the server find files by import.meta.url',
    why: 'In the bundle of the server (apps/server/build.ts) only import.meta.url is replaced by the address of the source.',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => /^(?:apps\/server|packages\/[^/]+)\/src\//.test(path) && !isTestPath(path))
        .flatMap((path) =>
          linesWith(tree, path, /import\.meta\.(?:dirname|filename)\b/).map((line) => ({ path, line, message: 'use import.meta.url' })),
        ),
    broken: {
      files: {
        'apps/server/build.ts': 'import.meta.dirname',
        'packages/documents/src/a.ts': "new URL('a.txt', import.meta.url)\nimport.meta.dirname",
      },
      at: ['packages/documents/src/a.ts:2'],
    },
  },
  {
    name: 'code for browsers imports zod as a namespace',
    why: '`import { z }` takes the whole library into a bundle: 93 kB gzipped against 25 kB for `import * as z`.',
    check: (tree) =>
      modulePaths(tree)
        .filter((path) => BROWSER_PACKAGES.includes(packageOf(path) ?? ''))
        .flatMap((path) =>
          tree
            .module(path)
            .imports.filter(({ specifier, names }) => specifier === 'zod' && !names.includes('*'))
            .map(({ line }) => ({ path, line, message: "write import * as z from 'zod'" })),
        ),
    broken: {
      files: {
        'apps/server/src/a.ts': "import { z } from 'zod'",
        'packages/contract/src/a.ts': "import * as z from 'zod'",
        'packages/contract/src/b.ts': "import { z } from 'zod'",
      },
      at: ['packages/contract/src/b.ts:1'],
    },
  },
]

const MAX_LINES = 400

/** A table that `npm run generate` writes has one subject, however long it is. */
function isGenerated(text: string): boolean {
  return text.startsWith('// Generated from ')
}

/** Files that may access `process.env`, with the reason. */
const ENVIRONMENT_READERS: Readonly<Record<string, string>> = {
  'apps/server/src/ops-command.ts': 'hands the environment to the table of settings',
  'apps/server/src/main.ts': 'hands the environment to the table of settings',
  'apps/server/src/mcp-command.ts': 'runs beside a client, without an installation of its own',
  'apps/server/src/import-command.ts': 'hands the environment to the table of settings',
  'apps/server/src/terminal/command-names.ts': 'the program of a release sets its own name, which is no setting',
  'apps/server/src/database/embedded-postgres.ts': 'PostgreSQL gets PATH and nothing else of ours',
}

const EMPTY_WORDS = new Set(['util', 'utils', 'utilities', 'helper', 'helpers', 'manager', 'common', 'misc'])

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b|not (yet )?implemented/

/** An absolute path below somebody's home or a folder only one machine has. */
const MACHINE_PATH = /(?<![\w.:/}*-])((?:\/(?:root|home|Users|work|mnt)\/|[A-Z]:\\Users\\)[\w.-]+)/

function linesWith(tree: SourceTree, path: string, pattern: RegExp): number[] {
  return tree
    .text(path)
    .split('\n')
    .flatMap((text, index) => (pattern.test(text) ? [index + 1] : []))
}

function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word.toLowerCase())
}

/** `IndexManager` → Index, Manager; `DATE_UTILS` → DATE, UTILS. */
function wordsOf(name: string): string[] {
  return name.split(/_|(?<=[a-z0-9])(?=[A-Z])/)
}

function isExplained(what: string, line: string, lineAbove: string | undefined): boolean {
  return what !== 'only' && (/\/\/ ?\S|\$\{reason\}/.test(line) || /^\s*(\/\/|\*|\/\*\*?) ?\S/.test(lineAbove ?? ''))
}
