import { VALUATION_LEVELS } from '@gezhi/records'
import type { apiClient } from '../../../api/api-client.ts'

/** A patent with its score by the current and by the edited rules. */
export type PreviewedPatent = Awaited<ReturnType<typeof apiClient.valuation.previewValuationRules>>['list'][number]

/** How scores and levels change. Pure. */
export function previewChanges(list: readonly PreviewedPatent[]) {
  const changes = list.map(({ before, after }) => Math.round((after.total - before.total) * 100) / 100)
  return {
    raised: changes.filter((change) => change > 0).length,
    lowered: changes.filter((change) => change < 0).length,
    same: changes.filter((change) => change === 0).length,
    /** Patents of another level. */
    moved: list.filter(({ before, after }) => before.level !== after.level).length,
    mean: list.length === 0 ? 0 : changes.reduce((sum, change) => sum + change, 0) / list.length,
    levels: VALUATION_LEVELS.map((level) => ({
      level,
      before: list.filter(({ before }) => before.level === level).length,
      after: list.filter(({ after }) => after.level === level).length,
    })),
  }
}
