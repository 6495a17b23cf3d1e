import { readFileSync } from 'node:fs'

/** A class with its short titles, as Gezhi words them itself. */
export type ClassRow = readonly [symbol: string, zh: string, en: string]

/** Reads a table beside this file: a header, then a class a line, tab-separated. Throws on a line without both titles. */
export function readClassRows(name: string): ClassRow[] {
  const [, ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [symbol, zh, en, ...rest] = line.split('\t')
    if (!symbol || !zh || !en || rest.length > 0) throw new Error(`${name}: not a class with two titles: ${line}`)
    return [symbol, zh, en]
  })
}
