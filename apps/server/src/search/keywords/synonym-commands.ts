import { readFile } from 'node:fs/promises'
import type { SynonymStore } from './synonym-store.ts'

interface SynonymCommand {
  readonly word: string
  readonly usage: string
  readonly zh: string
  readonly en: string
  run(store: SynonymStore, args: readonly string[]): Promise<string[]>
}

/** What an operator does with the table of synonyms on the command line. */
export const SYNONYM_COMMANDS: readonly SynonymCommand[] = [
  {
    word: 'add',
    usage: 'synonym add WORD WORD…',
    zh: '添加一组同义词',
    en: 'Adds words that mean the same',
    run: async (store, words) => [await added(store, [words])],
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
    en: 'Removes a group of synonyms, or words of it',
    run: remove,
  },
  {
    word: 'import',
    usage: 'synonym import FILE',
    zh: '导入同义词：UTF-8 文本，每行一组，以逗号、分号或制表符分隔',
    en: 'Imports synonyms: UTF-8 text, a group a line, parted by commas, semicolons or tabs',
    run: async (store, [file = '']) => [await added(store, readSynonymLines(await readFile(file, 'utf8')))],
  },
]

/** Runs `synonym …`; null where these are not its words. */
export async function runSynonymCommand(store: SynonymStore, args: readonly string[]): Promise<string[] | null> {
  const [area, word, ...rest] = args
  const command = SYNONYM_COMMANDS.find((one) => area === 'synonym' && one.word === word)
  return command === undefined ? null : command.run(store, rest)
}

/** The commands, a line each. */
export function synonymUsage(): string[] {
  return SYNONYM_COMMANDS.map(({ usage, zh, en }) => `  ${usage.padEnd(58)} ${zh} / ${en}`)
}

/** The groups of a file: one a line; empty lines and lines that begin with `#` are left out. Pure. */
export function readSynonymLines(text: string): string[][] {
  return text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split(/[,;\t，；]/).map((word) => word.trim().replace(/^"(.*)"$/, '$1')))
}

async function added(store: SynonymStore, groups: readonly (readonly string[])[]): Promise<string> {
  const count = await store.add(groups)
  if (count === 0 && groups.length === 1)
    throw new Error('至少需要两个不同的词，且不得已存在 / two different words are needed that are not there yet')
  return `${count} added / 已添加`
}

async function remove(store: SynonymStore, [number = '', ...words]: readonly string[]): Promise<string[]> {
  const group = /^\d{1,9}$/.test(number) ? Number(number) : -1
  if (!(await store.remove(group, words.length > 0 ? words : undefined))) throw new Error(`没有这一组 / there is no such group: ${number}`)
  return [`${number} removed / 已删除`]
}
