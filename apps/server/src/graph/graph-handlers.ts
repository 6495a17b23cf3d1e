import {
  GRAPH_NODE_TYPES,
  MAX_GRAPH_SNAPSHOTS,
  type Calls,
  type FoundNodes,
  type GraphLinkType,
  type GraphNode,
  type GraphNodeType,
  type ParsedRequestOf,
  type SnapshotContent,
} from '@gezhi/contract'
import { PATENT_KIND } from '@gezhi/records'
import { countryRule } from '../accounts/rights/country-rule.ts'
import { requirePaging } from '../accounts/rights/requirements.ts'
import type { CallContext, UserCaller } from '../http/call-context.ts'
import { CallError } from '../http/call-error.ts'
import { requireReady } from '../http/require-ready.ts'
import { shanghaiTime } from '../http/shanghai-time.ts'
import { textIn } from '../kinds/language-choice.ts'
import { queryOptions } from '../kinds/query-options.ts'
import { readSearchQuery } from '../kinds/read-search-query.ts'
import { openPatent } from '../patents/open-patent.ts'
import type { Serving, TableHandlers } from '../platform/domain.ts'
import { findOrganizations, findPassages, findPatents, findPersons } from './find-nodes.ts'
import { findPath } from './find-path.ts'
import { bareNode, namedNode, nodeKey, patentNode } from './graph-node.ts'
import { isVisible, type FollowedKinds, type GraphReader } from './graph-reader.ts'
import { relationsOf } from './graph-relations.ts'
import type { GraphStore, HistoryRow, SnapshotSummary } from './graph-store.ts'
import { assembleGraph, neighbours } from './neighbours.ts'
import { suggestNodes } from './suggest-nodes.ts'

type Context = CallContext<UserCaller>
type Search = ParsedRequestOf<Calls['graph']['searchGraphPersons']>

/** Handlers of the domain graph. */
export function graphHandlers(store: GraphStore, { engines, readiness, schemes }: Serving): TableHandlers<Calls['graph']> {
  const engine = engines.of(PATENT_KIND)

  const readerOf = async ({ language, signal, rights }: Context): Promise<GraphReader> => {
    requireReady(readiness)
    const find = (symbol: string) => schemes.find('ipc', symbol) ?? schemes.find('cpc', symbol) ?? schemes.find('locarno', symbol)
    const findClass = (text: string) => {
      const found = find(text)
      return found === null ? null : { symbol: found.symbol, title: textIn(found.titles, language) || null }
    }
    return { engine, language, signal, visible: countryRule(await rights()), findClass }
  }
  const searching = async (request: Search, context: Context, find: (reader: GraphReader) => Promise<FoundNodes>): Promise<FoundNodes> => {
    requirePaging(await context.rights(), request)
    return find(await readerOf(context))
  }
  /** The node of an id as the records have it: of a patent the number that is stored, of a class its title. */
  const resolve = async (reader: GraphReader, id: string): Promise<GraphNode> => {
    const { type, name } = nodeKey(id)
    const node = namedNode(type, name, type === 'classification' ? (reader.findClass(name)?.title ?? null) : null)
    if (type !== 'patent') return node ?? { id, type, name, info: null, stored: true }
    const found = await openPatent(engine, name)
    if (!isVisible(reader, found)) throw new CallError('PATENT_NOT_FOUND', { number: name })
    return patentNode(found, reader.language)
  }

  return {
    suggestGraphNodes: async ({ keyWord, type }, context) => suggestNodes(await readerOf(context), keyWord, type),
    async searchGraphPatents(request, context) {
      const options = queryOptions({ engine, schemes }, await context.rights())
      const read = { queryStr: request.condition, mode: 'box' } as const
      return searching(request, context, (reader) => findPatents(reader, readSearchQuery(read, context.language, options).tree, request))
    },
    searchGraphPersons: (request, context) => searching(request, context, (reader) => findPersons(reader, request.condition, request)),
    searchGraphOrganizations: (request, context) =>
      searching(request, context, (reader) => findOrganizations(reader, request.condition, request)),
    searchGraphFeatures: (request, context) => searching(request, context, (reader) => findPassages(reader, request.condition, request)),
    async getGraph({ id, centre, nodeTypeList, linkTypeList, from, size }, context) {
      const reader = await readerOf(context)
      const node = await resolve(reader, id)
      await context.countItem(centre ?? node.id)
      const request = { kinds: followedKinds(nodeTypeList, linkTypeList), from, size }
      const groups = await neighbours(reader, nodeKey(node.id), request)
      const isFirst = centre === undefined && from === 0
      if (isFirst && node.type !== 'patent' && !groups?.length) throw new CallError('GRAPH_NODE_NOT_FOUND', { name: node.name })
      if (isFirst) await store.addHistory(context.caller.userId, node)
      return assembleGraph(node, groups ?? [])
    },
    async getGraphPatent({ id }, context) {
      const reader = await readerOf(context)
      const { name } = nodeKey(id)
      const found = await openPatent(engine, name)
      if (!isVisible(reader, found)) throw new CallError('PATENT_NOT_FOUND', { number: name })
      const { docId, record } = found
      return {
        id: docId,
        publicationNumber: record.publicationNumber ?? null,
        applicationNumber: record.applicationNumber ?? null,
        title: textIn(record.titles, context.language),
        abstract: textIn(record.abstracts, context.language),
        applicants: (record.applicants ?? []).map((party) => party.name),
        inventors: (record.inventors ?? []).map((party) => party.name),
        applicationDate: record.applicationDate ?? null,
        publicationDate: record.publicationDate ?? null,
        ipc: record.ipc ?? [],
      }
    },
    getGraphRelations: async ({ idList }, context) => ({ links: await relationsOf(await readerOf(context), idList) }),
    async findGraphPath({ source, target, centre, nodeTypeList, linkTypeList }, context) {
      const reader = await readerOf(context)
      await context.countItem(centre ?? source)
      return findPath(reader, { source, target, kinds: followedKinds(nodeTypeList, linkTypeList) })
    },
    listGraphHistory: async (_request, { caller }) => (await store.history(caller.userId)).map(shownHistory),
    async deleteGraphHistory({ id }, { caller }) {
      if (!(await store.removeHistory(caller.userId, id))) throw new CallError('GRAPH_HISTORY_NOT_FOUND')
      return true
    },
    async addGraphSnapshot({ name, content }, { caller }) {
      requireWholeGraph(content)
      const { type } = nodeKey(content.nodes[0]!.id)
      const id = await store.addSnapshot(caller.userId, { name, content, type })
      if (id === null) throw new CallError('GRAPH_SNAPSHOTS_FULL', { limit: MAX_GRAPH_SNAPSHOTS })
      return { id }
    },
    listGraphSnapshots: async ({ type }, { caller }) =>
      (await store.snapshots(caller.userId, type === 'all' ? null : type)).map(shownSnapshot),
    async getGraphSnapshot({ id }, { caller }) {
      const found = await store.snapshot(caller.userId, id)
      if (found === null) throw new CallError('GRAPH_SNAPSHOT_NOT_FOUND')
      return { ...shownSnapshot(found), content: found.content }
    },
    async deleteGraphSnapshot({ id }, { caller }) {
      if (!(await store.removeSnapshot(caller.userId, id))) throw new CallError('GRAPH_SNAPSHOT_NOT_FOUND')
      return true
    },
  }
}

/** An empty list, or `all`, follows every kind; links that are attributes are followed with the kinds of their nodes. */
export function followedKinds(nodes: readonly (GraphNodeType | 'all')[], links: readonly (GraphLinkType | 'all')[]): FollowedKinds {
  const nodeTypes = new Set<string>(nodes.length === 0 || nodes.includes('all') ? GRAPH_NODE_TYPES : nodes)
  const every = links.length === 0 || links.includes('all')
  return { follows: (link, node) => nodeTypes.has(node) && (every || link === 'attribute' || links.includes(link)) }
}

/** Every node once, and no link to a node that the snapshot lacks. */
function requireWholeGraph({ nodes, links }: SnapshotContent): void {
  const ids = new Set<string>()
  for (const { id } of nodes) {
    if (ids.has(id)) throw new CallError('GRAPH_SNAPSHOT_NODE_TWICE', { name: bareNode(id).name })
    ids.add(id)
  }
  const lost = links.findIndex(({ from, to }) => Math.max(from, to) >= nodes.length)
  if (lost < 0) return
  const { from, to } = links[lost]!
  throw new CallError('GRAPH_SNAPSHOT_LINK', { link: lost + 1, node: Math.max(from, to) + 1, nodes: nodes.length })
}

function shownHistory({ id, node, openedAt }: HistoryRow) {
  return { id, node, createTime: shanghaiTime(openedAt) }
}

function shownSnapshot({ id, name, type, nodes, createdAt }: SnapshotSummary) {
  return { id, name, type, nodes, createTime: shanghaiTime(createdAt) }
}
