import { MAX_PEERS, type Language, type ValuationDetail, type ValuationGroup } from '@gezhi/contract'
import {
  classAtLevel,
  factText,
  ruleText,
  VALUATION_GROUPS,
  valuationFact,
  type PatentRecord,
  type Valuation,
  type ValuationFormula,
  type ValuationGroupName,
  type ValuedFact,
} from '@gezhi/records'
import type { FieldFilter, SearchEngine } from '@gezhi/search'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { patentRow } from '../patents/patent-row.ts'
import { distribution } from './distribution.ts'
import { valueById, type ValuedPatent } from './patent-valuer.ts'

/** Patents of the same class and filing year. */
export interface Peers {
  readonly classCode: string
  readonly year: number
  readonly found: number
  readonly valued: readonly ValuedPatent[]
}

type PeerEngine = Pick<SearchEngine<PatentRecord>, 'page' | 'count' | 'get' | 'relatedEach' | 'relatedCounts'>

/**
 * The first patents of the main IPC subclass, or for designs the Locarno class, and the filing year of a record, itself left out. Null without
 * class or year.
 */
export async function findPeers(
  engine: PeerEngine,
  { docId, record }: { readonly docId: string; readonly record: PatentRecord },
  {
    formula,
    today,
    signal,
    visible,
  }: {
    readonly formula: ValuationFormula
    readonly today: string
    readonly signal: AbortSignal
    /** What the caller may see. */
    readonly visible: readonly FieldFilter[]
  },
): Promise<Peers | null> {
  const year = Number(record.applicationDate?.slice(0, 4))
  const found = classFilter(record)
  if (!(year > 0) || found === null) return null
  const { classCode, filter } = found
  const filters = [filter, { field: 'ady', values: [String(year)], include: true }, ...visible]
  const [{ hits }, { total }] = await Promise.all([
    engine.page({ query: null, filters, from: 0, size: MAX_PEERS + 1, short: true, signal }),
    engine.count({ query: null, filters, signal }),
  ])
  const ids = hits.flatMap((hit) => (hit.docId === docId ? [] : [hit.docId])).slice(0, MAX_PEERS)
  return { classCode, year, found: total, valued: await valueById(engine, ids, { formula, today, signal }) }
}

function classFilter({ ipc = [], locarno = [] }: PatentRecord): { classCode: string; filter: FieldFilter } | null {
  const subclass = ipc[0] === undefined ? undefined : classAtLevel(ipc[0], 'ipc', 'subclass')
  if (subclass != null) return { classCode: subclass, filter: { field: 'ipc-main-subclass', values: [subclass], include: true } }
  const design = locarno[0] === undefined ? undefined : classAtLevel(locarno[0], 'locarno', 'class')
  return design == null ? null : { classCode: design, filter: { field: 'loc-class', values: [design], include: true } }
}

/** The groups of a valuation, each score with its inputs and rules, compared with peers. Pure. */
export function scoreTree(
  valuation: Valuation,
  peers: Peers | null,
  { formula, language }: { readonly formula: ValuationFormula; readonly language: Language },
): Record<ValuationGroupName, ValuationGroup> {
  const groupAt = (index: number): ValuationGroup => {
    const group = valuation.groups[index]!
    const labels = VALUATION_GROUPS[group.name]
    return {
      key: group.name,
      name: labels.label[language],
      points: group.points,
      max: group.max,
      gauge: group.gauge,
      gaugeMax: group.gaugeMax,
      scores: group.scores.map(({ name, points, max, facts }, place) => ({
        key: name,
        name: (labels.scores as Readonly<Record<string, { label: { zh: string; en: string } }>>)[name]!.label[language],
        points,
        max,
        facts: facts.map((fact, at) => shownFact(fact, ruleText(formula.scores[name][at]!, language), language)),
        peers: distribution(
          (peers?.valued ?? []).map((peer) => peer.valuation.groups[index]!.scores[place]!.points),
          points,
        ),
      })),
    }
  }
  return { strategyValue: groupAt(0), legalValue: groupAt(1), technicalValue: groupAt(2), marketValue: groupAt(3) }
}

/** The value of a patent with the inputs and rules of each score, compared with its peers. Pure. */
export function valuationDetail(
  { stored, valuation }: ValuedPatent,
  peers: Peers | null,
  { formula, language, now }: { readonly formula: ValuationFormula; readonly language: Language; readonly now: number },
): ValuationDetail {
  const { version, total, level, known } = valuation
  return {
    patent: patentRow(stored, language),
    version,
    total,
    level,
    known,
    ...scoreTree(valuation, peers, { formula, language }),
    peers: peers && {
      classCode: peers.classCode,
      year: peers.year,
      found: peers.found,
      compared: peers.valued.length,
      total: distribution(
        peers.valued.map((peer) => peer.valuation.total),
        total,
      ),
    },
    time: shanghaiTime(new Date(now)),
  }
}

function shownFact(fact: ValuedFact, rule: string, language: Language) {
  const { label, codes } = valuationFact(fact.fact)
  const choices = codes ? Object.entries(codes).map(([code, name]) => ({ code, name: name[language] })) : null
  return { ...fact, name: label[language], text: factText(fact, language), choices, rule }
}
