import { countsLine, IMPORT_TEXTS, type ImportLanguage } from '../import-texts.ts'
import { hasImportHistory, type ImportRun, type ImportState, openImportHistory } from './import-history.ts'

const STATES: Readonly<Record<ImportState, Record<ImportLanguage, string>>> = {
  running: { en: 'running', zh: '进行中' },
  ended: { en: 'done', zh: '完成' },
  stopped: { en: 'stopped', zh: '已停止' },
  failed: { en: 'failed', zh: '失败' },
  killed: { en: 'interrupted', zh: '被中断' },
}

const LISTED = 50

/** Prints the imports, newest last; the files of one run if it is named. `say` gets one line at a time. */
export function printHistory(folder: string, run: string | null, language: ImportLanguage, print: (line: string) => void): void {
  const words = IMPORT_TEXTS[language]
  if (!hasImportHistory(folder)) return print(words.noHistory)
  const history = openImportHistory(folder)
  try {
    const runs = history.list(run === null ? LISTED : -1).filter((one) => run === null || one.run === run)
    if (run !== null && runs.length === 0) print(words.noRun(run))
    for (const one of runs.toReversed()) for (const line of linesOf(one, language)) print(line)
    if (run === null) return
    for (const { file, what, counts } of history.files(run)) print(`  ${file}: ${what}${counts === null ? '' : `, ${countsLine(counts)}`}`)
  } finally {
    history.close()
  }
}

function linesOf(run: ImportRun, language: ImportLanguage): string[] {
  const words = IMPORT_TEXTS[language]
  const when = new Date(run.started).toLocaleString('sv-SE')
  const lines = [`${run.run}  ${when}  ${STATES[run.state][language]}  ${countsLine(run.counts)}`, `  ${run.paths.join('  ')}`]
  if (run.message !== null) lines.push(`  ${run.message}`)
  lines.push(...run.reasons.map((reason) => words.reason(reason)))
  if (run.rejectedFile !== null) lines.push(`  ${words.rejected(run.rejectedFile)}`)
  return lines
}
