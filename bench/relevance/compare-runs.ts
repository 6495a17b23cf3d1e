import { readFileSync, writeFileSync } from 'node:fs'
import { interval, mean } from './metrics.ts'
import { formatRow } from './systems.ts'

/** What each question of each set came to, by its id or text. */
export type Answers = Record<string, Record<string, number>>

/** Files by which runs of two versions are compared. */
export interface ComparedRuns {
  /** File that the answers are written to, to compare a later run with. */
  readonly save?: string | undefined
  /** File of an earlier run that this one is compared with, question by question. */
  readonly against?: string | undefined
}

/** Rows of a table: each set with its mean, and the difference to an earlier run over the questions of both, with its paired 95 % interval. */
export function compareRuns(answers: Answers, { save, against }: ComparedRuns): string[][] {
  if (save !== undefined) writeFileSync(save, JSON.stringify(answers))
  const earlier = against === undefined ? {} : (JSON.parse(readFileSync(against, 'utf8')) as Answers)
  return Object.entries(answers).map(([set, values]) => row(set, values, earlier[set]))
}

function row(set: string, values: Readonly<Record<string, number>>, earlier: Readonly<Record<string, number>> = {}): string[] {
  const own = Object.values(values)
  const [low, high] = interval(own)
  const differences = Object.entries(values).flatMap(([question, value]) => (question in earlier ? [value - earlier[question]!] : []))
  const compared =
    differences.length === 0 ? '' : `${signed(mean(differences))} (${interval(differences).map(signed).join(' to ')}) to the earlier run`
  return formatRow([
    set,
    'all, as searches ask',
    `mean (${own.length})`,
    mean(own).toFixed(3),
    `${low.toFixed(3)}–${high.toFixed(3)}`,
    '',
    compared,
  ])
}

function signed(value: number): string {
  return (value < 0 ? '' : '+') + value.toFixed(3)
}
