import { MAX_CLASSES } from '../../classification/count-industries.ts'
import { classesOfIndustries } from '../../classification/industry-tree.ts'
import { CallError } from '../../http/call-error.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import type { AnswerPatents, SearchParts } from '../search-parts.ts'
import { collapseOf } from '../../kinds/collapse-of.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import type { SearchCriteria } from '../../kinds/answer-list.ts'
import { followCitations, type Direction } from './citation-search.ts'
import { allOf, hasAny } from '../../classification/join-queries.ts'
import { ownCriteria } from '../own-criteria.ts'
import { patentQueryOptions } from '../patent-query-options.ts'
import { lawQuery } from './law-query.ts'

type ModeHandlers = Pick<Handlers['search'], 'searchByCommand' | 'searchByCitation' | 'searchByClass' | 'searchByLaw'>

const DIRECTIONS: Readonly<Record<Direction | 'both', readonly Direction[]>> = {
  citing: ['citing'],
  cited: ['cited'],
  both: ['cited', 'citing'],
}

/** The fields of a scheme's classes, of all of them and of the main one. Locarno has no main class. */
const CLASS_FIELDS = { ipc: ['ipc', 'ipc-main'], cpc: ['cpc', 'cpc-main'], loc: ['loc', 'loc'] } as const

/** The calls of the search modes (B.search-modes.15): each derives its criteria from the request; lists are the same. */
export function modeHandlers(parts: Pick<SearchParts, 'engine' | 'schemes' | 'projects'>, answer: AnswerPatents): ModeHandlers {
  const { engine, schemes } = parts
  /** The additional query of the request; none if empty. */
  const beside = async (queryStr: string, context: CallContext): Promise<SearchCriteria> =>
    queryStr.trim() === ''
      ? { tree: null, diagnostics: [] }
      : readSearchQuery({ queryStr, mode: 'command' }, context.language, await patentQueryOptions(parts, { queryStr }, context))
  return {
    async searchByCommand(request, context) {
      const { criteria, filterItems } = await ownCriteria(parts, request, context)
      return answer(criteria, { ...request, filterItems }, context)
    },
    async searchByCitation({ numberList, direction, depth, by, ...request }, context) {
      const criteria = await beside(request.filter.queryStr, context)
      const directions = DIRECTIONS[direction]
      const { collapse = '' } = collapseOf(engine.kind, request, context.language)
      const grouping = engine.kind.groupings[collapse]
      const { found, ...reported } = await followCitations(engine, {
        numbers: numberList,
        directions,
        depth,
        ...(by !== undefined && { by }),
        ...(grouping !== undefined && { group: (record) => grouping.key(record) }),
      })
      const filters = [{ field: 'pn', values: found, include: true }]
      return { ...(await answer({ ...criteria, filters }, request, context)), ...mutable(reported) }
    },
    async searchByClass({ codeList, scheme, mainOnly, ...request }, context) {
      const criteria = await beside(request.filter.queryStr, context)
      const isIndustry = scheme === 'cide' || scheme === 'esosi'
      const symbols = isIndustry ? classesOfIndustries(schemes, scheme, codeList) : codeList
      if (symbols.length === 0 || symbols.length > MAX_CLASSES) throw new CallError('INVALID_INPUT', { field: 'codeList' })
      const classes = hasAny(CLASS_FIELDS[isIndustry ? 'ipc' : scheme][mainOnly ? 1 : 0], symbols)
      return answer({ ...criteria, tree: allOf([criteria.tree, classes]) }, request, context)
    },
    async searchByLaw({ lawTypeList, eventList, eventDateFrom, eventDateTo, ...request }, context) {
      const criteria = await beside(request.filter.queryStr, context)
      const law = lawQuery({ lawTypeList, eventList, eventDateFrom, eventDateTo })
      return answer({ ...criteria, tree: allOf([criteria.tree, law]) }, request, context)
    },
  }
}

function mutable({ unknownNumbers, parts, cut }: Omit<Awaited<ReturnType<typeof followCitations>>, 'found'>) {
  return { unknownNumbers: [...unknownNumbers], parts: [...parts], cut }
}
