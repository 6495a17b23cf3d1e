import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PatentRecord } from '@gezhi/records'
import { judgedGrades, judgedQuestions, judgedRuns, type JudgedQuestion } from './judged-files.ts'

const QUESTIONS_IN_FILE = 10

/**
 * Writes what a judge reads, ten questions a file: each question with the stored hits of all runs that have no judgement yet, with title and
 * abstract, in an order that does not depend on the system that found them.
 */
export function writePools(folder: string, records: readonly PatentRecord[]): void {
  const byNumber = new Map(records.map((record) => [record.publicationNumber!, record]))
  const questions = judgedQuestions()
  mkdirSync(folder, { recursive: true })
  for (let from = 0; from < questions.length; from += QUESTIONS_IN_FILE) {
    const some = questions.slice(from, from + QUESTIONS_IN_FILE)
    const text = some
      .map((question) =>
        poolText(
          question,
          unjudgedHits(question).map((number) => byNumber.get(number)!),
        ),
      )
      .join('\n')
    writeFileSync(join(folder, `${some[0]!.id}-${some.at(-1)!.id}.md`), text)
  }
}

function unjudgedHits({ id }: JudgedQuestion): string[] {
  const grades = judgedGrades()
  const found = new Set(Array.from(judgedRuns().values()).flatMap((run) => run.get(id) ?? []))
  const place = (number: string) => createHash('sha256').update(`${id} ${number}`).digest('hex')
  return [...found].filter((number) => !grades.has(`${id} ${number}`)).toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

function poolText({ id, text }: JudgedQuestion, records: readonly PatentRecord[]): string {
  const hits = records.map(({ publicationNumber, titles, abstracts }) =>
    [`### ${id} ${publicationNumber}`, titles[0]?.text ?? '(no title)', abstracts?.[0]?.text.replace(/\s+/g, ' ') ?? '(no abstract)'].join(
      '\n',
    ),
  )
  return [`# ${id}: ${text}`, `${records.length} hits`, ...hits, ''].join('\n\n')
}
