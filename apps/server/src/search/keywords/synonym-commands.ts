import { readFile } from 'node:fs/promises'
import { withReadableError } from '../../http/with-readable-error.ts'
import { addSynonyms, removeSynonyms } from './synonym-actions.ts'
import type { Operator } from '../../http/operator-of.ts'
import type { SynonymStore } from './synonym-store.ts'

interface SynonymCommand {
  readonly word: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(store: SynonymStore, args: readonly string[], by: Operator): Promise<string[]>
}

/** Operator commands for the table of synonyms. */
export const SYNONYM_COMMANDS: readonly SynonymCommand[] = [
  {
    word: 'add',
    usage: 'synonym add WORD WORD…',
    zh: '添加一组同义词',
    en: 'Adds a group of synonyms',
    run: async (store, words, by) => [await added(store, [words], by)],
  },
  {
    word: 'list',
    usage: 'synonym list [WORD]',
    zh: '列出同义词组及其编号',
    en: 'Lists groups of synonyms with their numbers',
    run: async (store, [word]) => (await store.groups(word)).map(({ group, words }) => `${group}\t${words.join(', ')}`),
  },
  {
    word: 'remove',
    usage: 'synonym remove NUMBER [WORD…]',
    zh: '删除一组同义词，或其中的词',
    en: 'Deletes a group of synonyms, or words from it',
    run: remove,
  },
  {
    word: 'import',
    usage: 'synonym import FILE',
    zh: '导入同义词：UTF-8 文本，每行一组，以逗号、分号或制表符分隔',
    en: 'Imports synonyms: UTF-8 text, one group per line, separated by commas, semicolons or tabs',
    run: async (store, [file = ''], by) => [await added(store, readSynonymLines(await readFile(file, 'utf8')), by)],
  },
]

/** Runs `synonym …`; null if it is another command. */
export async function runSynonymCommand(store: SynonymStore, args: readonly string[], by: Operator): Promise<string[] | null> {
  const [area, word, ...rest] = args
  const command = SYNONYM_COMMANDS.find((one) => area === 'synonym' && one.word === word)
  return command === undefined ? null : withReadableError(command.run(store, rest, by))
}

/** The commands, a line each. */
export function synonymUsage(): string[] {
  return SYNONYM_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

/** The groups in a file: one per line; empty lines and lines that begin with `#` are ignored. Pure. */
export function readSynonymLines(text: string): string[][] {
  return text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(/[,;\t，；]/).map((word) => word.trim().replace(/^"(.*)"$/, '$1')))
}

async function added(store: SynonymStore, groups: readonly (readonly string[])[], by: Operator): Promise<string> {
  return `${await addSynonyms(store, groups, by)} added / 已添加`
}

async function remove(store: SynonymStore, [number = '', ...words]: readonly string[], by: Operator): Promise<string[]> {
  const group = /^\d{1,9}$/.test(number) ? Number(number) : -1
  await removeSynonyms(store, { group, words: words.length > 0 ? words : undefined }, by)
  return [`${number} removed / 已删除`]
}
