import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'judged')
const RUNS = join(FOLDER, 'runs')

/** A professional question; ids begin with the language. */
export interface JudgedQuestion {
  readonly id: string
  readonly field: string
  readonly text: string
  /** The question that is the same in the other language: what is useful for one is known to be held for the other. */
  readonly same: string | null
}

/** The first hits of a system for each question: for each publication the number that stands for its invention, best first. */
export type Run = ReadonlyMap<string, readonly string[]>

/** The committed questions. */
export function judgedQuestions(): JudgedQuestion[] {
  return tabRows(join(FOLDER, 'questions.tsv')).map(({ id = '', field = '', text = '', same = '' }) => ({
    id,
    field,
    text,
    same: same === '' ? null : same,
  }))
}

/** Grades of the committed judgements by question and number, as `zh01 CN1234567A`. Of several grades of one the lowest counts. */
export function judgedGrades(): Map<string, number> {
  const grades = new Map<string, number>()
  for (const { question, number, grade } of tabRows(join(FOLDER, 'judgements.tsv'))) {
    const key = `${question} ${number}`
    grades.set(key, Math.min(grades.get(key) ?? Infinity, Number(grade)))
  }
  return grades
}

/** The committed runs by their names. */
export function judgedRuns(): Map<string, Run> {
  const files = existsSync(RUNS) ? readdirSync(RUNS).filter((name) => name.endsWith('.tsv')) : []
  return new Map(files.sort().map((file) => [basename(file, '.tsv'), runOf(join(RUNS, file))]))
}

/** Writes a run next to the questions. */
export function writeRun(name: string, run: Run): void {
  const rows = [...run].flatMap(([question, numbers]) => numbers.map((number, i) => [question, i + 1, number].join('\t')))
  mkdirSync(RUNS, { recursive: true })
  writeFileSync(join(RUNS, `${name}.tsv`), `question\trank\tnumber\n${rows.join('\n')}\n`)
}

function runOf(file: string): Run {
  const rows = Map.groupBy(tabRows(file), ({ question }) => question!)
  return new Map(Array.from(rows, ([question, hits]) => [question, hits.map(({ number }) => number!)]))
}

/** None if the file does not exist. */
function tabRows(file: string): Record<string, string>[] {
  if (!existsSync(file)) return []
  const [head = [], ...rows] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(head.map((column, i) => [column, cells[i] ?? ''])))
}
