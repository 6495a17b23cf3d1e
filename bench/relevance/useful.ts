import { judgedGrades, judgedQuestions, judgedRuns, type Run } from './judged-files.ts'
import { interval, mean } from './metrics.ts'
import { formatRow } from './systems.ts'

/** Hits of a question that are judged. */
export const FIRST = 10
/** The run that others are compared with, if it exists. */
const BASELINE = 'before'

const LANGUAGES: Readonly<Record<string, string>> = { zh: 'Chinese', en: 'English' }

/** Useful inventions among the first ten of each question, and what is known of the question. */
export interface UsefulCount {
  readonly question: string
  /** Distinct inventions of grade 1 or 2 among the first ten hits. */
  readonly useful: number
  /** Hits among the first ten without a judgement: they count as not useful. */
  readonly unjudged: number
  /** Distinct inventions of grade 1 or 2 that any system found for it, or for the same question in the other language. */
  readonly known: number
}

/** Counts of a run by the grades of `judgedGrades`; `same` gives the question in the other language. Pure. */
export function usefulCounts(run: Run, grades: ReadonlyMap<string, number>, same: ReadonlyMap<string, string | null>): UsefulCount[] {
  const useful = Map.groupBy(
    Array.from(grades, ([key, grade]) => ({ place: key.indexOf(' '), key, grade })).filter(({ grade }) => grade > 0),
    ({ key, place }) => key.slice(0, place),
  )
  const usefulOf = (question: string) => (useful.get(question) ?? []).map(({ key, place }) => key.slice(place + 1))
  return Array.from(run, ([question, numbers]) => {
    const hits = [...new Set(numbers.slice(0, FIRST))]
    return {
      question,
      useful: hits.filter((number) => (grades.get(`${question} ${number}`) ?? 0) > 0).length,
      unjudged: hits.filter((number) => !grades.has(`${question} ${number}`)).length,
      known: new Set([question, same.get(question) ?? question].flatMap(usefulOf)).size,
    }
  })
}

/** Rows of a table: every committed run, by language, over all questions and over those of which the records hold ten useful inventions. */
export function usefulRows(): string[][] {
  const grades = judgedGrades()
  const same = new Map(judgedQuestions().map((question) => [question.id, question.same]))
  const counts = new Map(Array.from(judgedRuns(), ([name, run]) => [name, usefulCounts(run, grades, same)]))
  return Object.entries(LANGUAGES).flatMap(([language, title]) =>
    [false, true].flatMap((isRich) =>
      Array.from(counts, ([name, all]) => {
        const isCounted = ({ question, known }: UsefulCount) => question.startsWith(language) && (!isRich || known >= FIRST)
        const baseline = name === BASELINE ? [] : (counts.get(BASELINE) ?? [])
        return usefulRow(`${title} questions${isRich ? ' with ten or more' : ''}`, name, all.filter(isCounted), baseline)
      }),
    ),
  )
}

function usefulRow(set: string, name: string, counts: readonly UsefulCount[], baseline: readonly UsefulCount[]): string[] {
  const values = counts.map(({ useful }) => useful)
  const half = (rest: number) => mean(values.filter((_, i) => i % 2 === rest)).toFixed(2)
  const unjudged = counts.reduce((sum, count) => sum + count.unjudged, 0)
  const metric = `useful inventions in the first ${FIRST} (${values.length}${unjudged === 0 ? '' : `; ${unjudged} hits not judged`})`
  return formatRow([
    set,
    name,
    metric,
    mean(values).toFixed(2),
    formatInterval(values),
    `${half(0)} / ${half(1)}`,
    difference(counts, baseline),
  ])
}

/** The paired difference to a baseline over the questions of both. */
function difference(counts: readonly UsefulCount[], baseline: readonly UsefulCount[]): string {
  const earlier = new Map(baseline.map(({ question, useful }) => [question, useful]))
  const differences = counts.flatMap(({ question, useful }) => (earlier.has(question) ? [useful - earlier.get(question)!] : []))
  return differences.length === 0 ? '' : `${mean(differences).toFixed(2)} (${formatInterval(differences)}) to ${BASELINE}`
}

function formatInterval(values: readonly number[]): string {
  return values.length === 0
    ? ''
    : interval(values)
        .map((bound) => bound.toFixed(2))
        .join(' to ')
}
