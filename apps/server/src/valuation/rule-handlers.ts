import { MAX_PREVIEWED_PATENTS } from '@gezhi/contract'
import { PATENT_KIND, readValuationFormula, shanghaiDay, type PatentRecord, type Valuation, type ValuationFormula } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'
import type { Handlers } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { operatorOf } from '../http/operator-of.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { patentRow } from '../patents/patent-row.ts'
import type { Serving } from '../platform/domain.ts'
import { listedPatents } from '../search/batch/listed-patents.ts'
import { matchBatch } from '../search/batch/match-batch.ts'
import { rowsOfLines } from '../search/batch/read-batch.ts'
import { valueById } from './patent-valuer.ts'
import { publishRules } from './publish-rules.ts'
import type { ValuationRules } from './valuation-rules.ts'

type RuleCalls = 'listValuationRules' | 'getValuationRules' | 'previewValuationRules' | 'publishValuationRules'

const NUMBERS = '1,2'

interface RuleParts {
  readonly rules: ValuationRules
  readonly now: () => number
}

/** Calls of administrators about the rules of valuations. */
export function ruleHandlers({ rules, now }: RuleParts, { engines, readiness }: Serving): Pick<Handlers['valuation'], RuleCalls> {
  const engine = engines.of(PATENT_KIND)
  return {
    async listValuationRules(page) {
      const [{ list, total }, { version: current }] = await Promise.all([rules.page(page), rules.current()])
      return {
        total,
        list: list.map(({ version, reason, publishedAt }) => ({
          version,
          reason,
          publishTime: publishedAt && shanghaiTime(publishedAt),
          current: version === current,
        })),
      }
    },
    async getValuationRules({ version }) {
      const found = version === undefined ? await rules.current() : await rules.find(version)
      if (found === null) throw new CallError('VALUATION_VERSION_NOT_FOUND')
      return answered(found)
    },
    async previewValuationRules({ formula, numberList }, { language, signal }) {
      requireReady(readiness)
      const { ids, missing } = await previewedPatents(engine, numberList, signal)
      const today = shanghaiDay(now())
      const [before, after] = await Promise.all(
        [await rules.current(), readValuationFormula(formula)].map((one) => valueById(engine, ids, { formula: one, today, signal })),
      )
      const list = before!.flatMap(({ stored, valuation }) => {
        const changed = after!.find((one) => one.stored.docId === stored.docId)
        if (changed === undefined) return []
        const { id, title, publication_number: number, application_number: application } = patentRow(stored, language)
        return [{ id, number: number ?? application ?? id, title, before: scoreOf(valuation), after: scoreOf(changed.valuation) }]
      })
      return { list, missing }
    },
    async publishValuationRules({ formula, reason }, context) {
      await publishRules(rules, { formula: readValuationFormula(formula), reason }, operatorOf(context))
      return true
    },
  }
}

/** The ids of the patents of numbers, in any order; without numbers, of the newest. */
async function previewedPatents(engine: SearchEngine<PatentRecord>, numbers: readonly string[], signal: AbortSignal) {
  const page = { from: 0, size: MAX_PREVIEWED_PATENTS, short: true, signal }
  const rows = rowsOfLines(numbers, NUMBERS, MAX_PREVIEWED_PATENTS)
  const batch = rows.length === 0 ? null : await matchBatch(engine, rows, NUMBERS, signal)
  const missing = batch?.errors.map(({ value }) => value) ?? []
  if (batch?.values.length === 0) return { ids: [], missing }
  const { hits } = await engine.page({ ...(batch === null ? { query: null, filters: [] } : listedPatents(batch)), ...page })
  return { ids: hits.map(({ docId }) => docId), missing }
}

function scoreOf({ total, level }: Valuation) {
  return { total, level }
}

/** As the schema of the answer has it: lists that may be changed. */
function answered({ version, levels, scores }: ValuationFormula) {
  return structuredClone<object>({ version, levels, scores }) as Awaited<ReturnType<Handlers['valuation']['getValuationRules']>>
}
