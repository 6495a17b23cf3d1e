import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PublicationLink } from './linked-publications.ts'

const FILE = join(import.meta.dirname, 'judged-links.tsv')
/** Links that a judge looks at. */
const SAMPLE = 200

/** Links under other numbers, each pair once, the same ones for the same links. */
export function sampledLinks(links: readonly PublicationLink[]): PublicationLink[] {
  const pairs = new Map(links.filter(({ reason }) => reason !== 'application').map((link) => [pairOf(link), link]))
  const place = (pair: string) => createHash('sha256').update(pair).digest('hex')
  return [...pairs]
    .toSorted(([a], [b]) => (place(a) < place(b) ? -1 : 1))
    .slice(0, SAMPLE)
    .map(([, link]) => link)
}

/** Both numbers of a link, in one order whatever its direction. */
export function pairOf({ from, to }: PublicationLink): string {
  return [from.publicationNumber!, to.publicationNumber!].toSorted((a, b) => (a < b ? -1 : 1)).join('\t')
}

/** Verdicts of the committed file by pair: `right` or `wrong`. */
export function judgedLinks(): Map<string, string> {
  if (!existsSync(FILE)) return new Map()
  const [, ...rows] = readFileSync(FILE, 'utf8').trim().split('\n')
  return new Map(
    rows.map((row) => {
      const [a, b, verdict = ''] = row.split('\t')
      return [`${a}\t${b}`, verdict]
    }),
  )
}

/** Writes what a judge reads of the sampled links without a verdict: dates, titles, parties and the beginnings of both abstracts. */
export function writeSample(file: string, links: readonly PublicationLink[]): void {
  const judged = judgedLinks()
  const text = sampledLinks(links)
    .filter((link) => !judged.has(pairOf(link)))
    .map((link) => [pairOf(link), link.reason, side(link.from), side(link.to), ''].join('\n'))
  writeFileSync(file, text.join('\n'))
}

function side({
  publicationNumber,
  publicationDate,
  titles,
  applicants = [],
  inventors = [],
  abstracts = [],
}: PublicationLink['from']): string {
  const names = [applicants, inventors].map((parties) => parties.map(({ name }) => name).join(';'))
  return [publicationNumber, publicationDate, titles[0]?.text, ...names, abstracts[0]?.text.slice(0, 200)].join(' | ')
}
