import { MAX_CLASSES } from '../../classification/count-industries.ts'
import { classesOfIndustries } from '../../classification/industry-tree.ts'
import { CallError } from '../../http/call-error.ts'
import type { CallContext, Handlers } from '../../http/call-context.ts'
import type { AnswerPatents, SearchParts } from '../search-parts.ts'
import { queryOptions } from '../../kinds/query-options.ts'
import { readSearchQuery } from '../../kinds/read-search-query.ts'
import { searchAnswerer, type Wanted } from '../../kinds/answer-list.ts'
import { followCitations, type Direction } from './citation-search.ts'
import { allOf, hasAny } from '../../classification/join-queries.ts'
import { lawQuery } from './law-query.ts'

type ModeHandlers = Pick<Handlers['search'], 'searchByCommand' | 'searchByCitation' | 'searchByClass' | 'searchByLaw'>

const DIRECTIONS: Readonly<Record<Direction | 'both', readonly Direction[]>> = {
  citing: ['citing'],
  cited: ['cited'],
  both: ['cited', 'citing'],
}

/** The fields of a scheme's classes, of all of them and of the first. Locarno tells no first. */
const CLASS_FIELDS = { ipc: ['ipc', 'ipc-main'], cpc: ['cpc', 'cpc-main'], loc: ['loc', 'loc'] } as const

/** The calls of the ways of searching (B.search-modes.15): each makes what it looks for of its request, the list is answered alike. */
export function modeHandlers(
  { engine, search, schemes, readiness }: Pick<SearchParts, 'engine' | 'search' | 'schemes' | 'readiness'>,
  answer: AnswerPatents,
): ModeHandlers {
  const options = async (context: CallContext) => queryOptions({ engine, schemes }, await context.rights())
  /** The query beside a way's own part; empty is none. */
  const beside = async (queryStr: string, context: CallContext): Promise<Wanted> =>
    queryStr.trim() === ''
      ? { tree: null, diagnostics: [] }
      : readSearchQuery({ queryStr, mode: 'command' }, context.language, await options(context))
  return {
    searchByCommand: searchAnswerer(search, { schemes, readiness }),
    async searchByCitation({ numberList, direction, depth, by, ...request }, context) {
      const wanted = await beside(request.filter.queryStr, context)
      const directions = DIRECTIONS[direction]
      const { found, ...told } = await followCitations(engine, { numbers: numberList, directions, depth, ...(by !== undefined && { by }) })
      const filters = [{ field: 'pn', values: found, include: true }]
      return { ...(await answer({ ...wanted, filters }, request, context)), ...mutable(told) }
    },
    async searchByClass({ codeList, scheme, mainOnly, ...request }, context) {
      const wanted = await beside(request.filter.queryStr, context)
      const isIndustry = scheme === 'cide' || scheme === 'esosi'
      const symbols = isIndustry ? classesOfIndustries(schemes, scheme, codeList) : codeList
      if (symbols.length === 0 || symbols.length > MAX_CLASSES) throw new CallError('INVALID_INPUT', { field: 'codeList' })
      const classes = hasAny(CLASS_FIELDS[isIndustry ? 'ipc' : scheme][mainOnly ? 1 : 0], symbols)
      return answer({ ...wanted, tree: allOf([wanted.tree, classes]) }, request, context)
    },
    async searchByLaw({ lawTypeList, eventList, eventDateFrom, eventDateTo, ...request }, context) {
      const wanted = await beside(request.filter.queryStr, context)
      const law = lawQuery({ lawTypeList, eventList, eventDateFrom, eventDateTo })
      return answer({ ...wanted, tree: allOf([wanted.tree, law]) }, request, context)
    },
  }
}

function mutable({ unknownNumbers, parts, cut }: Omit<Awaited<ReturnType<typeof followCitations>>, 'found'>) {
  return { unknownNumbers: [...unknownNumbers], parts: [...parts], cut }
}
