import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Documents of offices and benchmarks, next to the checkout; never part of the repository. */
const FOLDER = join(import.meta.dirname, '../../../shared/data')

/** Why nothing can be measured; undefined if the files exist. */
export const FILES_MISSING = existsSync(FOLDER) ? undefined : `there are no files at ${FOLDER}`

/** Throws if there is nothing to measure on. */
export function requireFiles(): void {
  if (FILES_MISSING !== undefined) throw new Error(`Nothing to measure on: ${FILES_MISSING}`)
}

/** Tables with the Chinese and the English titles of the International Patent Classification. */
export const CLASS_TABLES = ['classification/ipc-2026.01-zh.tsv.gz', 'classification/ipc-en.tsv.gz'] as const

/** The path of a file. */
export function fileAt(file: string): string {
  return join(FOLDER, file)
}

/** The bytes of a file. */
export function bytesOf(file: string): Buffer {
  return readFileSync(fileAt(file))
}

/** The lines of a file, unpacked if compressed. */
export function linesOf(file: string): string[] {
  const bytes = bytesOf(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\ufeff/, '')
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** The objects of a JSON lines file. */
export function objectsOf<T>(file: string): T[] {
  return linesOf(file).map((line) => JSON.parse(line) as T)
}

/** The rows of a tab-separated file, by the names in its header. */
export function tabRows(file: string): Record<string, string>[] {
  const [head, ...lines] = linesOf(file).map((line) => line.split('\t'))
  return lines.map((cells) => Object.fromEntries(head!.map((name, i) => [name, cells[i] ?? ''])))
}

/** The rows of a comma-separated file, with quotes and line breaks in cells. */
export function commaRows(file: string): Record<string, string>[] {
  const [head, ...rows] = cellsOf(linesOf(file).join('\n'))
  return rows.map((cells) => Object.fromEntries(head!.map((name, i) => [name, cells[i] ?? ''])))
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\n]*))(,|\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((cells) => cells.length > 1)
}
